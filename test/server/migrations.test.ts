/** Schema changes run in the order of their numbers, however many there are. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openFolder, openPostgres } from '../../src/server/storage/database.ts';
import { SCHEMA_CHANGES, knowsMigrations, migrate } from '../../src/server/storage/migrations.ts';
import type { Dialect, Schema } from '../../src/server/storage/schema.ts';
import { SqliteThread, threadDialect } from '../../src/server/storage/sqliteThread.ts';
import { openTestPostgres } from './databases.ts';
import { temporaryFolder } from './testServer.ts';
import { copyFolder, copyingDatabase, storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

function freshFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const noted = (count: number, done: string[]): typeof SCHEMA_CHANGES =>
  Array.from({ length: count }, (_, i) => [`change${i + 1}`, async () => void done.push(`${i + 1}`)]);

const upTo = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}`);

async function namesIn(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

test('a new database runs all of them in order: ten, and a hundred and one', async () => {
  for (const count of [10, 101]) {
    const thread = await SqliteThread.open(join(freshFolder(), 'ordered.sqlite'), await storageScript());
    const db = new Kysely<Schema>({ dialect: threadDialect(thread) });
    const done: string[] = [];
    await migrate(db, 'sqlite', noted(count, done));
    expect(done).toEqual(upTo(count));
    await migrate(db, 'sqlite', noted(count, done));
    expect(done).toHaveLength(count);
    expect(knowsMigrations(await namesIn(db), noted(count, []))).toBe(true);
    await thread.close();
  }
});

async function checkFurther(database: Database): Promise<void> {
  const { db, dialect } = database;
  const changes: typeof SCHEMA_CHANGES = [
    ...SCHEMA_CHANGES,
    ['first', (to) => to.schema.createTable('first').addColumn('id', 'text').execute()],
    ['second', (to) => to.schema.alterTable('first').renameTo('second').execute()],
  ];
  // Twice: the second run has nothing to do.
  for (let i = 0; i < 2; i++) await migrate(db, dialect, changes);
  await sql`select id from second`.execute(db);
  await expect(migrate(db, dialect, changes.slice(0, -1))).rejects.toThrow(/written by a newer Tavola/);
  await database.close();
}

test('a database with all our changes runs further ones in their order: SQLite', async () => {
  const database = await openFolder(freshFolder(), await storageScript());
  expect(await namesIn(database.db)).toEqual(['1-baseline']);
  await checkFurther(database);
});

test('a database with all our changes runs further ones in their order: PostgreSQL', async (context) => {
  if (postgres === undefined) return context.skip();
  await checkFurther(await openPostgres(postgres.address));
});

/** Two upgrades of several statements each, one of which changes existing rows. */
const UPGRADES: typeof SCHEMA_CHANGES = [
  [
    'third',
    async (to) => {
      await to.schema.createTable('third').addColumn('value', 'text').execute();
      await sql`insert into third select value from settings`.execute(to);
      await sql`update settings set value = 'changed'`.execute(to);
    },
  ],
  [
    'fourth',
    async (to) => {
      await to.schema.alterTable('third').addColumn('more', 'integer').execute();
      await to.schema.createIndex('third_value').on('third').column('value').execute();
    },
  ],
];

async function checkUpgraded(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await migrate(db, dialect, [...SCHEMA_CHANGES, ...UPGRADES]);
  expect(await namesIn(db)).toHaveLength(SCHEMA_CHANGES.length + UPGRADES.length);
  const third = await sql`select value, more from third`.execute(db);
  expect(third.rows).toEqual([{ value: 'kept', more: null }]);
  const settings = await sql`select value from settings`.execute(db);
  expect(settings.rows).toEqual([{ value: 'changed' }]);
}

const keep = (db: Kysely<Schema>) => db.insertInto('settings').values({ key: 'a', value: 'kept' }).execute();

async function openFile(file: string, script: URL) {
  const thread = await SqliteThread.open(file, script);
  return { db: new Kysely<Schema>({ dialect: threadDialect(thread) }), thread };
}

test('a kill after any statement of the first start leaves a folder that starts again: SQLite', async () => {
  const file = join(freshFolder(), 'tavola.sqlite');
  const { db, thread } = await openFile(file, await copyingDatabase());
  await migrate(db, 'sqlite');
  await thread.close();
  const copies = readdirSync(copyFolder(file));
  expect(copies.length).toBeGreaterThan(40);
  for (const copy of copies) {
    const database = await openFolder(join(copyFolder(file), copy), await storageScript());
    expect(await namesIn(database.db), copy).toHaveLength(SCHEMA_CHANGES.length);
    await database.close();
  }
});

test('a kill after any statement of an upgrade leaves a folder that starts again: SQLite', async () => {
  const file = join(freshFolder(), 'tavola.sqlite');
  const before = await openFile(file, await storageScript());
  await migrate(before.db, 'sqlite');
  await keep(before.db);
  await before.thread.close();
  const { db, thread } = await openFile(file, await copyingDatabase());
  await migrate(db, 'sqlite', [...SCHEMA_CHANGES, ...UPGRADES]);
  await thread.close();
  const copies = readdirSync(copyFolder(file));
  expect(copies.length).toBeGreaterThan(5);
  for (const copy of copies) {
    const again = await openFile(join(copyFolder(file), copy, 'tavola.sqlite'), await storageScript());
    await checkUpgraded(again.db, 'sqlite');
    await again.thread.close();
  }
});

/** Migrates until the connection is cut after that many statements, like a kill; false if it never was. */
async function isCutAfter(
  statements: number,
  address: string,
  changes: typeof SCHEMA_CHANGES,
): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  pool.on('error', () => {});
  let count = 0;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    client.query = (async (...args: unknown[]) => {
      const result = await query(...args);
      if (++count === statements) stream.destroy();
      return result;
    }) as typeof client.query;
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres', changes);
  } catch (error) {
    // Any other error is a consequence of the previous kill.
    if (count < statements) throw error;
  }
  await db.destroy().catch(() => {});
  return count >= statements;
}

/** Kills after the first statement, starts again, kills after the second, and so on; returns the number of kills. */
async function killAfterEach(address: string, changes: typeof SCHEMA_CHANGES): Promise<number> {
  for (let kills = 0; ; kills++) if (!(await isCutAfter(kills + 1, address, changes))) return kills;
}

test('a kill after any statement leaves a database that starts again: PostgreSQL', async (context) => {
  if (postgres === undefined) return context.skip();
  const admin = new pg.Client({ connectionString: postgres.address });
  await admin.connect();
  await admin.query('create database killed');
  await admin.end();
  const address = postgres.address.replace(/[^/]*$/, 'killed');
  expect(await killAfterEach(address, SCHEMA_CHANGES), 'of the first start').toBeGreaterThan(40);
  const database = await openPostgres(address);
  expect(await namesIn(database.db)).toHaveLength(SCHEMA_CHANGES.length);
  await keep(database.db);
  expect(await killAfterEach(address, [...SCHEMA_CHANGES, ...UPGRADES]), 'of an upgrade').toBeGreaterThan(5);
  await checkUpgraded(database.db, 'postgres');
  await database.close();
});
