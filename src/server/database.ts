/** The two databases: a file of ours, or a PostgreSQL server. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import pg from 'pg';
import { type Dialect, migrate, type Schema } from './schema.ts';

export interface Database {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  /** For notifications; SQLite has none. */
  readonly address: string | null;
}

/** What an operator can put right; its message says how. */
export class SetupError extends Error {}

type Parameters = (string | number | null)[];

/** Statements are prepared once and kept: there are only a few dozen texts. */
function preparing(database: DatabaseSyncInstance): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement: StatementSyncInstance = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as Parameters)),
      run: (parameters) => statement.run(...(parameters as Parameters)),
      iterate: (parameters) => statement.iterate(...(parameters as Parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const statement = prepare(text);
      if (kept.size < 500) kept.set(text, statement);
      return statement;
    },
  };
}

/** Every commit is on the disk before anyone hears of it. */
const PRAGMAS = [
  'pragma busy_timeout = 5000',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma wal_autocheckpoint = 4000',
  'pragma journal_size_limit = 67108864',
];

/** Step by step: Node's own way never ends where a folder cannot be made in one that is there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

export async function openFolder(folder: string): Promise<Database> {
  try {
    makeFolder(folder);
    const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
    for (const pragma of PRAGMAS) database.exec(pragma);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparing(database) }) });
    await migrate(db, 'sqlite');
    return { dialect: 'sqlite', db, address: null };
  } catch (error) {
    throw new SetupError(
      `cannot keep data in ${folder}: ${(error as Error).message}. Give a writable folder with free space (--data FOLDER or TAVOLA_DATA).`,
      { cause: error },
    );
  }
}

const INT8 = 20;

/** Epoch milliseconds fit a number, so 64-bit columns are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 8,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    query_timeout: 15_000,
  });
  pool.on('error', () => {}); // an idle connection was lost: the next query opens another
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    // The address may hold a password, so it is not repeated.
    throw new SetupError(`cannot use the database of DATABASE_URL: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return { dialect: 'postgres', db, address };
}
