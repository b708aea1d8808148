/** Compares a clock with the newest time in the database, and lets an operator accept it. */
import { openFolder, openPostgres } from '../storage/database.ts';
import { Store } from '../storage/store.ts';

const DAY = 86_400_000;

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

export interface ClockReadings {
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
