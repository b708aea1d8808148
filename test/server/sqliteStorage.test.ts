/** The embedded database: its thread, its folder, clear errors, and a complete file after a stop. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openFolder, SetupError } from '../../src/server/storage/database.ts';
import type { Logged } from '../../src/server/room/logEntry.ts';
import { StorageError } from '../../src/server/storage/errors.ts';
import { SqliteThread } from '../../src/server/storage/sqliteThread.ts';
import { Store } from '../../src/server/storage/store.ts';
import { openTable, postJson } from './testClient.ts';
import { begunPair, startTestServer, temporaryFolder } from './testServer.ts';
import { mortalDatabase, readOnlyDisk, slowDisk, smallDisk, storageScript } from './storageScripts.ts';

const folders: string[] = [];
const fresh = (): string => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const act = (version: number): Logged => ({
  version,
  at: version,
  entry: { kind: 'act', seat: 0, action: 7, bot: false },
});
const storeIn = async (folder: string): Promise<Store> =>
  new Store(await openFolder(folder, await storageScript()));

describe('a folder', () => {
  test('is used by one process at a time, and by the next once it is free', async () => {
    const folder = fresh();
    const first = await storeIn(folder);
    await expect(storeIn(folder)).rejects.toThrow(/another Tavola is running with the data in .*Stop it/);
    await first.close();
    await (await storeIn(folder)).close();
  });

  test('is private, with all its files', async () => {
    const folder = join(fresh(), 'deep', 'data');
    const store = await storeIn(folder);
    await store.append('m', act(1));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThan(2);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await store.close();
  });

  test('that exists becomes private, unless it holds other files too', async () => {
    const own = join(fresh(), 'own');
    const mixed = join(fresh(), 'mixed');
    for (const folder of [own, mixed]) mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(own, 'tavola.sqlite'), '', { mode: 0o644 });
    writeFileSync(join(mixed, 'notes.txt'), '');
    for (const folder of [own, mixed]) await (await storeIn(folder)).close();
    expect(statSync(own).mode & 0o777).toBe(0o700);
    expect(statSync(join(own, 'tavola.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(mixed).mode & 0o777).toBe(0o755);
    expect(statSync(join(mixed, 'tavola.sqlite')).mode & 0o777).toBe(0o600);
  });
});

describe('write failures have a clear message', () => {
  const refusal = async (folder: string, script: URL): Promise<string> => {
    const error = await openFolder(folder, script).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SetupError);
    return (error as Error).message;
  };

  test('a full disk', async () => {
    expect(await refusal(fresh(), await smallDisk(3))).toMatch(/the disk is full/);
  });

  test('a read-only folder', async () => {
    expect(await refusal(fresh(), await readOnlyDisk())).toMatch(/may only be read/);
  });

  test('a file that is not a database', async () => {
    const folder = fresh();
    writeFileSync(join(folder, 'tavola.sqlite'), 'x'.repeat(5000));
    expect(await refusal(folder, await storageScript())).toMatch(/the database is damaged .*not a database/);
  });

  test('a damaged database: how to restore a backup, without advice about other programs or space', async () => {
    const folder = fresh();
    const store = await storeIn(folder);
    for (let version = 1; version <= 50; version++) await store.append('m', act(version));
    await store.close();
    const file = join(folder, 'tavola.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0x78, 100, 8000);
    writeFileSync(file, bytes);
    const message = await refusal(folder, await storageScript());
    expect(message).toMatch(/the database is damaged .* Restore a backup with `tavola restore FILE`/);
    expect(message).not.toMatch(/another|free space|Close/);
  });

  test('a database that another program has locked: to close that program', async () => {
    const folder = fresh();
    await (await storeIn(folder)).close();
    const other = new DatabaseSync(join(folder, 'tavola.sqlite'));
    other.exec('begin exclusive');
    expect(await refusal(folder, await storageScript())).toMatch(
      /another program has locked the database .* Close the other program/,
    );
    other.close();
  });

  test('a database from a newer version', async () => {
    const folder = fresh();
    const store = await storeIn(folder);
    await sql`insert into kysely_migration (name, timestamp) values ('99-later', '2030')`.execute(
      store.database.db,
    );
    await store.close();
    expect(await refusal(folder, await storageScript())).toMatch(/written by a newer Tavola .* Update/);
  });

  test('on a full disk nothing counts as written, health fails, and work resumes once there is space', async () => {
    const store = await storeIn(fresh());
    await sql`pragma max_page_count = 20`.execute(store.database.db);
    let written = 0;
    const failure = await (async () => {
      for (;;) {
        await store.append('m', { ...act(written + 1), entry: { kind: 'rematch', match: 'x'.repeat(2000) } });
        written++;
      }
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageError);
    expect(String(failure)).toContain('the disk is full');
    expect(await store.entriesAfter('m', 0)).toHaveLength(written);
    await sql`pragma max_page_count = 2000`.execute(store.database.db);
    expect(await store.append('m', act(written + 1))).toBe(true);
    await store.close();
  });

  test('health is 503 while writes fail', async () => {
    const own = await startTestServer({}, { storage: await smallDisk(150) });
    try {
      let status = 201;
      while (status === 201)
        status = (await postJson(`${own.url}api/tables`, { game: 'punto', seats: 2 })).status;
      expect(status).toBe(503);
      const health = async (): Promise<Response> => fetch(`${own.url}healthz`);
      while ((await health()).status === 200)
        await postJson(`${own.url}api/tables`, { game: 'punto', seats: 2 });
      const response = await health();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('the disk is full') });
    } finally {
      await own.stop();
    }
  });
});

test('while another program locks the database, reads and health succeed, and writes are retried', async () => {
  const server = await startTestServer();
  const other = new DatabaseSync(join(server.folder, 'tavola.sqlite'));
  try {
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    other.exec('begin immediate');
    const writing = openTable(server.url, { game: 'punto', seats: 2 });
    const began = performance.now();
    const [health, names] = await Promise.all([
      fetch(`${server.url}healthz`),
      fetch(`${server.url}api/people/by/Nobody`),
      fetch(`${server.url}api/tables/${id}`),
    ]);
    expect([health.status, names.status]).toEqual([503, 404]);
    expect(await health.json()).toMatchObject({ message: expect.stringContaining('does not answer') });
    // SQLite's own busy timeout, which would block reads, was 5 seconds.
    expect(performance.now() - began).toBeLessThan(4500);
    other.exec('commit');
    await expect(writing).resolves.toMatch(/^\w{16}$/);
    await expect.poll(async () => (await fetch(`${server.url}healthz`)).status).toBe(200);
  } finally {
    other.close();
    await server.stop();
  }
});

test('after a clean stop the file alone holds everything', async () => {
  const folder = fresh();
  const store = await storeIn(folder);
  for (let version = 1; version <= 50; version++) await store.append('m', act(version));
  await store.close();
  expect(readdirSync(folder).toSorted()).toEqual(['tavola.lock', 'tavola.sqlite']);
  const elsewhere = fresh();
  copyFileSync(join(folder, 'tavola.sqlite'), join(elsewhere, 'tavola.sqlite'));
  const copy = await storeIn(elsewhere);
  expect(await copy.entriesAfter('m', 0)).toHaveLength(50);
  await copy.close();
});

test('a thread that dies loses nothing acknowledged, and the next one continues', async () => {
  const thread = await SqliteThread.open(join(fresh(), 'x.sqlite'), await mortalDatabase());
  await thread.query({
    sql: 'create table log (match text, version integer, at integer, seat integer, action integer, entry text, primary key (match, version)) strict',
    parameters: [],
  });
  const kept: number[] = [];
  const lost: number[] = [];
  for (let version = 1; version <= 400; version++)
    await thread.append(['m', version, 1, 0, 1, null], []).then(
      () => kept.push(version),
      () => lost.push(version),
    );
  expect(lost).toEqual(Array.from({ length: 16 }, (_, i) => 20 + 50 * (i >> 1) + 20 * (i & 1)));
  const { rows } = await thread.query({ sql: 'select version from log', parameters: [] });
  const found = new Set((rows as { version: number }[]).map(({ version }) => version));
  expect(kept.filter((version) => !found.has(version))).toEqual([]);
  await thread.close();
});

test('a slow disk delays only the writers, and nothing is announced before it is written', async () => {
  const SLOW = 1000;
  const server = await startTestServer({}, { storage: await slowDisk(SLOW) });
  try {
    const clients = await begunPair(server.url);
    const actor = clients.find(({ owes }) => owes)!;
    const began = performance.now();
    actor.decide();
    let answered = 0;
    while (actor.follower!.number === 0) {
      await actor.request({ t: 'ping' }, 'pong');
      if (actor.follower!.number === 0) answered++;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(performance.now() - began).toBeGreaterThan(0.9 * SLOW);
    // A request blocked by the disk would only be answered afterwards.
    expect(answered).toBeGreaterThan(0);
    for (const client of clients) client.close();
  } finally {
    await server.stop();
  }
});
