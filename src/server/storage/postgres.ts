/** A PostgreSQL server, shared by any number of processes. */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Append, Database } from './database.ts';
import { migrate, writeProbe } from './migrations.ts';
import type { Row, Schema } from './schema.ts';
import { SetupError } from './folder.ts';

const INT8 = 20;

/** Epoch milliseconds fit a number, so 64-bit columns are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const inserts: string[] = [];

function insertStatement(db: Kysely<Schema>, count: number): string {
  const row: Row<'log'> = { match: '', version: 0, at: 0, seat: 0, action: 0, entry: '' };
  return (inserts[count] ??= db
    .insertInto('log')
    .values(Array.from({ length: count }, () => row))
    .onConflict((conflict) => conflict.columns(['match', 'version']).doNothing())
    .returning(['match', 'version'])
    .compile().sql);
}

/** A deadlock: PostgreSQL rolls one of the transactions back, which may try again. */
const DEADLOCK = '40P01';

async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK) throw error;
    return work();
  }
}

const compareKeys = ({ row: [a, m] }: Append, { row: [b, n] }: Append): number =>
  a === b ? m - n : a < b ? -1 : 1;

/** All processes write in one order, which prevents deadlocks. */
async function append(db: Kysely<Schema>, entries: readonly Append[]): Promise<boolean[]> {
  const batch = entries.toSorted(compareKeys);
  const won = await retryDeadlock(() => appendSorted(db, batch));
  const winners = new Set(batch.filter((_, i) => won[i]));
  return entries.map((entry) => winners.has(entry));
}

async function appendSorted(db: Kysely<Schema>, batch: readonly Append[]): Promise<boolean[]> {
  const insert = CompiledQuery.raw(
    insertStatement(db, batch.length),
    batch.flatMap(({ row }) => row),
  );
  const won = (rows: readonly unknown[]): boolean[] => {
    const found = new Set((rows as Row<'log'>[]).map(({ match, version }) => `${match} ${version}`));
    // Of two equal keys in one batch, only the first can win.
    return batch.map(({ row: [match, version] }) => found.delete(`${match} ${version}`));
  };
  if (batch.every(({ changes }) => changes.length === 0)) return won((await db.executeQuery(insert)).rows);
  return db.transaction().execute(async (transaction) => {
    const winners = won((await transaction.executeQuery(insert)).rows);
    for (const [i, { changes }] of batch.entries())
      if (winners[i]) for (const change of changes) await transaction.executeQuery(change);
    return winners;
  });
}

export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 8,
    types,
    // A burst of work opens all connections at once: on a busy machine that takes seconds, so they stay open.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    query_timeout: 15_000,
  });
  pool.on('error', () => {}); // an idle connection was lost: the next query opens another
  // A client in use passes the error to its query, and emits it: without a listener the process would exit.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const database: Database = {
    dialect: 'postgres',
    db,
    address,
    batch: 64,
    lanes: 2,
    append: (batch) => append(db, batch),
    together: (queries) =>
      retryDeadlock(() =>
        db.transaction().execute(async (transaction) => {
          for (const query of queries) await transaction.executeQuery(query);
        }),
      ),
    // PostgreSQL does that itself: autovacuum, and the rotation of its write-ahead log.
    async discardHistory() {},
    close: () => db.destroy(),
  };
  try {
    await migrate(db, 'postgres');
    await database.together(writeProbe(db));
  } catch (error) {
    await db.destroy();
    if (error instanceof SetupError) throw error;
    // The address may contain a password, so the message omits it.
    throw new SetupError(`cannot use the database of DATABASE_URL: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return database;
}
