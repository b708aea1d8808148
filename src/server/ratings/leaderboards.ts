/** Leaderboards: accounts with public ratings, best first, and the rows around one's own. */
import type { LeaderboardRow, Leaderboard, LeaderboardSpan } from '../../protocol/index.ts';
import { displayRating, ESTABLISHED_SIGMA } from '../../ratings/index.ts';
import { hasMetEnough } from './ratingStore.ts';
import type { AccountRatings } from './accountRatings.ts';

/** Each list is read at most every 5 seconds. */
const CACHE_TIME = 5000;
const MAX_LISTED = 5000;
const TOP = 50;
const AROUND = 5;

interface Entrant {
  readonly person: string;
  readonly name: string;
  readonly value: number;
  readonly uncertainty: number;
  readonly matches: number;
  readonly at: number;
  readonly isPublic: boolean;
}

function startOfMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function rankEntrants(entrants: readonly Entrant[], viewer: string | null): LeaderboardRow[] {
  let place = 1;
  return entrants.map(({ person, name, value, uncertainty, matches }, i) => {
    if (i > 0 && value !== entrants[i - 1]!.value) place = i + 1;
    return { place, name, value, uncertainty, matches, ...(person === viewer ? { own: true } : {}) };
  });
}

export class Leaderboards {
  readonly #ratings: AccountRatings;
  readonly #now: () => number;
  readonly #isPublic: (shares: string) => boolean;
  readonly #lists = new Map<string, { readonly at: number; readonly list: Promise<readonly Entrant[]> }>();

  constructor(ratings: AccountRatings, now: () => number, isPublic: (shares: string) => boolean) {
    this.#isPublic = isPublic;
    this.#ratings = ratings;
    this.#now = now;
  }

  clearCache(): void {
    this.#lists.clear();
  }

  #cachedList(game: string): Promise<readonly Entrant[]> {
    const known = this.#lists.get(game);
    if (known !== undefined && this.#now() - known.at < CACHE_TIME) return known.list;
    const list = this.#read(game);
    this.#lists.set(game, { at: this.#now(), list });
    list.catch(() => this.#lists.delete(game));
    return list;
  }

  async #read(game: string): Promise<Entrant[]> {
    const rows = await this.#ratings.store.best(game, ESTABLISHED_SIGMA, MAX_LISTED);
    return rows.filter(hasMetEnough).map(({ person, name, shares, mu, sigma, matches, at }) => ({
      ...displayRating({ mu, sigma }),
      person: person ?? '',
      name,
      matches,
      at,
      isPublic: this.#isPublic(shares),
    }));
  }

  async read(game: string, span: LeaderboardSpan, viewer: string | null): Promise<Leaderboard> {
    const since = span === 'month' ? startOfMonth(this.#now()) : null;
    const inSpan = (await this.#cachedList(game)).filter(({ at }) => since === null || at >= since);
    const list = inSpan.filter(({ isPublic }) => isPublic);
    return {
      game,
      span,
      since,
      count: list.length,
      top: rankEntrants(list.slice(0, TOP), viewer),
      own: viewer === null ? null : await this.#own(game, since, viewer, inSpan),
    };
  }

  async #own(
    game: string,
    since: number | null,
    viewer: string,
    inSpan: readonly Entrant[],
  ): Promise<NonNullable<Leaderboard['own']>> {
    const rating = (await this.#ratings.listRatings(viewer)).find((one) => one.game === game) ?? null;
    if (rating === null || (since !== null && rating.at < since))
      return { rating, missing: 'matches', around: [] };
    if (rating.provisional) return { rating, missing: 'provisional', around: [] };
    if (!(await this.#ratings.hasMetEnough(viewer, game)))
      return { rating, missing: 'opponents', around: [] };
    const rows = rankEntrants(
      inSpan.filter(({ person, isPublic }) => isPublic || person === viewer),
      viewer,
    );
    const at = rows.findIndex(({ own }) => own === true);
    const isPublic = inSpan.some((one) => one.person === viewer && one.isPublic);
    return {
      rating,
      missing: isPublic ? null : 'hidden',
      around: at === -1 ? [] : rows.slice(Math.max(0, at - AROUND), at + AROUND + 1),
    };
  }
}
