/** Presence at one table, from the sockets here and the reports of other processes. Never stored; time is an argument. */
import { seatSetHas, NO_SEATS, singleSeat, type Seat } from '../../core/index.ts';
import type { Attendance, Presence as State } from '../../protocol/index.ts';
import type { ProcessPresence } from '../storage/processBus.ts';

interface SeatPresence {
  readonly is: State;
  readonly since: number | null;
  /** Whether we saw the change; otherwise the state before our first look is unknown. */
  readonly isSeen: boolean;
}

/** If the start of an absence is unknown, 30 seconds without the player are enough. */
const UNKNOWN_ABSENCE = 30_000;
const SECOND = 1000;

const wholeSeconds = (time: number | null): number | null =>
  time === null ? null : Math.floor(time / SECOND) * SECOND;

export function countPeers(
  peers: Iterable<{ readonly seat: Seat | null; readonly idle: boolean }>,
): ProcessPresence {
  let [here, idle, watching] = [NO_SEATS, NO_SEATS, 0];
  for (const peer of peers)
    if (peer.seat === null) watching++;
    else if (peer.idle) idle |= singleSeat(peer.seat);
    else here |= singleSeat(peer.seat);
  return { here, idle, watching };
}

export class TablePresence {
  readonly #otherProcesses = new Map<string, ProcessPresence>();
  /** Processes that have not answered the last request. */
  #silent = new Set<string>();
  #answered: () => void = () => {};
  #known: SeatPresence[] = [];
  #watching = 0;
  /** Since when no change can have been missed. */
  #knownSince: number;

  constructor(now: number) {
    this.#knownSince = now;
  }

  updateProcess(process: string, seen: ProcessPresence): void {
    if (this.#silent.delete(process) && this.#silent.size === 0) this.#answered();
    if (seen.here === NO_SEATS && seen.idle === NO_SEATS && seen.watching === 0)
      this.#otherProcesses.delete(process);
    else this.#otherProcesses.set(process, seen);
  }

  removeProcess(process: string): boolean {
    if (this.#silent.delete(process) && this.#silent.size === 0) this.#answered();
    return this.#otherProcesses.delete(process);
  }

  waitForProcesses(processes: Iterable<string>): Promise<void> {
    this.#silent = new Set(processes);
    return new Promise((resolve) => {
      this.#answered = resolve;
      if (this.#silent.size === 0) resolve();
    });
  }

  resetOthers(now: number): void {
    this.#otherProcesses.clear();
    this.#knownSince = now;
    this.#known = this.#known.map((known) => ({ ...known, isSeen: false }));
  }

  update(here: ProcessPresence, now: number, seats = this.#known.length): void {
    const all = [here, ...this.#otherProcesses.values()];
    this.#watching = all.reduce((sum, { watching }) => sum + watching, 0);
    this.#known = Array.from({ length: seats }, (_, seat): SeatPresence => {
      const is = all.some((seen) => seatSetHas(seen.here, seat))
        ? 'here'
        : all.some((seen) => seatSetHas(seen.idle, seat))
          ? 'idle'
          : 'gone';
      const before = this.#known[seat];
      if (before?.is === is) return before;
      const isSeen = before !== undefined || is !== 'gone';
      return { is, since: isSeen ? now : null, isSeen };
    });
  }

  /** Whether followers know the player of a seat as absent. */
  isAbsent(seat: Seat): boolean {
    return this.#known[seat]?.is === 'gone';
  }

  /** `sign` gives the last activity of a seat's player, for seats without better knowledge. */
  toAttendance(sign: (seat: Seat) => number | null): Attendance {
    return {
      seats: this.#known.map(({ is, since }, seat) => ({
        is,
        since: wholeSeconds(since ?? sign(seat)),
      })),
      watching: this.#watching,
    };
  }

  /** Whether none of the seats had a connection for `after` milliseconds, as far as this process can know. */
  isDeserted(seats: readonly Seat[], after: number, now: number, isShared: boolean): boolean {
    if (now - this.#knownSince < after) return false;
    return seats.every((seat) => {
      const known = this.#known[seat];
      // Other processes may have connections that this one has not asked about.
      if (known === undefined) return !isShared;
      return known.is === 'gone' && now - (known.since ?? this.#knownSince) >= after;
    });
  }

  /** Whether a seat had no connection for `after` milliseconds; with `orIdle`, idle connections do not count. */
  isGone(seat: Seat, after: number, now: number, orIdle: boolean): boolean {
    const known = this.#known[seat];
    if (known === undefined || known.is === 'here' || (known.is === 'idle' && !orIdle)) return false;
    return known.isSeen && known.since !== null
      ? now - known.since >= after
      : now - this.#knownSince >= Math.min(after, UNKNOWN_ABSENCE);
  }
}
