/**
 * Server time. Within a process it follows a monotonic clock; the machine's clock is read once. Processes on one
 * database use its time. A single process continues from the time its predecessor stored, whatever happened to the
 * machine's clock since.
 */
import { openFolder, openPostgres } from './database.ts';
import { Store } from './store.ts';

const DAY = 86_400_000;
/** No server is off for longer without its operator knowing why. */
export const MAX_JUMP = 7 * DAY;

export class ServerTime {
  readonly #elapsed: () => number;
  #origin: number;
  #last = 0;

  /** `elapsed` is a monotonic clock in milliseconds with any origin. */
  constructor(machine: number, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#origin = machine - elapsed();
  }

  /** Epoch milliseconds; it never goes back. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#origin + this.#elapsed()));
    return this.#last;
  };

  /**
   * Continues from the newest time in the database, 0 if there is none: never behind it and at most `MAX_JUMP` ahead.
   * A clock that is wrong by years would sign everyone out and delete all unused data. Returns the machine clock's
   * lead.
   */
  continueFrom(newest: number): number {
    if (newest === 0) return 0;
    const ahead = this.#origin + this.#elapsed() - newest;
    if (ahead < 0 || ahead > MAX_JUMP) this.#origin = newest - this.#elapsed();
    return ahead;
  }

  /** Takes the time from another source; half of the round trip is the way back. */
  async synchronize(time: () => Promise<number>): Promise<void> {
    const asked = this.#elapsed();
    const received = await time();
    this.#origin = received - (asked + this.#elapsed()) / 2;
  }
}

interface SharedTime {
  readonly time: number;
  /** The lead of the database's clock over the newest time in the database. */
  readonly ahead: number;
}

/**
 * The time of processes on one database: its clock, plus a shared correction. The correction is 0 until that clock
 * jumps ahead; then it compensates for the jump, so that nothing is deleted and no one is signed out. `own` is the
 * newest time this process has used; time never goes back.
 */
export async function readSharedTime(store: Store, own = 0): Promise<SharedTime> {
  const { clock, newest, correction } = await store.sharedClock();
  const ahead = newest === 0 ? 0 : clock - newest;
  if (ahead <= MAX_JUMP) {
    if (correction !== 0) await store.correctClock(0);
    return { time: clock, ahead };
  }
  const corrected = clock + correction;
  if (correction !== 0 && Math.abs(corrected - newest) <= MAX_JUMP) return { time: corrected, ahead };
  const time = Math.max(newest, own);
  await store.correctClock(time - clock);
  return { time, ahead };
}

const ACCEPTING = 'if it is right, stop the server, run `tavola clock --accept` and start it again.';

/** The problem and its remedy; `ahead` is the clock's lead over the newest time in the database. */
export function describeClockSkew(ahead: number, isShared = false): string {
  const days = Math.round(Math.abs(ahead) / DAY);
  const clock = isShared ? 'the clock of the PostgreSQL server' : 'the clock of this machine';
  const advice = isShared
    ? `Set that clock; ${ACCEPTING}`
    : `Set the machine's clock and start again; ${ACCEPTING}`;
  return ahead > 0
    ? `${clock} is ${days} days ahead of the newest time in the database. The server goes on from that time, so that nothing is deleted and nobody is signed out. ${advice}`
    : `the newest time in the database is ${days} days ahead of ${clock}. The server goes on from that time. ${advice}`;
}

interface ClockReadings {
  readonly newest: number;
  /** The clock of this machine, or of the PostgreSQL server. */
  readonly machine: number;
}

/** For a shared database, whose own clock is the only one that counts. */
export async function compareSharedClocks(address: string, accept: boolean): Promise<ClockReadings> {
  const store = new Store(await openPostgres(address));
  try {
    const { clock, newest } = await store.sharedClock();
    if (accept) await store.resetTime(clock);
    return { newest, machine: clock };
  } finally {
    await store.close();
  }
}

/**
 * Compares the clocks for a folder that no server uses; with `accept`, continues from the machine's. Then everything
 * is due at once: after setting a clock back it would otherwise be due far in the future.
 */
export async function compareClocks(
  folder: string,
  accept: boolean,
  { machine = Date.now(), storage }: { readonly machine?: number; readonly storage?: URL } = {},
): Promise<ClockReadings> {
  const store = new Store(await openFolder(folder, storage));
  try {
    const newest = await store.readStoredTime();
    if (accept) await store.resetTime(machine);
    return { newest, machine };
  } finally {
    await store.close();
  }
}
