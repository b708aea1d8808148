/** Who is at a table, by the sockets here and by what other processes say. Nothing of it is kept; time is passed in. */
import { has, NOBODY, only, type Seat, type Seats } from '../../core/index.ts';
import type { Attendance, Presence as State } from '../../protocol/index.ts';

/** What one process sees of a table. */
export interface Seen {
  readonly here: Seats;
  readonly idle: Seats;
  readonly watching: number;
}

interface Known {
  readonly is: State;
  readonly since: number | null;
  /** Whether we saw it change; otherwise nobody knows what was before we looked. */
  readonly isSeen: boolean;
}

/** If nobody knows since when somebody is gone, 30 seconds without them are enough. */
const LOOK = 30_000;
const SECOND = 1000;

const wholeSeconds = (time: number | null): number | null =>
  time === null ? null : Math.floor(time / SECOND) * SECOND;

/** Of the sockets of this process. */
export function seenIn(peers: Iterable<{ readonly seat: Seat | null; readonly idle: boolean }>): Seen {
  let [here, idle, watching] = [NOBODY, NOBODY, 0];
  for (const peer of peers)
    if (peer.seat === null) watching++;
    else if (peer.idle) idle |= only(peer.seat);
    else here |= only(peer.seat);
  return { here, idle, watching };
}

export class Presence {
  readonly #elsewhere = new Map<string, Seen>();
  /** Processes that have not answered since they were last asked. */
  #silent = new Set<string>();
  #answered: () => void = () => {};
  #known: Known[] = [];
  #watching = 0;
  /** Since when nothing can have escaped us. */
  #from: number;

  constructor(now: number) {
    this.#from = now;
  }

  /** Another process says what it sees. */
  hear(process: string, seen: Seen): void {
    if (this.#silent.delete(process) && this.#silent.size === 0) this.#answered();
    if (seen.here === NOBODY && seen.idle === NOBODY && seen.watching === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, seen);
  }

  /** True if it was one that saw somebody. */
  forget(process: string): boolean {
    if (this.#silent.delete(process) && this.#silent.size === 0) this.#answered();
    return this.#elsewhere.delete(process);
  }

  /** Resolves when all of these processes have said what they see. */
  answersOf(processes: Iterable<string>): Promise<void> {
    this.#silent = new Set(processes);
    return new Promise((resolve) => {
      this.#answered = resolve;
      if (this.#silent.size === 0) resolve();
    });
  }

  /** The others could not be heard for a while. */
  doubt(now: number): void {
    this.#elsewhere.clear();
    this.#from = now;
    this.#known = this.#known.map((known) => ({ ...known, isSeen: false }));
  }

  look(here: Seen, now: number, seats = this.#known.length): void {
    const all = [here, ...this.#elsewhere.values()];
    this.#watching = all.reduce((sum, { watching }) => sum + watching, 0);
    this.#known = Array.from({ length: seats }, (_, seat): Known => {
      const is = all.some((seen) => has(seen.here, seat))
        ? 'here'
        : all.some((seen) => has(seen.idle, seat))
          ? 'idle'
          : 'gone';
      const before = this.#known[seat];
      if (before?.is === is) return before;
      const isSeen = before !== undefined || is !== 'gone';
      return { is, since: isSeen ? now : null, isSeen };
    });
  }

  /** `sign` is when a seat's person last did anything, for those of whom nobody knows more. */
  attendance(sign: (seat: Seat) => number | null): Attendance {
    return {
      seats: this.#known.map(({ is, since }, seat) => ({
        is,
        since: wholeSeconds(since ?? sign(seat)),
      })),
      watching: this.#watching,
    };
  }

  /** Whether nobody was connected for a seat for `after` milliseconds; with `orIdle`, or only by pages that nobody touched. */
  isGone(seat: Seat, after: number, now: number, orIdle: boolean): boolean {
    const known = this.#known[seat];
    if (known === undefined || known.is === 'here' || (known.is === 'idle' && !orIdle)) return false;
    return known.isSeen && known.since !== null
      ? now - known.since >= after
      : now - this.#from >= Math.min(after, LOOK);
  }
}
