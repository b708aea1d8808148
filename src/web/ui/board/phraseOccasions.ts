/** Helpers with which games say which seats comment on an event. */
import type { Seat } from '../../../core/index.ts';
import type { PhraseOccasion } from './boardModule.ts';

const listAllSeats = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** The seat that did it, and the others who admire it. */
export const onFeat = (doer: Seat, seats: number): PhraseOccasion[] =>
  listAllSeats(seats).map((seat) => ({ seat, on: seat === doer ? 'feat' : 'admires' }));

/** At the end of a round or match, seats that did not win have lost or only watch. */
export const onEnding = (
  winners: readonly Seat[],
  seats: number,
  others: 'beaten' | 'admires' = 'beaten',
): PhraseOccasion[] =>
  listAllSeats(seats).map((seat) => ({ seat, on: winners.includes(seat) ? 'won' : others }));

export const onHit = (seats: readonly Seat[]): PhraseOccasion[] => seats.map((seat) => ({ seat, on: 'hit' }));
