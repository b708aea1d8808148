/** A backup of a running server is consistent; a restore replaces the database and keeps the old one. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '../../src/server/storage/database.ts';
import type { Logged } from '../../src/server/room/logEntry.ts';
import { backup, restore } from '../../src/server/storage/backup.ts';
import { Store } from '../../src/server/storage/store.ts';
import { playToEnd } from './testClient.ts';
import { begunPair, startTestServer } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const root = mkdtempSync(join(tmpdir(), 'tavola-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const CLI = join(import.meta.dirname, '../../dist/cli.js');

function tavola(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, DATABASE_URL: '' } });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (text += data.toString()));
    child.on('close', (code) => resolve({ code, text }));
  });
}

const act = (version: number): Logged => ({
  version,
  at: version,
  entry: { kind: 'act', seat: 0, action: 1, bot: false },
});
const storeIn = async (folder: string): Promise<Store> =>
  new Store(await openFolder(folder, await storageScript()));

test('a backup under load contains everything acknowledged before, and can be restored', async () => {
  const folder = join(root, 'busy');
  const store = await storeIn(folder);
  const MATCHES = 50;
  const acknowledged = Array.from({ length: MATCHES }, () => 0);
  const load = { isOn: true };
  const writers = acknowledged.map(async (_, match) => {
    for (let version = 1; load.isOn; version++) {
      await store.append(`match${match}`, act(version));
      acknowledged[match] = version;
    }
  });
  const until = async (entries: number): Promise<void> => {
    while (acknowledged.reduce((sum, one) => sum + one, 0) < entries)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await until(2000);
  const before = [...acknowledged];
  const file = join(root, 'busy.db');
  writeFileSync(file, 'the copy of last week');
  const { code, text } = await tavola('backup', file, '--data', folder);
  expect([code, text]).toEqual([0, expect.stringContaining('holds everything')]);
  await until(acknowledged.reduce((sum, one) => sum + one, 0) + 1000);
  expect(await tavola('restore', file, '--data', folder)).toEqual({
    code: 1,
    text: expect.stringContaining('another Tavola is running'),
  });
  load.isOn = false;
  await Promise.all(writers);
  await store.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  restore(file, folder);
  const copy = await storeIn(folder);
  for (const [match, least] of before.entries()) {
    const versions = (await copy.entriesAfter(`match${match}`, 0)).map(({ version }) => version);
    expect(versions.length).toBeGreaterThanOrEqual(least);
    expect(versions).toEqual(versions.map((_, i) => i + 1));
  }
  await copy.close();
});

test('a restored match continues from the moment of the backup', async () => {
  const folder = join(root, 'played');
  const first = await startTestServer({ data: folder });
  const clients = await begunPair(first.url);
  const actor = clients.find(({ owes }) => owes)!;
  actor.decide();
  await actor.until('the decision', () => actor.follower!.number === 1);
  const file = join(root, 'played.db');
  backup(folder, file);
  await playToEnd(clients);
  await first.stop();

  const before = restore(file, folder);
  expect(readFileSync(before).length).toBeGreaterThan(0);
  const second = await startTestServer({ data: folder });
  for (const client of clients) await client.join({ url: second.url });
  expect(actor.follower!.number).toBe(1);
  await playToEnd(clients);
  for (const client of clients) client.close();
  await second.stop();
});

test('a file that is not a backup is rejected without changes', async () => {
  const folder = join(root, 'kept');
  const store = await storeIn(folder);
  await store.append('m', act(1));
  await store.close();
  const whole = join(root, 'whole.db');
  backup(folder, whole);
  restore(whole, folder);
  const nonsense = join(root, 'nonsense.db');
  writeFileSync(nonsense, 'x'.repeat(9000));
  expect(() => restore(nonsense, folder)).toThrow(/no backup of Tavola/);
  expect(() => restore(join(root, 'missing.db'), folder)).toThrow(/there is no/);
  expect(() => backup(join(root, 'nowhere'), join(root, 'x.db'))).toThrow(/no database/);
  expect(() => backup(folder, join(root, 'no', 'such', 'folder.db'))).toThrow(/cannot back up/);
  const again = await storeIn(folder);
  expect(await again.entriesAfter('m', 0)).toHaveLength(1);
  await again.close();
});

describe('a backup rejects as its target', () => {
  const folder = join(root, 'own');
  const aside = join(root, 'aside');
  const database = join(folder, 'tavola.sqlite');
  let store: Store;
  beforeAll(async () => {
    store = await storeIn(folder);
    for (let version = 1; version <= 20; version++) await store.append('m', act(version));
    mkdirSync(aside);
    linkSync(database, join(aside, 'hard.db'));
    symlinkSync(database, join(aside, 'symbolic.db'));
    symlinkSync(folder, join(aside, 'folder'));
  });

  test.each([
    ['the database itself', database],
    ['the database under another spelling of its path', join(aside, '..', 'own', '.', 'tavola.sqlite')],
    ['a hard link to the database', join(aside, 'hard.db')],
    ['a symbolic link to the database', join(aside, 'symbolic.db')],
    ['the database through a link to its folder', join(aside, 'folder', 'tavola.sqlite')],
    ['its write-ahead log', `${database}-wal`],
    ['the index of that log', `${database}-shm`],
    ['the lock of its folder', join(folder, 'tavola.lock')],
  ])('%s', async (_, file) => {
    expect(() => backup(folder, file)).toThrow(/belongs to the database itself/);
    expect(await store.entriesAfter('m', 0)).toHaveLength(20);
  });

  test('the write-ahead log of a stopped server, which does not exist', async () => {
    await store.close();
    expect(() => backup(folder, `${database}-wal`)).toThrow(/belongs to the database itself/);
    const { code, text } = await tavola('backup', database, '--data', folder);
    expect([code, text]).toEqual([1, expect.stringContaining('Choose another file')]);
    expect(() => restore(database, folder)).toThrow(/belongs to the database itself/);
    const again = await storeIn(folder);
    expect(await again.entriesAfter('m', 0)).toHaveLength(20);
    await again.close();
  });
});

test('a restore preserves what a killed server left in the write-ahead log', async () => {
  const folder = join(root, 'killed');
  const store = await storeIn(folder);
  await store.append('m', act(1));
  const killed = join(root, 'killed-copy');
  mkdirSync(killed);
  for (const ending of ['', '-wal'])
    copyFileSync(join(folder, `tavola.sqlite${ending}`), join(killed, `before.sqlite${ending}`));
  await store.close();
  restore(join(killed, 'before.sqlite'), folder);
  const again = await storeIn(folder);
  expect(await again.entriesAfter('m', 0)).toHaveLength(1);
  await again.close();
});
