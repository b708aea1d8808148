/** The machine's clock against the newest time in the database: how they differ, and how an operator has it accepted. */
import { openFolder, openPostgres } from '../storage/database.ts';
import { Store } from '../storage/store.ts';

const DAY = 86_400_000;

const ACCEPTING = 'if it is right, stop the server, run `tavola clock --accept` and start it again.';

/** What is wrong, with what an operator can do about it; `ahead` is how far the clock is ahead of the database's newest time. */
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

export interface ClockReadings {
  /** 0 in a new database. */
  readonly newest: number;
  /** The clock of this machine, or of the PostgreSQL server. */
  readonly machine: number;
}

/** The same for a database that processes share: its own clock counts, and no other. */
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
 * Compares the clocks of a folder that no server uses, and makes the machine's the one to go on from if `accept` says so. What is to be
 * looked after in the meantime is due at once: by a clock that was turned back it would be due in a far future.
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
