import type { Seat, Seats } from './contract.ts';

export const NOBODY: Seats = 0;

export const everySeat = (count: number): Seats => (1 << count) - 1;
export const only = (seat: Seat): Seats => 1 << seat;
export const seatSet = (seats: readonly Seat[]): Seats =>
  seats.reduce((set, seat) => set | only(seat), NOBODY);
export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** Who comes after a seat where play goes round to the left. */
export const leftNeighbour = ({ seats }: { readonly seats: number }, seat: Seat): Seat =>
  seat + 1 === seats ? 0 : seat + 1;

/** The seats of a set, ascending. */
export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (has(seats, seat)) list.push(seat);
  return list;
}
