/** The time of a table: clocks, waits, activity of players, and pauses. */
import { seatSetHas, listSeats, NO_SEATS, type Seat, type SeatSet } from '../../core/index.ts';
import {
  advanceClocks,
  type Clock,
  createClocks,
  overtimeOf,
  resumeClock,
  expiresAt,
  stopClock,
  timeLeft,
  type TableInfo,
  type TimeControl,
} from '../../protocol/index.ts';
import type { Entry } from './logEntry.ts';
import type { Room } from './room.ts';
import { withSeat } from './seating.ts';

/** A clock is stopped for at most 90 seconds while its player reads the rules. */
const READING_TIME = 90_000;
/** Entries that prove a player's activity, in addition to decisions. */
const ACTIVITY_ENTRIES: ReadonlySet<Entry['kind']> = new Set([
  'sit',
  'back',
  'end',
  'takeBack',
  'say',
  'words',
  'pause',
  'reading',
]);

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
  /** Per seat: since when it owes a decision, and its player's last activity. */
  readonly #owedSince: number[];
  readonly #activeAt: number[];
  /** Remaining overtimes per seat: one in a match, none in a rated one. */
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

  get clocks(): readonly Clock[] {
    return this.#time === null ? [] : this.#clocks;
  }
  get pause(): TableInfo['pause'] {
    return this.#pause;
  }
  get nudged(): SeatSet {
    return this.#nudged;
  }
  lastActiveAt(seat: Seat): number {
    return this.#activeAt[seat]!;
  }
  expiresAt(seat: Seat): number {
    return expiresAt(this.#clocks[seat]!);
  }

  waitsSince(seat: Seat): number {
    return Math.max(this.#pause.on ? this.#pause.since : this.#owedSince[seat]!, this.#activeAt[seat]!);
  }

  /** Whether the time for the owed decision is up; with a limit per turn the next one has its own. */
  isLate(seat: Seat): boolean {
    return this.#time?.kind === 'turns' && this.#clocks[seat]!.left === 0;
  }

  isOut(seat: Seat): boolean {
    return this.#time?.kind === 'live' && this.#clocks[seat]!.left === 0 && this.#overtimes[seat]! <= 0;
  }

  isFree(seat: Seat, now: number): boolean {
    return (this.#clocks[seat]!.free ?? 0) > now;
  }
  hasRead(seat: Seat): boolean {
    return seatSetHas(this.#hasRead, seat);
  }

  /** Every act of a player is a sign of life. */
  recordEntry(what: Entry, at: number): void {
    if (what.kind === 'act' ? !what.bot : ACTIVITY_ENTRIES.has(what.kind))
      this.#activeAt[(what as { seat: Seat }).seat] = at;
  }

  /** Updates clocks and waits after a decision of `actor` (null: the deal), or after its undo. */
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

  /** Restores the remaining time, or overtime if there is none. */
  comeBack(seat: Seat, owes: boolean, at: number): void {
    if (owes) this.#owedSince[seat] = at;
    this.#setClock(seat, (clock) => {
      const isOver = clock.left === 0;
      if (isOver) this.#overtimes[seat]!--;
      const kept = isOver ? { ...clock, left: overtimeOf(this.#time) } : clock;
      return owes && !this.#pause.on ? resumeClock(kept, at) : kept;
    });
  }

  /** A person takes over from a bot, with a full clock. */
  takeOver(seat: Seat, owes: boolean, at: number): void {
    const [full] = createClocks(this.#time, 1);
    this.#setClock(seat, () => full!);
    this.comeBack(seat, owes, at);
  }

  proposePause(seat: Seat, on: boolean, at: number): void {
    const { pause } = this;
    this.#pause = { ...pause, wish: withSeat(pause.wish, seat, on !== pause.on), since: at };
  }

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

/** These entries change who decides, so the due time must be computed again. */
const PRESENCE_ENTRIES: ReadonlySet<Entry['kind']> = new Set(['away', 'back', 'resign', 'pause', 'reading']);

const CHANGES_NO_TURN: ReadonlySet<Entry['kind']> = new Set([
  'say',
  'words',
  'end',
  'takeBack',
  'nudge',
  'claim',
  'forget',
  'close',
  'rated',
]);

/** The end of a rated match is processed within four times the grace after any entry. */
const RATED_GRACE = 4;

/**
 * The latest time at which a process must act on a match after the entry; Infinity for never. It may be too early but
 * never too late: a crash leaves nothing undone, and the row need not change with every entry.
 */
function latestDue(room: Room, entry: Entry, at: number, grace: number): number {
  if (room.hasBots || PRESENCE_ENTRIES.has(entry.kind)) return at + grace;
  const { time } = room.setup;
  if (time === null) return Infinity;
  if (time.kind === 'turns') return at + time.limit;
  const clock = at + Math.min(...room.clocks.map((one) => timeLeft(one, at)));
  // The entry that ends a rated match may be the last, if the process dies before rating it.
  return room.rated === null ? clock : Math.min(clock, at + RATED_GRACE * grace);
}

/** The row's new due time; undefined if the current one suffices. */
export function computeDue(
  room: Room,
  entry: Entry,
  at: number,
  stored: number | null,
  grace: number,
): number | undefined {
  if (room.status === 'over' || (room.status === 'open' && !room.begins(entry))) return undefined;
  if (CHANGES_NO_TURN.has(entry.kind)) return undefined;
  const bound = latestDue(room, entry, at, grace);
  if (bound === Infinity || (stored !== null && stored >= at && stored <= bound)) return undefined;
  return bound;
}
