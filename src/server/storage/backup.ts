/** Backup of a running server, and restore. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { knowsMigrations } from './migrations.ts';
import { databasePath, lockFile, lockFolder, makePrivate, prepareFolder, SetupError } from './folder.ts';

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function findBackupFlaw(file: string): string | undefined {
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') return `it is damaged (${check?.integrity_check})`;
    const names = database.prepare('select name from kysely_migration').all() as { name: string }[];
    if (!knowsMigrations(names.map(({ name }) => name)))
      return 'it was made by a newer Tavola than this one. Update Tavola first';
    return undefined;
  } catch (error) {
    return `it is no backup of Tavola (${(error as Error).message})`;
  } finally {
    database?.close();
  }
}

const ENDINGS = ['', '-wal', '-shm'];

/** Also through a hard or a symbolic link. */
function isSameFile(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return one !== undefined && one.dev === other?.dev && one.ino === other.ino;
}

/** Also where no such file exists yet. */
const isSamePath = (a: string, b: string): boolean =>
  basename(a) === basename(b) &&
  existsSync(dirname(a)) &&
  realpathSync(dirname(a)) === realpathSync(dirname(b));

/** Whether a path is one of the folder's database files, or of those that a server will create. */
function isOwnFile(file: string, folder: string): boolean {
  const own = [...ENDINGS.map((ending) => `${databasePath(folder)}${ending}`), lockFile(folder)];
  return own.some((one) => isSameFile(file, one) || isSamePath(file, one));
}

/** Its time is the time of the last backup, for the administration page. */
export const backupMarker = (folder: string): string => join(folder, 'tavola.backup');

/** Copies a database including its write-ahead log, whether or not a server is writing to it. */
function copy(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** The backup is complete, whether or not its user may write to the folder. */
function markBackup(folder: string): void {
  const marker = backupMarker(folder);
  try {
    makePrivate(marker);
    utimesSync(marker, new Date(), new Date());
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

export function backup(folder: string, file: string): void {
  const source = databasePath(folder);
  if (!existsSync(source)) throw new SetupError(`there is no database in ${folder} to back up`);
  if (isOwnFile(file, folder))
    throw new SetupError(
      `${file} belongs to the database itself: a backup there would destroy it. Choose another file.`,
    );
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    makePrivate(part);
    copy(source, part);
    const flaw = findBackupFlaw(part);
    if (flaw !== undefined) throw new Error(flaw);
    sync(part);
    // The final name never shows half a copy.
    renameSync(part, file);
    sync(dirname(file));
    markBackup(folder);
  } catch (error) {
    rmSync(part, { force: true });
    throw new SetupError(`cannot back up ${folder} to ${file}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Replaces a folder's database with a backup; returns where the old one was moved. */
export function restore(file: string, folder: string): string {
  if (!existsSync(file)) throw new SetupError(`there is no ${file}`);
  if (isOwnFile(file, folder))
    throw new SetupError(`${file} belongs to the database itself: there is nothing to restore from it.`);
  prepareFolder(folder);
  const lock = lockFolder(folder);
  try {
    const flaw = findBackupFlaw(file);
    if (flaw !== undefined) throw new SetupError(`cannot restore ${file}: ${flaw}.`);
    const place = databasePath(folder);
    const fresh = join(folder, 'tavola.restoring.sqlite');
    rmSync(fresh, { force: true });
    makePrivate(fresh);
    copy(file, fresh);
    chmodSync(fresh, 0o600);
    // A restore as root must leave the file to the folder's owner.
    if (process.getuid?.() === 0) chownSync(fresh, statSync(folder).uid, statSync(folder).gid);
    sync(fresh);
    const before = join(folder, 'tavola.before-restore.sqlite');
    for (const ending of ENDINGS) {
      rmSync(`${before}${ending}`, { force: true });
      if (existsSync(`${place}${ending}`)) renameSync(`${place}${ending}`, `${before}${ending}`);
    }
    renameSync(fresh, place);
    sync(folder);
    return before;
  } finally {
    lock.release();
  }
}
