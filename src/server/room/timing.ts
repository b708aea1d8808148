/** The time of a table: its clocks, since when each seat is waited for, when its person last did anything, and pauses. */
import { seatSetHas, listSeats, NO_SEATS, singleSeat, type Seat, type SeatSet } from '../../core/index.ts';
import {
  advanceClocks,
  type Clock,
  createClocks,
  overtimeOf,
  resumeClock,
  expiresAt,
  stopClock,
  type TableInfo,
  type TimeControl,
} from '../../protocol/index.ts';
import type { Entry } from './entry.ts';

/** A clock stands still for at most 90 seconds while its person reads how the game is played. */
const READING_TIME = 90_000;
/** Entries by which a person shows that they are there, beside their decisions. */
const ACTIVITY_ENTRIES: ReadonlySet<Entry['kind']> = new Set([
  'sit',
  'back',
  'end',
  'say',
  'pause',
  'reading',
]);

/** With the seat, or without it. */
export const withSeat = (seats: SeatSet, seat: Seat, isIn: boolean): SeatSet =>
  isIn ? seats | singleSeat(seat) : seats & ~singleSeat(seat);

/** Who is to decide now, and for which persons a bot does. */
interface TurnState {
  readonly toAct: SeatSet;
  readonly away: SeatSet;
}

export class Timing {
  readonly #time: TimeControl;
  #clocks: readonly Clock[];
  #pause: TableInfo['pause'];
  #nudged: SeatSet = NO_SEATS;
  #hasRead: SeatSet = NO_SEATS;
  /** When each seat began to owe its decision, and when its person last did anything. */
  readonly #owedSince: number[];
  readonly #activeAt: number[];
  /** How often each seat may still get overtime: once a match, never in a rated one. */
  readonly #overtimes: number[];

  constructor(time: TimeControl, seats: number, created: number, isRated: boolean) {
    this.#time = time;
    this.#clocks = createClocks(time, seats);
    this.#pause = { on: false, wish: NO_SEATS, since: created };
    this.#owedSince = Array.from({ length: seats }, () => created);
    this.#activeAt = [...this.#owedSince];
    const isGiven = !isRated && overtimeOf(time) > 0;
    this.#overtimes = Array.from({ length: seats }, () => (isGiven ? 1 : 0));
  }

  /** Untimed tables have none. */
  get clocks(): readonly Clock[] {
    return this.#time === null ? [] : this.#clocks;
  }
  get pause(): TableInfo['pause'] {
    return this.#pause;
  }
  /** Who was reminded of the decision they owe. */
  get nudged(): SeatSet {
    return this.#nudged;
  }
  lastActiveAt(seat: Seat): number {
    return this.#activeAt[seat]!;
  }
  expiresAt(seat: Seat): number {
    return expiresAt(this.#clocks[seat]!);
  }

  /** Since when somebody waits in vain for a word of the seat's person. */
  waitsSince(seat: Seat): number {
    return Math.max(this.#pause.on ? this.#pause.since : this.#owedSince[seat]!, this.#activeAt[seat]!);
  }

  /** Whether the seat's time for the decision it owes is over; by turns the next one has its own. */
  isLate(seat: Seat): boolean {
    return this.#time?.kind === 'turns' && this.#clocks[seat]!.left === 0;
  }

  /** Whether the seat's time for the whole match is over, overtime included. */
  isOut(seat: Seat): boolean {
    return this.#time?.kind === 'live' && this.#clocks[seat]!.left === 0 && this.#overtimes[seat]! <= 0;
  }

  /** Whether a clock that stands still for a reader may be let go. */
  isFree(seat: Seat, now: number): boolean {
    return (this.#clocks[seat]!.free ?? 0) > now;
  }
  hasRead(seat: Seat): boolean {
    return seatSetHas(this.#hasRead, seat);
  }

  /** Whatever a person does is a sign that they are there. */
  recordEntry(what: Entry, at: number): void {
    if (what.kind === 'act' ? !what.bot : ACTIVITY_ENTRIES.has(what.kind))
      this.#activeAt[(what as { seat: Seat }).seat] = at;
  }

  /** After a decision of `actor` (null: the deal), or after it was taken back: who owes one from now on. */
  afterDecision(
    actor: Seat | null,
    before: SeatSet,
    { toAct, away }: TurnState,
    at: number,
    undone = false,
  ): void {
    for (const seat of listSeats(toAct)) {
      if (seat !== actor && seatSetHas(before, seat)) continue;
      this.#owedSince[seat] = at;
      this.#nudged = withSeat(this.#nudged, seat, false);
    }
    this.#clocks = advanceClocks(this.#time, this.#clocks, actor, toAct, at, away, undone);
  }

  nudge(seat: Seat): void {
    this.#nudged = withSeat(this.#nudged, seat, true);
  }

  #setClock(seat: Seat, change: (clock: Clock) => Clock): void {
    if (this.#time !== null)
      this.#clocks = this.#clocks.map((clock, other) => (other === seat ? change(clock) : clock));
  }

  setReading(seat: Seat, is: boolean, at: number): void {
    this.#hasRead = withSeat(this.#hasRead, seat, true);
    const free = is ? at + READING_TIME : at;
    this.#setClock(seat, (clock) =>
      clock.since === null ? { ...clock, free } : resumeClock({ ...stopClock(clock, at), free }, at),
    );
  }

  goAway(seat: Seat, at: number): void {
    this.#setClock(seat, (clock) => stopClock(clock, at));
    this.#pause = { ...this.#pause, wish: withSeat(this.#pause.wish, seat, false) };
  }

  /** What was left is what there is; a seat whose time is over gets its overtime. Logs of older matches have it several times. */
  comeBack(seat: Seat, owes: boolean, at: number): void {
    if (owes) this.#owedSince[seat] = at;
    this.#setClock(seat, (clock) => {
      const isOver = clock.left === 0;
      if (isOver) this.#overtimes[seat]!--;
      const kept = isOver ? { ...clock, left: overtimeOf(this.#time) } : clock;
      return owes && !this.#pause.on ? resumeClock(kept, at) : kept;
    });
  }

  /** Somebody wants the match to stand still, or to go on. */
  proposePause(seat: Seat, on: boolean, at: number): void {
    const { pause } = this;
    this.#pause = { ...pause, wish: withSeat(pause.wish, seat, on !== pause.on), since: at };
  }

  /** The match stands still, or goes on. */
  togglePause({ toAct, away }: TurnState, at: number): void {
    const on = !this.#pause.on;
    this.#pause = { on, wish: NO_SEATS, since: at };
    for (const seat of listSeats(toAct)) {
      this.#owedSince[seat] = at;
      if (on) this.#setClock(seat, (clock) => stopClock(clock, at));
      else if (!seatSetHas(away, seat)) this.#setClock(seat, (clock) => resumeClock(clock, at));
    }
  }

  end(at: number): void {
    this.#pause = { on: false, wish: NO_SEATS, since: at };
    this.#nudged = NO_SEATS;
    this.#clocks = this.#clocks.map((clock) => stopClock(clock, at));
  }
}
