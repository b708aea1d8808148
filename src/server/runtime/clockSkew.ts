/** Compares the machine's clock with the newest time in the database, and lets an operator accept it. */
import { openFolder } from '../storage/database.ts';
import { Store } from '../storage/store.ts';

const DAY = 86_400_000;

const ADVICE =
  "Set the machine's clock and start again; if it is right, stop the server, run `tavola clock --accept` and start it again.";

/** The problem and its remedy; `ahead` is the machine's lead over the database. */
export function describeClockSkew(ahead: number): string {
  const days = Math.round(Math.abs(ahead) / DAY);
  return ahead > 0
    ? `the clock of this machine is ${days} days ahead of the newest time in the database. The server goes on from that time, so that nothing is deleted and nobody is signed out. ${ADVICE}`
    : `the newest time in the database is ${days} days ahead of the clock of this machine. The server goes on from that time. ${ADVICE}`;
}

export interface ClockReadings {
  /** 0 in a new database. */
  readonly newest: number;
  readonly machine: number;
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
