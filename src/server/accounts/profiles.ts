/** Profiles: each section for those who may see it. */
import {
  type GameTally,
  type ProfilePart,
  PROFILE_PARTS,
  type PublicProfile,
  type PlayedMatch,
  type RatingHistory,
  type ShareLevel,
  RequestError,
} from '../../protocol/index.ts';
import type { AccountRatings } from '../ratings/accountRatings.ts';
import { type Accounts, parsePuzzleCounts, parseShares } from './accounts.ts';
import type { AccountSeats } from './accountSeats.ts';
import type { Row } from '../storage/schema.ts';

const MAX_LISTED = 50;

export class Profiles {
  readonly #people: Accounts;
  readonly #seats: AccountSeats;
  readonly #ratings: AccountRatings | null;
  /** How each section is built; `PARTS` lists them too. */
  readonly #parts: {
    readonly [P in ProfilePart]: (person: Row<'people'>) => Promise<Partial<PublicProfile>>;
  };

  /** `ratings` is null where the server has no rated tables. */
  constructor(
    people: Accounts,
    seats: AccountSeats,
    ratings: AccountRatings | null,
    isOnline: (person: string) => Promise<boolean>,
  ) {
    this.#ratings = ratings;
    this.#people = people;
    this.#seats = seats;
    this.#parts = {
      games: async ({ id }) => ({ games: await this.#games(id) }),
      matches: async ({ id }) => ({ matches: await this.#matches(id) }),
      puzzles: async (row) => {
        const puzzles = parsePuzzleCounts(row);
        return puzzles === null ? {} : { puzzles };
      },
      ratings: async ({ id }) => (ratings === null ? {} : { ratings: await ratings.listRatings(id) }),
      presence: async ({ id }) => ((await isOnline(id)) ? { here: true } : {}),
    };
  }

  async readProfile(name: string, viewer: string | null): Promise<PublicProfile> {
    const { row, seen } = await this.#isVisibleTo(name, viewer);
    const parts = await Promise.all(seen.map((part) => this.#parts[part](row)));
    return Object.assign({ name: row.name }, ...parts) as PublicProfile;
  }

  async ratingHistory(name: string, viewer: string | null, game: string): Promise<RatingHistory> {
    const { row, seen } = await this.#isVisibleTo(name, viewer);
    if (!seen.includes('ratings') || this.#ratings === null)
      throw new RequestError('unknownPerson', 'their ratings are not shown to you');
    return this.#ratings.history(row.id, game);
  }

  /** The account, and the sections that `viewer` may see. */
  async #isVisibleTo(
    name: string,
    viewer: string | null,
  ): Promise<{ readonly row: Row<'people'>; readonly seen: readonly ProfilePart[] }> {
    const row = await this.#people.findByName(name);
    if (row === undefined) throw new RequestError('unknownPerson', 'nobody is called that');
    const isOwn = viewer === row.id;
    const hasPlayed = viewer !== null && !isOwn && (await this.#seats.havePlayed(row.id, viewer));
    const maySee = (share: ShareLevel): boolean =>
      isOwn || share === 'public' || (share === 'played' && hasPlayed);
    const shares = parseShares(row);
    return { row, seen: PROFILE_PARTS.filter((part) => maySee(shares[part])) };
  }

  async #games(person: string): Promise<GameTally[]> {
    const counts = new Map<string, GameTally>();
    for await (const { game, over, won } of this.#seats.played(person)) {
      if (over === null) continue;
      const before = counts.get(game) ?? { game, played: 0, won: 0 };
      counts.set(game, { game, played: before.played + 1, won: before.won + (won === true ? 1 : 0) });
    }
    return [...counts.values()].toSorted((a, b) => b.played - a.played);
  }

  /** Only finished matches: running ones are private. */
  async #matches(person: string): Promise<PlayedMatch[]> {
    const list: PlayedMatch[] = [];
    for await (const { room: _room, ...match } of this.#seats.played(person)) {
      if (match.over !== null) list.push(match);
      if (list.length === MAX_LISTED) break;
    }
    return list;
  }
}
