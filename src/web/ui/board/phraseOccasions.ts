/** What the screens of all games need to say whom an event moves. */
import type { Seat } from '../../../core/index.ts';
import type { Quip } from './boardModule.ts';

const everybody = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** Somebody did well, and the others saw it. */
export const feat = (doer: Seat, seats: number): Quip[] =>
  everybody(seats).map((seat) => ({ seat, on: seat === doer ? 'feat' : 'admires' }));

/** A round or a match has ended; those who did not win it have lost it, or just look on. */
export const ending = (
  winners: readonly Seat[],
  seats: number,
  others: 'beaten' | 'admires' = 'beaten',
): Quip[] => everybody(seats).map((seat) => ({ seat, on: winners.includes(seat) ? 'won' : others }));

/** Something was done to these. */
export const hit = (seats: readonly Seat[]): Quip[] => seats.map((seat) => ({ seat, on: 'hit' }));
