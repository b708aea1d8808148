/** All the numbers of the statistics, from the list of matches and nothing else. */
import { expectedShare, strengthOf } from '../../../bots/even.ts';
import { type Level, LEVELS } from '../../../core/index.ts';
import type { Counted, CountedPlayer } from '../../match/storage/countedMatches.ts';

/** What wins are held against: equal chances for every seat, or what somebody would win who plays like a level. */
export const MEASURES = ['equal', ...LEVELS] as const;
export type Measure = 'equal' | Level;

/** Whom somebody played against: bots of one level, even ones, bots of several, or people too. */
export const COMPANY = [...LEVELS, 'even', 'mixed', 'people'] as const;
export type Company = (typeof COMPANY)[number];

/** One match as one person of this device played it. */
export interface Played extends Omit<Counted, 'players'> {
  readonly player: CountedPlayer;
  readonly seats: number;
  /** The others on this device, whose strength nobody knows. */
  readonly companions: number;
}

/** Matches together: how many of them, how many wins they brought, and how many were to be expected. */
export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly expected: number;
}
export interface TallyOf<T> extends Tally {
  readonly of: T;
}

export interface Best {
  readonly game: string;
  readonly seats: number;
  readonly score: number;
  readonly at: number | null;
}

export interface Favourite {
  readonly game: string;
  readonly motive: string;
  readonly count: number;
  /** Of all that this person decided in that game. */
  readonly share: number;
}

export interface Numbers extends Tally {
  readonly byGame: readonly TallyOf<string>[];
  readonly bySeats: readonly TallyOf<number>[];
  readonly byCompany: readonly TallyOf<Company>[];
  /** Wins one after the other: until now, and at the longest. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** The highest score by game and number of seats. */
  readonly bests: readonly Best[];
  /** What this person's decisions were for, most frequent first in each game. */
  readonly favourites: readonly Favourite[];
  readonly milliseconds: number;
  /** Matches of which nobody knows how long they took. */
  readonly untimed: number;
  /** Wins ahead of what was to be expected, after each match. */
  readonly course: readonly number[];
}

/** Who played on this device, those with most matches first. */
export function playersOf(matches: readonly Counted[]): string[] {
  const times = new Map<string, number>();
  for (const { players } of matches)
    for (const { name } of players) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The matches of one person; where two had the same name at one table, both count. */
export const playedBy = (matches: readonly Counted[], who: string): Played[] =>
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

/** The wins that a measure expects of a match; people of whom nobody knows how strong they are count as its equals. */
export function expectationOf({ others, seats, companions }: Played, measure: Measure): number {
  if (measure === 'equal') return 1 / seats;
  const own = LEVELS.indexOf(measure);
  const strengths = others.map((level) => (level === null ? own : (strengthOf(level) ?? own)));
  return expectedShare(own, [...strengths, ...Array<number>(companions).fill(own)]);
}

function companyOf({ others, companions }: Played): Company {
  if (companions > 0 || others.includes(null)) return 'people';
  const levels = new Set(others.map((level) => (level!.startsWith('even-') ? 'even' : level)));
  const [level] = levels;
  return levels.size === 1 ? (COMPANY.find((one) => one === level) ?? 'mixed') : 'mixed';
}

const isWin = ({ player }: Played): boolean => player.share > 0;

const tallyOf = (matches: readonly Played[], measure: Measure): Tally => ({
  matches: matches.length,
  won: matches.reduce((sum, { player }) => sum + player.share, 0),
  expected: matches.reduce((sum, match) => sum + expectationOf(match, measure), 0),
});

/** In the order in which each is met first. */
function groupsOf<T>(matches: readonly Played[], of: (match: Played) => T): [T, Played[]][] {
  const groups = new Map<T, Played[]>();
  for (const match of matches) {
    const group = groups.get(of(match));
    if (group === undefined) groups.set(of(match), [match]);
    else group.push(match);
  }
  return [...groups];
}

function talliesBy<T>(
  matches: readonly Played[],
  measure: Measure,
  of: (match: Played) => T,
  order: (a: TallyOf<T>, b: TallyOf<T>) => number,
): TallyOf<T>[] {
  return groupsOf(matches, of)
    .map(([key, some]) => ({ of: key, ...tallyOf(some, measure) }))
    .toSorted(order);
}

function streakOf(matches: readonly Played[]): Numbers['streak'] {
  let now = 0;
  let longest = 0;
  for (const match of matches) {
    now = isWin(match) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function bestsOf(matches: readonly Played[]): Best[] {
  const bests = new Map<string, Best>();
  for (const { game, seats, at, player } of matches) {
    const { score } = player;
    const key = `${game} ${seats}`;
    if (score !== null && score > (bests.get(key)?.score ?? -Infinity))
      bests.set(key, { game, seats, score, at });
  }
  return [...bests.values()].toSorted((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats);
}

function favouritesOf(matches: readonly Played[]): Favourite[] {
  return groupsOf(matches, ({ game }) => game).flatMap(([game, some]) => {
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

/** From one person's matches, oldest first. */
export function numbersOf(matches: readonly Played[], measure: Measure): Numbers {
  let ahead = 0;
  return {
    ...tallyOf(matches, measure),
    byGame: talliesBy(
      matches,
      measure,
      ({ game }) => game,
      (a, b) => b.matches - a.matches,
    ),
    bySeats: talliesBy(
      matches,
      measure,
      ({ seats }) => seats,
      (a, b) => a.of - b.of,
    ),
    byCompany: talliesBy(
      matches,
      measure,
      companyOf,
      (a, b) => COMPANY.indexOf(a.of) - COMPANY.indexOf(b.of),
    ),
    streak: streakOf(matches),
    bests: bestsOf(matches),
    favourites: favouritesOf(matches),
    milliseconds: matches.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0),
    untimed: matches.filter(({ milliseconds }) => milliseconds === null).length,
    course: matches.map((match) => (ahead += match.player.share - expectationOf(match, measure))),
  };
}
