/** The longest match that the limits allow: joining it must not slow down others. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listSeats } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { readMissedUpdates, SAYINGS, UNDO, defaultAbsenceRule } from '../../src/protocol/index.ts';
import { openFolder } from '../../src/server/storage/database.ts';
import type { Entry, Logged, Setup } from '../../src/server/room/logEntry.ts';
import type { PublicReplay } from '../../src/protocol/index.ts';
import { Room } from '../../src/server/room/room.ts';
import { Store } from '../../src/server/storage/store.ts';
import { hashToken } from '../../src/server/matches/tokens.ts';
import { dealEntries } from './storedMatch.ts';
import { TestClient } from './testClient.ts';
import { type TestServer, startTestServer, temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const ID = 'theHeaviestTable';
const TOKEN = 'ab'.repeat(16);
const LONGEST_LOG = 10_000;
const schicht = await GAME_LOADERS['schicht']();
const seats = schicht.seats.max;
const setup: Setup = {
  id: ID,
  game: schicht,
  config: {
    seats,
    start: null,
    options: Object.fromEntries(schicht.options.map(({ id, default: value }) => [id, value])),
  },
  time: null,
  level: 'easy',
  listed: false,
  showHands: false,
  absence: defaultAbsenceRule(null),
  link: ID,
  secret: 'cd'.repeat(32),
  created: 1_800_000_000_000,
};

/** Every choice is undone as often as allowed, then players send phrases until the log is full. */
function heaviest(): Logged[] {
  const room = new Room(setup);
  const entries: Logged[] = [];
  const add = (entry: Entry): void => {
    const logged = { version: entries.length + 1, at: setup.created + 1000 * entries.length, entry };
    entries.push(logged);
    room.apply(logged);
  };
  for (let seat = 0; seat < seats; seat++)
    add({
      kind: 'sit',
      seat,
      name: `P${seat}`,
      hash: seat === 0 ? hashToken(TOKEN) : `${seat}`,
    });
  for (const entry of dealEntries(ID, [...Array(seats).keys()])) add(entry);
  const ends = (): boolean => room.status === 'over';
  while (!ends()) {
    const [seat] = listSeats(room.toAct);
    const legal = room.table.legal(seat);
    const act = (action: number): void => add({ kind: 'act', seat, action, bot: false });
    act(legal[entries.length % legal.length]);
    while (room.canUndo(seat)) {
      act(UNDO);
      act(legal[entries.length % legal.length]);
    }
  }
  while (entries.length < LONGEST_LOG) {
    const saying = SAYINGS[entries.length % SAYINGS.length];
    add({ kind: 'say', seat: entries.length % seats, saying });
  }
  return entries;
}

const entries = heaviest();
const folder = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  const store = new Store(await openFolder(folder, await storageScript()));
  const { config, time, level, showHands, absence, link, secret, created } = setup;
  await store.create(
    {
      id: ID,
      game: schicht.id,
      rules: schicht.version,
      setup: JSON.stringify({ config, time, level, showHands, absence, link }),
      secret,
      status: 'begun',
      listed: 0,
      due_at: null,
      created,
    },
    [],
  );
  for (let i = 0; i < entries.length; i += 500)
    await Promise.all(entries.slice(i, i + 500).map((logged) => store.append(ID, logged)));
  await store.close();
  server = await startTestServer({ data: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * CPU milliseconds of this thread: wall-clock time says little on a busy machine, and other tests run in other
 * threads of this process.
 */
const OWN_THREAD = '/proc/thread-self/schedstat';
const isLinux = existsSync(OWN_THREAD);
const used = (): number => {
  if (isLinux) return Number(readFileSync(OWN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The longest time between two turns of the loop, in milliseconds: the latency of everyone else. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = used();
  let isDone = false;
  const look = (): void => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  return longest;
}

/** A socket that ignores what it receives. */
async function opened(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}api/tables/${ID}/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

test('twenty clients who join it, and twenty who request its replay, delay no one', async () => {
  const reads = vi.spyOn(Store.prototype, 'entriesAfter');
  const sockets = await Promise.all(Array.from({ length: 20 }, opened));
  const joined = await longestPause(async () => {
    const answers = sockets.map((socket) => new Promise((resolve) => socket.once('message', resolve)));
    for (const socket of sockets) socket.send(JSON.stringify({ t: 'join', since: 0 }));
    await Promise.all(answers);
  });
  const replay = `${server.url}api/tables/${ID}/replay`;
  const replayed = await longestPause(() =>
    Promise.all(Array.from({ length: 20 }, async () => (await fetch(replay)).arrayBuffer())),
  );
  // It was read for the state, for the recent updates and for the replay; not forty times.
  expect(reads).toHaveBeenCalledTimes(3);
  // The cost per client if each replayed the log in one go.
  const room = new Room(setup);
  let inOneGo = 0;
  for (const one of [room, new Room(setup), new Room(setup)]) {
    const began = used();
    for (const logged of entries) one.apply(logged);
    inOneGo = Math.max(inOneGo, used() - began);
  }
  console.info(
    `${entries.length} entries: ${inOneGo.toFixed(0)} ms in one go; longest pause ${joined.toFixed(0)} ms joining, ${replayed.toFixed(0)} ms replaying`,
  );
  expect(Math.min(joined, replayed)).toBeLessThan(inOneGo / 2);
  expect(Math.max(joined, replayed)).toBeLessThan(inOneGo);
  for (const socket of sockets) socket.close();
  const client = await TestClient.connectTo(server.url, ID);
  const { missed, version } = await client.join({ spectator: true, since: 0 });
  expect(version).toBe(entries.length);
  const { steps } = readMissedUpdates(missed)!;
  expect(steps.length).toBe(Math.min(300, room.table.record.actions.length));
  expect(steps.at(-1)?.film.at(-1)?.view).toEqual(room.table.view(null));
  client.close();
  const { reel } = (await (await fetch(replay)).json()) as PublicReplay;
  expect(reel.updates.length).toBe(room.table.record.actions.length);
});

test('a full log accepts nothing more', async () => {
  const client = await TestClient.connectTo(server.url, ID);
  await client.connect();
  const snapshot = client.next('snapshot');
  client.send({ t: 'join', token: TOKEN });
  expect(await snapshot).toMatchObject({ seat: 0 });
  expect(await client.request({ t: 'say', saying: 'bye' }, 'rejected')).toMatchObject({ code: 'logFull' });
  client.close();
});
