/** The live list of tables, over real connections and on both databases: its content, its privacy and its cost. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getAwayReason,
  type ListedTables,
  type ListedTablesChange,
  type ListedTable,
  type TableList,
} from '../../src/protocol/index.ts';
import { LIMITS } from '../../src/server/limits/limits.ts';
import { Hub } from '../../src/server/matches/hub.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import { LiveTableList } from '../../src/server/lobby/liveTableList.ts';
import { openFolder } from '../../src/server/storage/database.ts';
import { Store } from '../../src/server/storage/store.ts';
import { TestClient, openTable } from './testClient.ts';
import { EventReader } from './eventReader.ts';
import { listDatabases, openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer, temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

/** The default keep-alive interval in milliseconds. */
const SIGN_OF_LIFE = 25_000;

const WISH = { game: 'punto', seats: 2, listed: true, watch: true } as const;

async function sitAt(url: string, id: string, ...names: string[]): Promise<TestClient[]> {
  const clients: TestClient[] = [];
  for (const name of names) {
    const client = await TestClient.connectTo(url, id);
    await client.join();
    await client.sit(name);
    clients.push(client);
  }
  return clients;
}

async function begin(clients: readonly TestClient[]): Promise<void> {
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
}

describe.each(listDatabases(postgres))('on $name with $processes process(es)', ({ address, processes }) => {
  const servers: TestServer[] = [];
  let ahead = 0;
  beforeAll(async () => {
    const pace = { lists: { gather: 5, look: 60_000 }, signOfLife: 20 };
    for (let i = 0; i < processes; i++)
      servers.push(await startTestServer({ database: address }, { pace, now: () => Date.now() + ahead }));
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });
  /** Reads the list at the last process, while everything happens at the first. */
  const watch = (knows?: string): Promise<EventReader> =>
    EventReader.open(
      `${servers.at(-1)!.url}api/tables/live`,
      knows === undefined ? {} : { 'last-event-id': knows },
    );
  async function until(
    lines: EventReader,
    rows: Map<string, ListedTable>,
    holds: () => boolean,
  ): Promise<void> {
    while (!holds()) {
      const { rows: changed, gone } = await lines.nextData<ListedTablesChange>('more');
      for (const row of changed) rows.set(row.id, row);
      for (const id of gone) rows.delete(id);
    }
  }

  test('a table appears, changes, runs and disappears, as differences only', async () => {
    const { url } = servers[0];
    const lines = await watch();
    expect(lines.status).toBe(200);
    const rows = new Map((await lines.nextData<ListedTables>('all')).map((row) => [row.id, row]));
    const id = await openTable(url, WISH);
    const hidden = await openTable(url, { game: 'punto', seats: 2 });
    await until(lines, rows, () => rows.has(id));
    const one = await sitAt(url, id, 'Ada');
    await until(lines, rows, () => rows.get(id)?.sitters[0]?.kind === 'person');
    expect(rows.get(id)).toMatchObject({ status: 'open', game: 'punto', sitters: [{ name: 'Ada' }, {}] });
    const two = await sitAt(url, id, 'Bruno');
    // A full table is not open to players.
    await until(lines, rows, () => !rows.has(id));
    await begin([...one, ...two]);
    await until(lines, rows, () => rows.get(id)?.status === 'playing');
    const list = (await (await fetch(`${url}api/tables`)).json()) as TableList;
    expect(list.running.map((row) => row.id)).toContain(id);
    expect(list.tables.map((row) => row.id)).not.toContain(id);
    for (const client of [...one, ...two]) client.send({ t: 'end', agree: true });
    await until(lines, rows, () => !rows.has(id));
    expect(rows.has(hidden)).toBe(false);
    for (const client of [...one, ...two]) client.close();
    lines.close();
  });

  test('an unchanged list costs less than 1 kB a minute and repeats nothing', async () => {
    const id = await openTable(servers[0].url, WISH);
    // The other process knows of it.
    const before = await watch();
    const rows = new Map((await before.nextData<ListedTables>('all')).map((row) => [row.id, row]));
    await until(before, rows, () => rows.has(id));
    before.close();
    const lines = await watch();
    const { id: knows } = await lines.nextEvent('all');
    await lines.until(() => lines.keepAlives > 0);
    const [bytes, signs] = [lines.bytes, lines.keepAlives];
    await lines.until(() => lines.keepAlives >= signs + 50);
    const each = (lines.bytes - bytes) / (lines.keepAlives - signs);
    expect(each * (60_000 / SIGN_OF_LIFE)).toBeLessThan(1000);
    expect(lines.waiting).toBe(0);
    // A client that reconnects to any process already has the list.
    const again = await watch(knows);
    await again.until(() => again.keepAlives >= 5);
    expect(again.waiting).toBe(0);
    lines.close();
    again.close();
  });

  test('strangers learn nothing about absence, reservations, or secrets of seats', async () => {
    const { url } = servers[0];
    const lines = await watch();
    await lines.nextEvent('all');
    const id = await openTable(url, { ...WISH, seats: 3, bots: [2] });
    const clients = await sitAt(url, id, 'Ada', 'Bruno');
    await begin(clients);
    const rows = new Map<string, ListedTable>();
    await until(lines, rows, () => rows.get(id)?.status === 'playing');
    clients[1].send({ t: 'leave' });
    await clients[0].until('away', () => getAwayReason(clients[0].follower!.table.sitters[1]) === 'left');
    for (const client of clients) client.send({ t: 'end', agree: true });
    await until(lines, rows, () => !rows.has(id));
    clients[0].send({ t: 'rematch', agree: true });
    await clients[0].until('the next', () => clients[0].follower!.table.next !== null);
    const next = await openTable(url, WISH);
    await until(lines, rows, () => rows.has(next));
    expect(lines.body).not.toMatch(/away|owner|fair|commit|parts|hash|token|secret|person"?:/);
    for (const client of clients) {
      expect(lines.body).not.toContain(client.token);
      expect(lines.body).not.toContain(client.part);
      client.close();
    }
    lines.close();
  });

  test('a running table without activity is not listed', async () => {
    const { url } = servers[0];
    const id = await openTable(url, WISH);
    const clients = await sitAt(url, id, 'Ada', 'Bruno');
    await begin(clients);
    const running = async (): Promise<boolean> =>
      ((await (await fetch(`${url}api/tables`)).json()) as TableList).running.some((row) => row.id === id);
    expect(await running()).toBe(true);
    ahead += 11 * 60_000;
    expect(await running()).toBe(false);
    ahead = 0;
    for (const client of clients) client.close();
  });
});

test('the list has a limit, and a setting switches it off', async () => {
  const server = await startTestServer({}, { pace: { lists: { gather: 5, look: 60_000 }, signOfLife: 20 } });
  for (let i = 0; i < 60; i++) await openTable(server.url, WISH);
  const { tables } = (await (await fetch(`${server.url}api/tables`)).json()) as TableList;
  expect(tables).toHaveLength(50);
  await server.stop();
  const silent = await startTestServer({}, {}, { TAVOLA_LIST: '0' });
  for (const path of ['tables', 'tables/live'])
    expect((await fetch(`${silent.url}api/${path}`)).status, path).toBe(403);
  for (const wish of [{ listed: true }, { watch: true }])
    await expect(openTable(silent.url, { game: 'punto', seats: 2, ...wish })).rejects.toThrow('403');
  await silent.stop();
});

test('the streams of an address are limited, and a closed one frees its place', async () => {
  const server = await startTestServer({}, {}, { TAVOLA_LIMITS_TIMES: '1' });
  const open = (): Promise<EventReader> => EventReader.open(`${server.url}api/tables/live`);
  const [one, ...others] = await Promise.all(Array.from({ length: LIMITS.streams.most }, open));
  const refused = await open();
  expect(refused.status).toBe(429);
  one.close();
  await expect
    .poll(async () => {
      const next = await open();
      next.close();
      return next.status;
    })
    .toBe(200);
  for (const other of others) other.close();
  refused.close();
  await server.stop();
});

describe('for hundreds of readers', () => {
  test('it is computed and serialized once, and a slow reader queues at most one text', async () => {
    const folder = temporaryFolder();
    const store = new Store(await openFolder(folder, await storageScript()));
    const loader = new Loader(store);
    const failed: unknown[] = [];
    const hub = new Hub(store, loader, (_, error) => failed.push(error), {
      now: Date.now,
      grace: 15_000,
      idle: 120_000,
    });
    const tables = new LiveTableList(
      hub,
      () => true,
      (error) => failed.push(error),
      {
        gather: 1,
        look: 60_000,
      },
    );
    store.events.on('created', () => tables.onTableCreated());
    hub.events.on('tableChanged', (match, room) => tables.onTableChanged(match, room));
    const watchers = [];
    for (let i = 0; i < 300; i++) watchers.push(await tables.follow(undefined));
    const first = watchers.map((watcher) => watcher.nextText());
    // One text for all of them.
    expect(new Set(first).size).toBe(1);
    const [asleep, ...awake] = watchers;
    const wish = { game: 'punto', seats: 2, time: null, level: 'easy', bots: [] } as const;
    for (let round = 0; round < 5; round++) {
      const worked = tables.refreshCount;
      const heard = awake[0].changed();
      await hub.create({ ...wish, bots: [], listed: true, rated: false, showHands: false });
      await heard;
      expect(tables.refreshCount).toBe(worked + 1);
      expect(new Set(awake.map((watcher) => watcher.nextText())).size).toBe(1);
      expect(awake[0].nextText()).toBeUndefined();
    }
    // Five changes later: the whole list, once.
    const all = asleep.nextText()!;
    expect(all).toMatch(/^event: all\n/);
    expect(JSON.parse(/data: (.*)/.exec(all)![1]) as ListedTables).toHaveLength(5);
    expect(asleep.nextText()).toBeUndefined();
    for (const watcher of watchers) tables.leave(watcher);
    expect(tables.readerCount).toBe(0);
    expect(failed).toEqual([]);
    await tables.close();
    await hub.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

test('an open table without its players leaves the list, and returns with one of them', async () => {
  let later = 0;
  const pace = { lists: { gather: 5, look: 60_000 }, signOfLife: 20 };
  const server = await startTestServer({}, { pace, now: () => Date.now() + later });
  const id = await openTable(server.url, WISH);
  const isListed = async (): Promise<boolean> => {
    const list = (await (await fetch(`${server.url}api/tables`)).json()) as TableList;
    return list.tables.some((table) => table.id === id);
  };
  const [ada] = await sitAt(server.url, id, 'Ada');
  later += 300_000;
  expect(await isListed(), 'Ada is connected').toBe(true);
  const watcher = await TestClient.connectTo(server.url, id);
  await watcher.join({ spectator: true });
  ada.close();
  await watcher.until('her absence', () => watcher.attendance.seats[0].is === 'gone');
  later += 60_000;
  expect(await isListed(), 'a page may be reloading').toBe(true);
  later += 61_000;
  expect(await isListed()).toBe(false);
  const again = await TestClient.connectTo(server.url, id);
  again.token = ada.token;
  await again.join();
  await watcher.until('her return', () => watcher.attendance.seats[0].is === 'here');
  later += 60_000;
  expect(await isListed()).toBe(true);
  for (const client of [watcher, again]) client.close();
  await server.stop();
});
