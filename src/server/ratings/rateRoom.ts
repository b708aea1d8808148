/** The effect of a rated match on ratings: a pure function of its room and the ratings before. */
import type { Seat } from '../../core/index.ts';
import type { RatedSeat } from '../../protocol/index.ts';
import {
  type Contestant,
  NO_OPPONENTS,
  type Opponents,
  rateContestants,
  type Rating,
  displayRating,
  INITIAL_RATING,
} from '../../ratings/index.ts';
import { createHash } from 'node:crypto';
import type { RatedSeatHolder } from '../room/ratedMatch.ts';
import type { Room } from '../room/room.ts';

/** A rating id: it reveals nothing about a deleted account. */
export const ratingId = (person: string): string =>
  createHash('sha256').update(`rated ${person}`).digest('hex').slice(0, 32);

export interface RatedPlayer {
  readonly seat: Seat;
  readonly player: string;
  readonly after: Rating;
  readonly opponents: Opponents;
}

export interface KnownRating {
  readonly rating: Rating;
  readonly opponents: Opponents;
}

export interface RatedResult {
  readonly seats: readonly RatedSeat[];
  readonly players: readonly RatedPlayer[];
}

export const ratedPlayersAt = (room: Room): string[] =>
  (room.rated?.ratees ?? []).flatMap((ratee) => ('player' in ratee ? [ratee.player] : []));

function toContestant(ratee: RatedSeatHolder, known: ReadonlyMap<string, KnownRating>): Contestant {
  if ('bot' in ratee)
    return { name: `bot ${ratee.level}`, isBot: true, rating: ratee.bot, opponents: NO_OPPONENTS };
  const { rating = INITIAL_RATING, opponents = NO_OPPONENTS } = known.get(ratee.player) ?? {};
  return { name: ratee.player, isBot: false, rating, opponents };
}

/** `known` has the players with earlier ratings. */
export function rateRoom(room: Room, known: ReadonlyMap<string, KnownRating>): RatedResult {
  const ratees = room.rated?.ratees;
  if (room.rated === null || ratees === undefined)
    throw new Error(`match ${room.setup.id} has somebody who cannot be rated`);
  const before = ratees.map((ratee) => toContestant(ratee, known));
  const ended = room.rated.describeEnd(room.info.winners);
  const outcomes = rateContestants(before, {
    ...ended,
    isEarly: room.info.ending !== 'played',
    decisions: ratees.map((_, seat) => room.nextNumber(seat)),
  });
  const players: RatedPlayer[] = [];
  const seats = outcomes.map(({ after, place, left, opponents }, seat): RatedSeat => {
    const ratee = ratees[seat]!;
    if ('player' in ratee) players.push({ seat, player: ratee.player, after, opponents });
    const was = displayRating(before[seat]!.rating);
    return { place, left, before: was, after: 'bot' in ratee ? was : displayRating(after) };
  });
  return { seats, players };
}
