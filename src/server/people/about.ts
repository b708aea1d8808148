/** The page about a person: each part as whoever asks may see it. */
import {
  type GameCount,
  type Part,
  PARTS,
  type PersonPage,
  type PlayedMatch,
  type RatingHistory,
  type Share,
} from '../../protocol/index.ts';
import { RefusedRequest } from '../host/requests.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { PersonRow } from '../storage/peopleTables.ts';
import { type People, puzzlesOf, sharesOf } from './people.ts';
import type { PersonSeats } from './personSeats.ts';

/** At most 50 matches are listed. */
const LISTED = 50;

export class About {
  readonly #people: People;
  readonly #seats: PersonSeats;
  readonly #ratings: Ratings | null;
  /** How each part is made; whatever is told of a person has its line here and in `PARTS`. */
  readonly #parts: { readonly [P in Part]: (person: PersonRow) => Promise<Partial<PersonPage>> };

  /** Whether somebody has a page open. */
  isHere: (person: string) => Promise<boolean> = async () => false;

  /** `ratings` is null where tables cannot be rated. */
  constructor(people: People, seats: PersonSeats, ratings: Ratings | null) {
    this.#ratings = ratings;
    this.#people = people;
    this.#seats = seats;
    this.#parts = {
      games: async ({ id }) => ({ games: await this.#games(id) }),
      matches: async ({ id }) => ({ matches: await this.#matches(id) }),
      puzzles: async (row) => {
        const puzzles = puzzlesOf(row);
        return puzzles === null ? {} : { puzzles };
      },
      ratings: async ({ id }) => (ratings === null ? {} : { ratings: await ratings.of(id) }),
      presence: async ({ id }) => ((await this.isHere(id)) ? { here: true } : {}),
    };
  }

  /** As `viewer` sees it; null for whoever is not signed in. */
  async page(name: string, viewer: string | null): Promise<PersonPage> {
    const { row, seen } = await this.#seenBy(name, viewer);
    const parts = await Promise.all(seen.map((part) => this.#parts[part](row)));
    return Object.assign({ name: row.name }, ...parts) as PersonPage;
  }

  /** How a rating came about, for whoever may see the ratings of that person. */
  async ratingHistory(name: string, viewer: string | null, game: string): Promise<RatingHistory> {
    const { row, seen } = await this.#seenBy(name, viewer);
    if (!seen.includes('ratings') || this.#ratings === null)
      throw new RefusedRequest('person', 'their ratings are not shown to you');
    return this.#ratings.history(row.id, game);
  }

  /** Somebody, and the parts that `viewer` may see. */
  async #seenBy(
    name: string,
    viewer: string | null,
  ): Promise<{ readonly row: PersonRow; readonly seen: readonly Part[] }> {
    const row = await this.#people.called(name);
    if (row === undefined) throw new RefusedRequest('person', 'nobody is called that');
    const isOwn = viewer === row.id;
    const hasPlayed = viewer !== null && !isOwn && (await this.#seats.havePlayed(row.id, viewer));
    const maySee = (share: Share): boolean =>
      isOwn || share === 'public' || (share === 'played' && hasPlayed);
    const shares = sharesOf(row);
    return { row, seen: PARTS.filter((part) => maySee(shares[part])) };
  }

  async #games(person: string): Promise<GameCount[]> {
    const counts = new Map<string, GameCount>();
    for await (const { game, over, won } of this.#seats.played(person)) {
      if (over === null) continue;
      const before = counts.get(game) ?? { game, played: 0, won: 0 };
      counts.set(game, { game, played: before.played + 1, won: before.won + (won === true ? 1 : 0) });
    }
    return [...counts.values()].toSorted((a, b) => b.played - a.played);
  }

  /** Only what is over can be replayed; what goes on is nobody else's business. */
  async #matches(person: string): Promise<PlayedMatch[]> {
    const list: PlayedMatch[] = [];
    for await (const { room: _room, ...match } of this.#seats.played(person)) {
      if (match.over !== null) list.push(match);
      if (list.length === LISTED) break;
    }
    return list;
  }
}
