/** Early ends of a match: by agreement, because no opponent is left, or by an admin. */
import { listSeats, NO_SEATS, type Seat, type SeatSet } from '../../core/index.ts';
import type { TableInfo } from '../../protocol/index.ts';
import { type Seating, withSeat } from './seating.ts';

type Ending = Exclude<TableInfo['ending'], 'played' | null>;

export const isAgreed = (wish: SeatSet, present: SeatSet): boolean =>
  wish !== NO_SEATS && (present & ~wish) === NO_SEATS;

export class EarlyEnd {
  readonly #seating: Seating;
  #how: Ending | null = null;
  #proposed: SeatSet = NO_SEATS;

  constructor(seating: Seating) {
    this.#seating = seating;
  }

  /** Null for a match that runs or was played to its end. */
  get how(): Ending | null {
    return this.#how;
  }
  get proposed(): SeatSet {
    return this.#proposed;
  }

  propose(seat: Seat, agree: boolean): void {
    this.#proposed = withSeat(this.#proposed, seat, agree);
  }
  withdraw(): void {
    this.#proposed = NO_SEATS;
  }

  end(how: Ending): void {
    this.#how = how;
    this.withdraw();
  }

  get isAgreed(): boolean {
    return isAgreed(this.#proposed, this.#seating.present);
  }

  /** With a single seat or no person left, the rest need not be played. */
  get isDecided(): boolean {
    const standing = listSeats(this.#seating.standing);
    return standing.length <= 1 || !standing.some((seat) => this.#seating.isPerson(seat));
  }

  /** The winners; none if all agreed or an admin closed the table. */
  get winners(): SeatSet {
    return this.counts ? this.#seating.standing : NO_SEATS;
  }
  /** Whether the result counts as a win and losses. */
  get counts(): boolean {
    return this.#how === 'resigned' || this.#how === 'lost';
  }
}
