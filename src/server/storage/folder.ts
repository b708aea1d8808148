/** The data folder of the embedded database: private, and used by one process at a time. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const FILE = 'tavola.sqlite';
const LOCK = 'tavola.lock';
/** How long to wait for a stopping process to release the folder, in milliseconds. */
const PATIENCE = 3000;

/** A configuration problem; the message says how to solve it. */
export class SetupError extends Error {}

export const databasePath = (folder: string): string => join(folder, FILE);
export const lockFile = (folder: string): string => join(folder, LOCK);

/**
 * Creates folders one by one: `mkdirSync` with `recursive` never returns where an existing folder cannot be written
 * to.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Removes others' permissions; only the owner of a file can. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Creates a file that only its owner can read, or restricts an existing one. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  tighten(file, 0o600);
}

/** Creates the folder if necessary. A folder with other contents, such as /srv, keeps its permissions. */
export function prepareFolder(folder: string): void {
  makeFolder(folder);
  const others = readdirSync(folder).filter((name) => !name.startsWith('tavola.'));
  if (others.length === 0) tighten(folder, 0o700);
  makePrivate(databasePath(folder));
  for (const ending of ['-wal', '-shm'])
    if (existsSync(`${databasePath(folder)}${ending}`)) tighten(`${databasePath(folder)}${ending}`, 0o600);
}

/** Locks the folder until released; the system also releases the lock when the process dies. */
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
