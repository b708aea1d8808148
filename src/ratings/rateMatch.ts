import type { Seat } from '../core/index.ts';
import { type Contestant, matchWeight, type Opponents, scaleChange, withOpponents } from './matchWeight.ts';
import { rate, type Rating, type Side } from './wengLin.ts';

export interface MatchEnd {
  /** By seat: members of a team have the same number, all other seats one of their own. */
  readonly teams: readonly number[];
  readonly winners: readonly Seat[];
  /** Seats whose player gave up or was replaced, earliest first. */
  readonly left: readonly Seat[];
}

export interface RatedOutcome {
  readonly after: Rating;
  /** From 0; seats may share it. */
  readonly place: number;
  readonly left: boolean;
}

/** If a match ended early, players with fewer decisions than this get nothing for it. */
const FEWEST_DECISIONS = 5;

export interface RatedMatch extends MatchEnd {
  /** Whether it ended before the rules ended it. */
  readonly isEarly: boolean;
  readonly decisions: readonly number[];
}

/** With the option for teams, opposite seats play together. */
export const assignTeams = (seats: number, playsInTeams: boolean): number[] =>
  Array.from({ length: seats }, (_, seat) => (playsInTeams ? seat % (seats / 2) : seat));

/**
 * A team's rank. Teams with a remaining member come first, winners foremost. Teams that left later come before those that left
 * earlier; a team has left once its last member has.
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
      // A player who left a partner behind comes last; the partner keeps the team's place.
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

export function rateContestants(
  contestants: readonly Contestant[],
  match: RatedMatch,
): (RatedOutcome & { readonly opponents: Opponents })[] {
  const { teams, isEarly, decisions } = match;
  const outcomes = rateMatch(
    contestants.map(({ rating }) => rating),
    match,
  );
  return outcomes.map((outcome, seat) => {
    const own = contestants[seat]!;
    // Only for those who stayed: if it covered leavers too, giving up a bad deal at once would cost nothing.
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
