/** The preferences of waiting players, as they are stored, and the tables that they allow. */
import { GAMES } from '../../games/index.ts';
import type { MatchmakingPreferences } from '../../protocol/index.ts';
import { ratedLevels } from '../room/ratedMatch.ts';
import type { Row } from '../storage/schema.ts';
import type { TableKind } from './matching.ts';
import type { WaitOrigin } from './noShows.ts';

export interface WaitingPerson {
  readonly address: string;
  readonly hash: string;
  readonly person: string | null;
  readonly name: string;
  /** The signed-in device of an account. */
  readonly session: string | null;
}

export interface StoredPreferences extends MatchmakingPreferences {
  readonly home: string;
  readonly ratings: { readonly [game: string]: number };
}

export interface OfferedGames {
  readonly games: readonly string[];
  readonly seats: number | null;
}

export const personKey = ({ person, hash }: Pick<WaitingPerson, 'person' | 'hash'>): string => person ?? hash;

/** Exact for small counts; rounded above, so that no one can observe others' arrivals. */
export const roundCount = (count: number): number => {
  if (count < 10) return count;
  const step = 10 ** (Math.floor(Math.log10(count)) - (count < 100 ? 0 : 1));
  return Math.floor(count / step) * step;
};

export function listTableKinds(
  { games, paces, seats, rated }: MatchmakingPreferences,
  offered: OfferedGames,
): TableKind[] {
  const isThere = (game: string): boolean =>
    games.includes(game) && offered.games.includes(game) && (!rated || ratedLevels(game) !== undefined);
  return GAMES.filter(({ id }) => isThere(id)).flatMap(({ id, seats: [least, most] }) =>
    seats
      .filter((size) => size >= least && size <= most && size <= (offered.seats ?? size))
      .flatMap((size) => paces.map((pace): TableKind => ({ game: id, pace, seats: size, rated }))),
  );
}

export function parseOrigin({ hash, person, wish }: Row<'waiting'>): WaitOrigin {
  const { home } = JSON.parse(wish) as StoredPreferences;
  return { hash, person, home };
}

/** Ignores ratings and addresses, which change during a wait. */
export function arePreferencesEqual(one: string, other: string): boolean {
  const bare = (text: string): string => {
    const { ratings: _ratings, home: _home, ...wish } = JSON.parse(text) as StoredPreferences;
    return JSON.stringify(wish);
  };
  return bare(one) === bare(other);
}
