/** What a rated match makes of everybody's ratings: a pure function of its room and of what was known before. */
import type { Seat } from '../../core/index.ts';
import type { RatedSeat } from '../../net/index.ts';
import { rateMatch, type Rating, shown, UNKNOWN } from '../../ratings/index.ts';
import { createHash } from 'node:crypto';
import type { Room } from '../room/room.ts';

/** What an account is called in ratings: nobody can tell from it who that was once the account has gone. */
export const playerOf = (person: string): string =>
  createHash('sha256').update(`rated ${person}`).digest('hex').slice(0, 32);

/** An account that has played a rated match. */
export interface RatedPlayer {
  readonly seat: Seat;
  readonly player: string;
  readonly after: Rating;
}

export interface RatingAct {
  readonly seats: readonly RatedSeat[];
  /** Those whose rating changes; bots' are fixed. */
  readonly players: readonly RatedPlayer[];
}

/** The accounts at a table that owes a rating. */
export const playersAt = (room: Room): string[] =>
  (room.rated?.ratees ?? []).flatMap((ratee) => ('player' in ratee ? [ratee.player] : []));

/** `known` are the ratings of those who have one. */
export function actOf(room: Room, known: ReadonlyMap<string, Rating>): RatingAct {
  const ratees = room.rated?.ratees;
  if (room.rated === null || ratees === undefined)
    throw new Error(`match ${room.setup.id} has somebody who cannot be rated`);
  const before = ratees.map((ratee) => ('bot' in ratee ? ratee.bot : (known.get(ratee.player) ?? UNKNOWN)));
  const outcomes = rateMatch(before, room.rated.ended(room.info.winners));
  const players: RatedPlayer[] = [];
  const seats = outcomes.map(({ after, place, left }, seat): RatedSeat => {
    const ratee = ratees[seat]!;
    if ('player' in ratee) players.push({ seat, player: ratee.player, after });
    const was = shown(before[seat]!);
    return { place, left, before: was, after: 'bot' in ratee ? was : shown(after) };
  });
  return { seats, players };
}
