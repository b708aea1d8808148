/** Assigning players to a table is atomic. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WaitingStore } from '../../src/server/matchmaking/waitingStore.ts';
import { openFolder } from '../../src/server/storage/database.ts';
import { Store } from '../../src/server/storage/store.ts';
import { temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const row = (who: string) => ({ who, id: who, hash: who, person: null, name: who, wish: '{}' });

test('no one is taken if one of them has a table already, is gone, or has stopped', async () => {
  const folder = temporaryFolder();
  const database = await openFolder(folder, await storageScript());
  const store = new WaitingStore(new Store(database));
  for (const [who, until] of [
    ['ada', 100],
    ['bruno', 100],
    ['chiara', 100],
    ['gone', 10],
  ] as const)
    expect(await store.begin({ ...row(who), came: 0, until, match: null })).toBe(true);
  const take = (match: string, waits: readonly string[]) =>
    store.assignTables([{ match, game: 'punto', waits, creating: [] }], 50);
  await take('first', ['ada', 'bruno']);
  for (const waits of [
    ['bruno', 'chiara'],
    ['chiara', 'gone'],
    ['chiara', 'nobody'],
  ])
    await expect(take('second', waits)).rejects.toThrow(/NOT NULL/);
  const rows = await store.all();
  expect(Object.fromEntries(rows.map(({ who, match }) => [who, match]))).toEqual({
    ada: 'first',
    bruno: 'first',
    chiara: null,
    gone: null,
  });
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
