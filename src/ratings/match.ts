/** A rated match: who came in which place, and what everybody is worth after it. */
import type { Seat } from '../core/index.ts';
import { rate, type Rating, type Side } from './wengLin.ts';

/** How a match ended. */
export interface Ended {
  /** By seat: those of a team have the same number, everybody else one of their own. */
  readonly teams: readonly number[];
  /** Seats that won. */
  readonly winners: readonly Seat[];
  /** Seats whose person gave up or was replaced, whoever went first first. */
  readonly left: readonly Seat[];
}

export interface Outcome {
  readonly after: Rating;
  /** From 0; seats may share it. */
  readonly place: number;
  readonly left: boolean;
}

/** Where the option for teams is chosen those who sit opposite play together. */
export const teamsOf = (seats: number, playsInTeams: boolean): number[] =>
  Array.from({ length: seats }, (_, seat) => (playsInTeams ? seat % (seats / 2) : seat));

/**
 * Behind whom a team comes: those of whom somebody has stayed are before all others, winners first; whoever went later is
 * before whoever went earlier, and a team has gone when its last member has.
 */
function rankOf(members: readonly Seat[], { winners, left }: Ended): number {
  if (members.every((seat) => left.includes(seat)))
    return 2 + left.length - Math.max(...members.map((seat) => left.indexOf(seat)));
  return members.some((seat) => winners.includes(seat) && !left.includes(seat)) ? 0 : 1;
}

export function rateMatch(before: readonly Rating[], ended: Ended): Outcome[] {
  const { teams, left } = ended;
  const numbers = [...new Set(teams)];
  const sides = numbers.map((number) => teams.flatMap((team, seat) => (team === number ? [seat] : [])));
  const ranks = sides.map((members) => rankOf(members, ended));
  const worst = Math.max(...ranks) + 1;
  const rated = (places: readonly number[]): Rating[][] =>
    rate(
      sides.map((members, i): Side => ({
        ratings: members.map((seat) => before[seat]!),
        place: places[i]!,
      })),
    );
  const whole = rated(ranks);
  const outcomes: Outcome[] = [];
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
