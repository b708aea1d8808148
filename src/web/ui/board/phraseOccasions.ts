/** What the screens of all games need to say whom an event moves. */
import type { Seat } from '../../../core/index.ts';
import type { PhraseOccasion } from './boardModule.ts';

const listAllSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** Somebody did well, and the others saw it. */
export const onFeat = (doer: Seat, seats: number): PhraseOccasion[] =>
  listAllSeats(seats).map((seat) => ({ seat, on: seat === doer ? 'feat' : 'admires' }));

/** A round or a match has ended; those who did not win it have lost it, or just look on. */
export const onEnding = (
  winners: readonly Seat[],
  seats: number,
  others: 'beaten' | 'admires' = 'beaten',
): PhraseOccasion[] =>
  listAllSeats(seats).map((seat) => ({ seat, on: winners.includes(seat) ? 'won' : others }));

/** Something was done to these. */
export const onHit = (seats: readonly Seat[]): PhraseOccasion[] => seats.map((seat) => ({ seat, on: 'hit' }));
