/** A rated match: who came in which place, and what everybody is worth after it. */
import type { Seat } from '../core/index.ts';
import { type Contestant, matchWeight, type Opponents, scaleChange, withOpponents } from './matchWeight.ts';
import { rate, type Rating, type Side } from './wengLin.ts';

/** How a match ended. */
export interface MatchEnd {
  /** By seat: those of a team have the same number, everybody else one of their own. */
  readonly teams: readonly number[];
  /** Seats that won. */
  readonly winners: readonly Seat[];
  /** Seats whose person gave up or was replaced, whoever went first first. */
  readonly left: readonly Seat[];
}

export interface RatedOutcome {
  readonly after: Rating;
  /** From 0; seats may share it. */
  readonly place: number;
  readonly left: boolean;
}

/** A match that ended before its rules ended it gives nothing to a player who made fewer decisions than that. */
const FEWEST_DECISIONS = 5;

/** How a match ended, and how much was played of it. */
export interface RatedMatch extends MatchEnd {
  /** Whether it ended before the rules ended it. */
  readonly isEarly: boolean;
  /** By seat. */
  readonly decisions: readonly number[];
}

/** Where the option for teams is chosen those who sit opposite play together. */
export const assignTeams = (seats: number, playsInTeams: boolean): number[] =>
  Array.from({ length: seats }, (_, seat) => (playsInTeams ? seat % (seats / 2) : seat));

/**
 * Behind whom a team comes: those of whom somebody has stayed are before all others, winners first; whoever went later is
 * before whoever went earlier, and a team has gone when its last member has.
 */
function computeRank(members: readonly Seat[], { winners, left }: MatchEnd): number {
  if (members.every((seat) => left.includes(seat)))
    return 2 + left.length - Math.max(...members.map((seat) => left.indexOf(seat)));
  return members.some((seat) => winners.includes(seat) && !left.includes(seat)) ? 0 : 1;
}

export function rateMatch(before: readonly Rating[], ended: MatchEnd): RatedOutcome[] {
  const { teams, left } = ended;
  const numbers = [...new Set(teams)];
  const sides = numbers.map((number) => teams.flatMap((team, seat) => (team === number ? [seat] : [])));
  const ranks = sides.map((members) => computeRank(members, ended));
  const worst = Math.max(...ranks) + 1;
  const rated = (places: readonly number[]): Rating[][] =>
    rate(
      sides.map((members, i): Side => ({
        ratings: members.map((seat) => before[seat]!),
        place: places[i]!,
      })),
    );
  const whole = rated(ranks);
  const outcomes: RatedOutcome[] = [];
  for (const [i, members] of sides.entries()) {
    const hasStayed = members.some((seat) => !left.includes(seat));
    for (const [j, seat] of members.entries()) {
      const hasLeft = left.includes(seat);
      // Whoever left a partner behind has come last; the partner has what the team came to.
      const isDeserter = hasLeft && hasStayed;
      const after = isDeserter ? rated(ranks.with(i, worst))[i]![j]! : whole[i]![j]!;
      const rank = isDeserter ? worst : ranks[i]!;
      const place = isDeserter
        ? before.length - 1
        : sides.reduce((count, others, other) => (ranks[other]! < rank ? count + others.length : count), 0);
      outcomes[seat] = { after, place, left: hasLeft };
    }
  }
  return outcomes;
}

/** The same by how much of the match counts for each seat, with everybody's opponents after it. */
export function rateContestants(
  contestants: readonly Contestant[],
  course: RatedMatch,
): (RatedOutcome & { readonly opponents: Opponents })[] {
  const { teams, isEarly, decisions } = course;
  const outcomes = rateMatch(
    contestants.map(({ rating }) => rating),
    course,
  );
  return outcomes.map((outcome, seat) => {
    const own = contestants[seat]!;
    // Only those who stayed: if nothing counted for leavers either, giving up a bad deal at once would cost nothing.
    if (isEarly && !outcome.left && decisions[seat]! < FEWEST_DECISIONS)
      return { ...outcome, after: own.rating, opponents: own.opponents };
    const isOpponent = (other: Seat): boolean => teams[other] !== teams[seat];
    const parted = contestants.filter(
      (_, other) => isOpponent(other) && outcomes[other]!.place !== outcome.place,
    );
    const names = contestants.flatMap(({ name }, other) => (isOpponent(other) ? [name] : []));
    return {
      ...outcome,
      after: scaleChange(own.rating, outcome.after, matchWeight(own, parted)),
      opponents: withOpponents(own.opponents, names),
    };
  });
}
