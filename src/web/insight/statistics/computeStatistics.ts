/** Computes all statistics from the list of matches alone. */
import { expectedShare, findStrength } from '../../../bots/adaptiveStrength.ts';
import { type Level, LEVELS } from '../../../core/index.ts';
import type { CountedMatch, CountedPlayer } from '../../match/storage/countedMatches.ts';

/** Expectations to compare wins with: equal chances for all seats, or those of a bot level. */
export const MEASURES = ['equal', ...LEVELS] as const;
export type Measure = 'equal' | Level;

/** Opponents of a match: bots of one level, adaptive bots, bots of several levels, or people. */
export const OPPONENT_KINDS = [...LEVELS, 'even', 'mixed', 'people'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

/** One match from the side of one person on this device. */
export interface PlayedMatch extends Omit<CountedMatch, 'players'> {
  readonly player: CountedPlayer;
  readonly seats: number;
  /** Other people on this device. Their strength is unknown. */
  readonly companions: number;
}

/** The number of matches, their wins, and the expected wins. */
export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly expected: number;
}
export interface KeyedTally<T> extends Tally {
  readonly of: T;
}

export interface BestScore {
  readonly game: string;
  readonly seats: number;
  readonly score: number;
  readonly at: number | null;
}

export interface FavouriteMotive {
  readonly game: string;
  readonly motive: string;
  readonly count: number;
  /** Among all decisions of this person in that game. */
  readonly share: number;
}

export interface Statistics extends Tally {
  readonly byGame: readonly KeyedTally<string>[];
  readonly bySeats: readonly KeyedTally<number>[];
  readonly byCompany: readonly KeyedTally<OpponentKind>[];
  /** Consecutive wins: the current streak and the longest one. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** The highest score by game and number of seats. */
  readonly bests: readonly BestScore[];
  /** Motives of this person's decisions, most frequent first in each game. */
  readonly favourites: readonly FavouriteMotive[];
  readonly milliseconds: number;
  readonly untimed: number;
  /** Wins minus expected wins, after each match. */
  readonly course: readonly number[];
}

/** The people who played on this device, most matches first. */
export function listPlayers(matches: readonly CountedMatch[]): string[] {
  const times = new Map<string, number>();
  for (const { players } of matches)
    for (const { name } of players) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The matches of one person. If two share a name at a table, both count. */
export const listMatchesOf = (matches: readonly CountedMatch[], who: string): PlayedMatch[] =>
  matches.flatMap(({ players, ...match }) =>
    players
      .filter(({ name }) => name === who)
      .map((player) => ({
        ...match,
        player,
        seats: players.length + match.others.length,
        companions: players.length - 1,
      })),
  );

/** The expected wins of a match under a measure. People of unknown strength count as equals. */
export function computeExpectation({ others, seats, companions }: PlayedMatch, measure: Measure): number {
  if (measure === 'equal') return 1 / seats;
  const own = LEVELS.indexOf(measure);
  const strengths = others.map((level) => (level === null ? own : (findStrength(level) ?? own)));
  return expectedShare(own, [...strengths, ...Array<number>(companions).fill(own)]);
}

function classifyOpponents({ others, companions }: PlayedMatch): OpponentKind {
  if (companions > 0 || others.includes(null)) return 'people';
  const levels = new Set(others.map((level) => (level!.startsWith('even-') ? 'even' : level)));
  const [level] = levels;
  return levels.size === 1 ? (OPPONENT_KINDS.find((one) => one === level) ?? 'mixed') : 'mixed';
}

const isWin = ({ player }: PlayedMatch): boolean => player.share > 0;

const computeTally = (matches: readonly PlayedMatch[], measure: Measure): Tally => ({
  matches: matches.length,
  won: matches.reduce((sum, { player }) => sum + player.share, 0),
  expected: matches.reduce((sum, match) => sum + computeExpectation(match, measure), 0),
});

/** Groups in order of first occurrence. */
function groupMatches<T>(
  matches: readonly PlayedMatch[],
  of: (match: PlayedMatch) => T,
): [T, PlayedMatch[]][] {
  const groups = new Map<T, PlayedMatch[]>();
  for (const match of matches) {
    const group = groups.get(of(match));
    if (group === undefined) groups.set(of(match), [match]);
    else group.push(match);
  }
  return [...groups];
}

function computeTallies<T>(
  matches: readonly PlayedMatch[],
  measure: Measure,
  of: (match: PlayedMatch) => T,
  order: (a: KeyedTally<T>, b: KeyedTally<T>) => number,
): KeyedTally<T>[] {
  return groupMatches(matches, of)
    .map(([key, some]) => ({ of: key, ...computeTally(some, measure) }))
    .toSorted(order);
}

function computeStreak(matches: readonly PlayedMatch[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const match of matches) {
    now = isWin(match) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function findBestScores(matches: readonly PlayedMatch[]): BestScore[] {
  const bests = new Map<string, BestScore>();
  for (const { game, seats, at, player } of matches) {
    const { score } = player;
    const key = `${game} ${seats}`;
    if (score !== null && score > (bests.get(key)?.score ?? -Infinity))
      bests.set(key, { game, seats, score, at });
  }
  return [...bests.values()].toSorted((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats);
}

function findFavouriteMotives(matches: readonly PlayedMatch[]): FavouriteMotive[] {
  return groupMatches(matches, ({ game }) => game).flatMap(([game, some]) => {
    const counts = new Map<string, number>();
    for (const { player } of some)
      for (const [motive, count] of Object.entries(player.motives ?? {}))
        counts.set(motive, (counts.get(motive) ?? 0) + count);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([motive, count]) => ({ game, motive, count, share: count / all }));
  });
}

/** `matches` are one person's, oldest first. */
export function computeStatistics(matches: readonly PlayedMatch[], measure: Measure): Statistics {
  let ahead = 0;
  return {
    ...computeTally(matches, measure),
    byGame: computeTallies(
      matches,
      measure,
      ({ game }) => game,
      (a, b) => b.matches - a.matches,
    ),
    bySeats: computeTallies(
      matches,
      measure,
      ({ seats }) => seats,
      (a, b) => a.of - b.of,
    ),
    byCompany: computeTallies(
      matches,
      measure,
      classifyOpponents,
      (a, b) => OPPONENT_KINDS.indexOf(a.of) - OPPONENT_KINDS.indexOf(b.of),
    ),
    streak: computeStreak(matches),
    bests: findBestScores(matches),
    favourites: findFavouriteMotives(matches),
    milliseconds: matches.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0),
    untimed: matches.filter(({ milliseconds }) => milliseconds === null).length,
    course: matches.map((match) => (ahead += match.player.share - computeExpectation(match, measure))),
  };
}
