/** Retention: unused data is deleted after the configured time; used data never is. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { TestClient, openTable } from './testClient.ts';
import { begunPair, startTestServer, temporaryFolder } from './testServer.ts';

const DAY = 86_400_000;

test('open tables stay a day, unfinished matches ninety, finished ones as configured', async () => {
  const folder = temporaryFolder();
  let now = Date.now();
  const keep = { open: DAY, unfinished: 90 * DAY, finished: 120 * DAY };
  const server = await startTestServer({ data: folder, keep, tidy: 50 }, { now: () => now });
  const isThere = async (id: string): Promise<boolean> =>
    (await fetch(`${server.url}api/tables/${id}`)).status === 200;
  const table = (): Promise<string> => openTable(server.url, { game: 'punto', seats: 2 });
  const empty = await table();
  const watched = await table();
  const waiting = await table();
  const spectator = await TestClient.connectTo(server.url, watched);
  await spectator.join({ spectator: true });
  const sitter = await TestClient.connectTo(server.url, waiting);
  await sitter.join();
  await sitter.sit('Ada');
  sitter.close();
  const left = await begunPair(server.url);
  for (const client of left) client.close();
  const stayed = await begunPair(server.url);
  const ended = await begunPair(server.url);
  for (const client of ended) client.send({ t: 'end', agree: true });
  await ended[0].until('the end', () => ended[0].isOver);
  for (const client of ended) client.close();
  const ids = { empty, watched, waiting, left: left[0].id, stayed: stayed[0].id, ended: ended[0].id };

  now += 2 * DAY;
  await expect.poll(() => isThere(ids.empty)).toBe(false);
  now += 60 * DAY;
  for (const name of ['watched', 'waiting', 'left', 'stayed', 'ended'] as const)
    expect(await isThere(ids[name]), name).toBe(true);
  now += 35 * DAY;
  await expect.poll(() => isThere(ids.left)).toBe(false);
  await expect.poll(() => isThere(ids.waiting)).toBe(false);
  for (const name of ['watched', 'stayed', 'ended'] as const)
    expect(await isThere(ids[name]), name).toBe(true);
  now += 30 * DAY;
  await expect.poll(() => isThere(ids.ended)).toBe(false);
  expect(await isThere(ids.watched)).toBe(true);
  const actor = stayed.find(({ owes }) => owes)!;
  actor.decide();
  await actor.until('the decision', () => actor.follower!.number === 1);
  // A table's row is deleted before the last of its entries, which go in small steps.
  const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
  const kept = database.prepare('select distinct match from log order by match');
  await expect.poll(() => kept.all(), { timeout: 10_000 }).toEqual([{ match: ids.stayed }]);
  database.close();
  for (const client of [...stayed, spectator]) client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the link of a table that its opener has changed stays as long as an unfinished match', async () => {
  let now = Date.now();
  const keep = { open: DAY, unfinished: 90 * DAY, finished: null };
  const server = await startTestServer({ keep, tidy: 50 }, { now: () => now });
  const id = await openTable(server.url, { game: 'punto', seats: 2 });
  const empty = await openTable(server.url, { game: 'punto', seats: 2 });
  const isThere = async (table: string): Promise<boolean> =>
    (await fetch(`${server.url}api/tables/${table}`)).status === 200;
  const ada = await TestClient.connectTo(server.url, id);
  await ada.join();
  await ada.sit('Ada');
  ada.send({ t: 'rematch', agree: true, settings: { game: 'campos', seats: 2, time: null } });
  await ada.until('the other table', () => ada.follower!.table.next !== null);
  const { next } = ada.follower!.table;
  ada.close();
  now += 5 * DAY;
  await expect.poll(() => isThere(empty)).toBe(false);
  expect([await isThere(id), await isThere(next!)]).toEqual([true, true]);
  await server.stop();
});
