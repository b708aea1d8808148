/** The changes of the schema are carried out by their number, however many there are. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Database, openFolder, openPostgres } from '../../src/server/storage/database.ts';
import { CHANGES, knowsMigrations, migrate } from '../../src/server/storage/migrations.ts';
import type { Schema } from '../../src/server/storage/schema.ts';
import { SqliteThread, threadDialect } from '../../src/server/storage/sqlite.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { temporaryFolder } from './serving.ts';
import { storageScript } from './storageScript.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

function freshFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** So many changes, each of which says that it is carried out. */
const noted = (count: number, done: string[]): typeof CHANGES =>
  Array.from({ length: count }, (_, i) => [`change${i + 1}`, async () => void done.push(`${i + 1}`)]);

const upTo = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}`);

async function namesIn(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

test('a new database goes through all of them in order: ten, and a hundred and one', async () => {
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
  const changes: typeof CHANGES = [
    ...CHANGES,
    ['first', (to) => to.schema.createTable('first').addColumn('id', 'text').execute()],
    ['second', (to) => to.schema.alterTable('first').renameTo('second').execute()],
  ];
  // Twice: the second time everything is there already.
  for (let i = 0; i < 2; i++) await migrate(db, dialect, changes);
  await sql`select id from second`.execute(db);
  await expect(migrate(db, dialect, changes.slice(0, -1))).rejects.toThrow(/written by a newer Tavola/);
  await database.close();
}

test('a database that has all nine is given further ones, in their order: SQLite', async () => {
  const database = await openFolder(freshFolder(), await storageScript());
  // These names are in every database there is.
  const names = [
    '1-tables',
    '2-used',
    '3-daily',
    '4-people',
    '5-club',
    '6-ratings',
    '7-meet',
    '8-lists',
    '9-host',
  ];
  expect((await namesIn(database.db)).slice(0, 9)).toEqual(names);
  await checkFurther(database);
});

test('a database that has all nine is given further ones, in their order: PostgreSQL', async (context) => {
  if (postgres === undefined) return context.skip();
  await checkFurther(await openPostgres(postgres.address));
});
