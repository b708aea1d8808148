/** The two databases: an SQLite file, or a PostgreSQL server. */
import { existsSync } from 'node:fs';
import { type CompiledQuery, Kysely } from 'kysely';
import { migrate, writeProbe } from './migrations.ts';
import type { Dialect, Schema } from './schema.ts';
import { databasePath, lockFolder, prepareFolder, SetupError } from './folder.ts';
import { StorageError } from './errors.ts';
import { SqliteThread, threadDialect } from './sqliteThread.ts';
import type { Statement, Value } from './sqliteWorker.ts';

export { SetupError } from './folder.ts';
export { openPostgres } from './postgres.ts';

/** An entry of the log in column order, and the changes that accompany it if its version is free. */
export interface Append {
  readonly row: readonly [match: string, version: number, ...rest: Value[]];
  readonly changes: readonly CompiledQuery[];
}

export interface Database {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  readonly address: string | null;
  /** Entries per batch, and concurrent batches. */
  readonly batch: number;
  readonly lanes: number;
  /** Writes entries and returns which of them got their version; resolves only after the data is on the disk. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Removes deleted data from files beside the database. */
  discardHistory(): Promise<void>;
  /** All or nothing. */
  together(queries: readonly CompiledQuery[]): Promise<void>;
  close(): Promise<void>;
}

const toStatement = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql,
  parameters: parameters as readonly Value[],
});

async function append(thread: SqliteThread, batch: readonly Append[]): Promise<readonly boolean[]> {
  const values: Value[] = [];
  for (const { row } of batch) values.push(...row);
  const changes = batch.flatMap((entry, index) =>
    entry.changes.map((change) => ({ index, ...toStatement(change) })),
  );
  const lost = await thread.append(values, changes);
  return batch.map((_, index) => !lost.includes(index));
}

async function openLocked(folder: string, script: URL, release: () => void): Promise<Database> {
  const thread = await SqliteThread.open(databasePath(folder), script);
  const db = new Kysely<Schema>({ dialect: threadDialect(thread) });
  const database: Database = {
    dialect: 'sqlite',
    db,
    address: null,
    batch: 1000,
    lanes: Infinity,
    append: (batch) => append(thread, batch),
    together: (queries) => thread.together(queries.map(toStatement)),
    async discardHistory() {
      await thread.query({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] });
    },
    async close() {
      await thread.close();
      release();
    },
  };
  try {
    await migrate(db, 'sqlite');
    await database.together(writeProbe(db));
  } catch (error) {
    await thread.close();
    throw error;
  }
  return database;
}

function describeFailure(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `it may not be written (${message})`;
  return message;
}

const ADVICE = {
  locked: 'Close the other program that uses the file, such as a database browser or a backup tool.',
  damaged:
    'Restore a backup with `tavola restore FILE`; it keeps the damaged database as tavola.before-restore.sqlite.',
} as const;

function adviceFor(error: unknown, folder: string): string {
  const advice = error instanceof StorageError ? error.advice : undefined;
  if (advice === undefined) return 'Give a writable folder with free space (--data FOLDER or TAVOLA_DATA).';
  return `${ADVICE[advice]} The file is ${databasePath(folder)}.`;
}

/** Opens the file of a running server for short access; only for data that the server does not cache. */
export function openShared(
  folder: string,
  script = new URL('./storageWorker.js', import.meta.url),
): Promise<Database> {
  if (!existsSync(databasePath(folder)))
    throw new SetupError(
      `there is no database in ${folder}. Name its folder (--data FOLDER or TAVOLA_DATA).`,
    );
  return openLocked(folder, script, () => {});
}

export async function openFolder(
  folder: string,
  script = new URL('./storageWorker.js', import.meta.url),
): Promise<Database> {
  let lock: { release(): void } | undefined;
  try {
    prepareFolder(folder);
    lock = lockFolder(folder);
    return await openLocked(folder, script, lock.release);
  } catch (error) {
    lock?.release();
    if (error instanceof SetupError) throw error;
    throw new SetupError(
      `cannot keep data in ${folder}: ${describeFailure(error)}. ${adviceFor(error, folder)}`,
      {
        cause: error,
      },
    );
  }
}
