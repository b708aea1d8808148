/** The folder of the embedded database: nobody else may look into it, and one process at a time may use it. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const FILE = 'tavola.sqlite';
const LOCK = 'tavola.lock';
/** How long a process that is just stopping may still hold the folder, in milliseconds. */
const PATIENCE = 3000;

/** What an operator can put right; its message says how. */
export class SetupError extends Error {}

export const databasePath = (folder: string): string => join(folder, FILE);
export const lockFile = (folder: string): string => join(folder, LOCK);

/** Step by step: Node's own way never ends where a folder cannot be made in one that is there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Takes others' rights away; what belongs to somebody else is theirs to close. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes a file that only its owner may read, or leaves the one that is there to its owner alone. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  tighten(file, 0o600);
}

/** Makes the folder if need be. One that holds other things too, such as /srv, keeps its rights. */
export function prepareFolder(folder: string): void {
  makeFolder(folder);
  const others = readdirSync(folder).filter((name) => !name.startsWith('tavola.'));
  if (others.length === 0) tighten(folder, 0o700);
  makePrivate(databasePath(folder));
  for (const ending of ['-wal', '-shm'])
    if (existsSync(`${databasePath(folder)}${ending}`)) tighten(`${databasePath(folder)}${ending}`, 0o600);
}

/** Holds the folder until it is released or the process ends, however it ends: the system lets go of such a lock. */
export function lockFolder(folder: string): { release(): void } {
  const file = lockFile(folder);
  makePrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE}`);
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test((error as Error).message)) throw error;
    throw new SetupError(
      `another Tavola is running with the data in ${folder}. Stop it first, give this one a folder of its own (--data FOLDER), or let both use PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
