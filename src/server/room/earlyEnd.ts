/** How a match ends before the rules end it: everybody wants it, nobody else is left, or the host closes the table. */
import { listSeats, NO_SEATS, type Seat, type SeatSet } from '../../core/index.ts';
import type { TableInfo } from '../../protocol/index.ts';
import type { Seating } from './seating.ts';
import { withSeat } from './timing.ts';

type Ending = Exclude<TableInfo['ending'], 'played' | null>;

/** Whether everyone who is there wants it. */
export const isAgreed = (wish: SeatSet, present: SeatSet): boolean =>
  wish !== NO_SEATS && (present & ~wish) === NO_SEATS;

export class EarlyEnd {
  readonly #seating: Seating;
  #how: Ending | null = null;
  #proposed: SeatSet = NO_SEATS;

  constructor(seating: Seating) {
    this.#seating = seating;
  }

  /** Null for a match that goes on, or was played to its end. */
  get how(): Ending | null {
    return this.#how;
  }
  /** Who has proposed to end the match. */
  get proposed(): SeatSet {
    return this.#proposed;
  }

  propose(seat: Seat, agree: boolean): void {
    this.#proposed = withSeat(this.#proposed, seat, agree);
  }
  /** There is nothing left to be ended. */
  withdraw(): void {
    this.#proposed = NO_SEATS;
  }

  end(how: Ending): void {
    this.#how = how;
    this.withdraw();
  }

  /** Whether everyone who is there wants it. */
  get isAgreed(): boolean {
    return isAgreed(this.#proposed, this.#seating.present);
  }

  /** Once a single seat is left, or no person, the rest need not be played. */
  get isDecided(): boolean {
    const standing = listSeats(this.#seating.standing);
    return standing.length <= 1 || !standing.some((seat) => this.#seating.isPerson(seat));
  }

  /** Who has won by it: nobody if it was broken off by everybody or by the host. */
  get winners(): SeatSet {
    return this.counts ? this.#seating.standing : NO_SEATS;
  }
  /** Whether somebody has won by it, and somebody lost. */
  get counts(): boolean {
    return this.#how === 'resigned' || this.#how === 'lost';
  }
}
