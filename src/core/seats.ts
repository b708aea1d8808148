import type { Seat, SeatSet } from './contract.ts';

export const NO_SEATS: SeatSet = 0;

export const allSeats = (count: number): SeatSet => (1 << count) - 1;
export const singleSeat = (seat: Seat): SeatSet => 1 << seat;
export const toSeatSet = (seats: readonly Seat[]): SeatSet =>
  seats.reduce((set, seat) => set | singleSeat(seat), NO_SEATS);
export const seatSetHas = (seats: SeatSet, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** The next seat clockwise. */
export const leftNeighbour = ({ seats }: { readonly seats: number }, seat: Seat): Seat =>
  seat + 1 === seats ? 0 : seat + 1;

/** The seats of a set, ascending. */
export function listSeats(seats: SeatSet): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (seatSetHas(seats, seat)) list.push(seat);
  return list;
}
