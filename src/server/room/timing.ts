/** The time of a table: its clocks, since when each seat is waited for, when its person last did anything, and pauses. */
import { has, listSeats, NOBODY, only, type Seat, type Seats } from '../../core/index.ts';
import {
  advance,
  type Clock,
  freshClocks,
  overtime,
  resumed,
  runsOut,
  stopped,
  type TableInfo,
  type Time,
} from '../../protocol/index.ts';
import type { Entry } from './entry.ts';

/** A clock stands still for at most 90 seconds while its person reads how the game is played. */
const READING = 90_000;
/** Entries by which a person shows that they are there, beside their decisions. */
const SIGNS: ReadonlySet<Entry['kind']> = new Set(['sit', 'back', 'end', 'say', 'pause', 'reading']);

/** With the seat, or without it. */
export const withSeat = (seats: Seats, seat: Seat, isIn: boolean): Seats =>
  isIn ? seats | only(seat) : seats & ~only(seat);

/** Who is to decide now, and for which persons a bot does. */
interface Turn {
  readonly toAct: Seats;
  readonly away: Seats;
}

export class Timing {
  readonly #time: Time;
  #clocks: readonly Clock[];
  #pause: TableInfo['pause'];
  #nudged: Seats = NOBODY;
  #hasRead: Seats = NOBODY;
  /** When each seat began to owe its decision, and when its person last did anything. */
  readonly #owedSince: number[];
  readonly #signs: number[];
  /** How often each seat may still get overtime: once a match, never in a rated one. */
  readonly #overtimes: number[];

  constructor(time: Time, seats: number, created: number, isRated: boolean) {
    this.#time = time;
    this.#clocks = freshClocks(time, seats);
    this.#pause = { on: false, wish: NOBODY, since: created };
    this.#owedSince = Array.from({ length: seats }, () => created);
    this.#signs = [...this.#owedSince];
    const isGiven = !isRated && overtime(time) > 0;
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
  get nudged(): Seats {
    return this.#nudged;
  }
  signOf(seat: Seat): number {
    return this.#signs[seat]!;
  }
  runsOut(seat: Seat): number {
    return runsOut(this.#clocks[seat]!);
  }

  /** Since when somebody waits in vain for a word of the seat's person. */
  waitsSince(seat: Seat): number {
    return Math.max(this.#pause.on ? this.#pause.since : this.#owedSince[seat]!, this.#signs[seat]!);
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
    return has(this.#hasRead, seat);
  }

  /** Whatever a person does is a sign that they are there. */
  note(what: Entry, at: number): void {
    if (what.kind === 'act' ? !what.bot : SIGNS.has(what.kind))
      this.#signs[(what as { seat: Seat }).seat] = at;
  }

  /** After a decision of `actor` (null: the deal), or after it was taken back: who owes one from now on. */
  decided(actor: Seat | null, before: Seats, { toAct, away }: Turn, at: number, undone = false): void {
    for (const seat of listSeats(toAct)) {
      if (seat !== actor && has(before, seat)) continue;
      this.#owedSince[seat] = at;
      this.#nudged = withSeat(this.#nudged, seat, false);
    }
    this.#clocks = advance(this.#time, this.#clocks, actor, toAct, at, away, undone);
  }

  nudge(seat: Seat): void {
    this.#nudged = withSeat(this.#nudged, seat, true);
  }

  #setClock(seat: Seat, change: (clock: Clock) => Clock): void {
    if (this.#time !== null)
      this.#clocks = this.#clocks.map((clock, other) => (other === seat ? change(clock) : clock));
  }

  read(seat: Seat, is: boolean, at: number): void {
    this.#hasRead = withSeat(this.#hasRead, seat, true);
    const free = is ? at + READING : at;
    this.#setClock(seat, (clock) =>
      clock.since === null ? { ...clock, free } : resumed({ ...stopped(clock, at), free }, at),
    );
  }

  goAway(seat: Seat, at: number): void {
    this.#setClock(seat, (clock) => stopped(clock, at));
    this.#pause = { ...this.#pause, wish: withSeat(this.#pause.wish, seat, false) };
  }

  /** What was left is what there is; a seat whose time is over gets its overtime. Logs of older matches have it several times. */
  comeBack(seat: Seat, owes: boolean, at: number): void {
    if (owes) this.#owedSince[seat] = at;
    this.#setClock(seat, (clock) => {
      const isOver = clock.left === 0;
      if (isOver) this.#overtimes[seat]!--;
      const kept = isOver ? { ...clock, left: overtime(this.#time) } : clock;
      return owes && !this.#pause.on ? resumed(kept, at) : kept;
    });
  }

  /** Somebody wants the match to stand still, or to go on. */
  wish(seat: Seat, on: boolean, at: number): void {
    const { pause } = this;
    this.#pause = { ...pause, wish: withSeat(pause.wish, seat, on !== pause.on), since: at };
  }

  /** The match stands still, or goes on. */
  turn({ toAct, away }: Turn, at: number): void {
    const on = !this.#pause.on;
    this.#pause = { on, wish: NOBODY, since: at };
    for (const seat of listSeats(toAct)) {
      this.#owedSince[seat] = at;
      if (on) this.#setClock(seat, (clock) => stopped(clock, at));
      else if (!has(away, seat)) this.#setClock(seat, (clock) => resumed(clock, at));
    }
  }

  end(at: number): void {
    this.#pause = { on: false, wish: NOBODY, since: at };
    this.#nudged = NOBODY;
    this.#clocks = this.#clocks.map((clock) => stopped(clock, at));
  }
}
