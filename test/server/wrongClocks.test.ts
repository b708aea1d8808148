/** Wrong clocks: the machine's was set back, or another machine's is ahead. */
import { getAwayReason } from '../../src/protocol/index.ts';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  compareClocks,
  compareSharedClocks,
  readSharedTime,
  ServerTime,
} from '../../src/server/storage/serverTime.ts';
import type { Store } from '../../src/server/storage/store.ts';
import { TestClient, openTable } from './testClient.ts';
import { startPostgres } from './postgres.ts';
import { createAccount, localhostUrl } from './ratedTable.ts';
import { storageScript } from './storageScripts.ts';
import { quickBot, startTestServer, temporaryFolder } from './testServer.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A match in which a bot owes a decision and never makes it, for the next process. */
async function leftToBot(url: string): Promise<TestClient> {
  const id = await openTable(url, { game: 'punto', seats: 2, bots: [1] });
  const client = await TestClient.connectTo(url, id);
  await client.join();
  await client.sit('Ada', 0);
  await begun([client]);
  if (client.owes) client.decide();
  await client.until('the bot’s turn', () => !client.owes);
  return client;
}

const NEVER = { think: () => new Promise<never>(() => {}) };

async function begun(clients: readonly TestClient[]): Promise<void> {
  const all = clients.map((client) =>
    client.until('the match', () => client.follower?.table.status === 'playing'),
  );
  clients[0].send({ t: 'start' });
  await Promise.all(all);
}

describe('the time of a process', () => {
  test('continues from the database where the machine is more than seven days ahead of it', () => {
    const noted = 1_000_000;
    for (const [days, expected] of [
      [6, noted + 6 * DAY],
      [8, noted],
      [400, noted],
    ] as const) {
      const time = new ServerTime(noted + days * DAY, () => 0);
      expect(time.continueFrom(noted)).toBe(days * DAY);
      expect(time.now()).toBe(expected);
    }
    const fresh = new ServerTime(400 * DAY, () => 0);
    expect(fresh.continueFrom(0), 'a new database').toBe(0);
    expect(fresh.now()).toBe(400 * DAY);
  });

  test('is monotonic', async () => {
    let elapsed = 500;
    const time = new ServerTime(1_000_000, () => elapsed);
    expect(time.now()).toBe(1_000_000);
    elapsed += 70;
    expect(time.now()).toBe(1_000_070);
    time.continueFrom(5);
    expect(time.now()).toBe(1_000_070);
    time.continueFrom(2_000_000);
    expect(time.now()).toBe(2_000_000);
    await time.synchronize(async () => 1_500_000);
    expect(time.now(), 'nothing happens before what has happened').toBe(2_000_000);
    elapsed += 600_000;
    expect(time.now()).toBe(2_100_000);
  });
});

test('processes on one database agree on the clock’s correction, even if it jumps while they run, again, and back', async () => {
  const row = { clock: 100 * DAY, newest: 0, correction: 0 };
  const corrections: number[] = [];
  const store = {
    sharedClock: async () => row,
    correctClock: async (correction: number) => void corrections.push((row.correction = correction)),
  } as unknown as Store;
  const time = async (own?: number): Promise<number> => (await readSharedTime(store, own)).time;
  expect(await time(), 'a new database').toBe(100 * DAY);
  row.newest = 100 * DAY;
  row.clock += 6 * DAY;
  expect(await time(), 'a server that was off for six days').toBe(106 * DAY);
  // The stored time is an hour old; this process has used a later one.
  row.newest = 106 * DAY;
  row.clock += 400 * DAY;
  expect(await time(106 * DAY + HOUR)).toBe(106 * DAY + HOUR);
  row.clock += HOUR;
  expect(await time(), 'another process').toBe(106 * DAY + 2 * HOUR);
  expect(corrections).toHaveLength(1);
  row.newest = 106 * DAY + 2 * HOUR;
  row.clock += 30 * DAY;
  expect(await time(), 'another jump').toBe(106 * DAY + 2 * HOUR);
  row.clock = 106 * DAY + 3 * HOUR;
  expect(await time(), 'a clock that is right again').toBe(106 * DAY + 3 * HOUR);
  expect(row.correction).toBe(0);
});

test('after a restart with the clock an hour back, bots play and clocks run on', async () => {
  const folder = temporaryFolder();
  try {
    // A bot that never answers: its decision is left to the next process.
    const first = await startTestServer({ data: folder }, { think: () => new Promise(() => {}) });
    const time = { kind: 'live', bank: 40_000, increment: 0 } as const;
    const id = await openTable(first.url, { game: 'punto', seats: 2, bots: [1], time });
    const client = await TestClient.connectTo(first.url, id);
    await client.join();
    await client.sit('Ada', 0);
    await begun([client]);
    if (client.owes) client.decide();
    await client.until('the bot’s turn', () => !client.owes);
    const before = client.follower!.at;
    await first.stop();
    const second = await startTestServer(
      { data: folder },
      { think: quickBot, machine: () => Date.now() - HOUR },
    );
    try {
      await client.join({ url: second.url });
      await client.until('the bot', () => client.owes, 10_000);
      expect(client.follower!.at).toBeGreaterThanOrEqual(before);
      const { since, left } = client.follower!.clocks[0];
      expect(left).toBeLessThanOrEqual(40_000);
      const pong = await client.request({ t: 'ping' }, 'pong');
      expect(
        pong.t === 'pong' && pong.now - since!,
        'the clock runs, and has not stood still for an hour',
      ).toBeLessThan(30_000);
      expect(pong.t === 'pong' && pong.now >= since!).toBe(true);
      client.close();
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a start with the clock 400 days ahead deletes nothing, signs no one out and reports it', async () => {
  const folder = temporaryFolder();
  try {
    const first = await startTestServer({ data: folder }, NEVER);
    const ada = await createAccount(first.url, 'Ada');
    const client = await leftToBot(first.url);
    await first.stop();
    const machine = (): number => Date.now() + 400 * DAY;
    const ahead = await startTestServer({ data: folder, tidy: 50 }, { machine });
    // Another account's challenge is deleted once the server has cleaned up.
    const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
    database.exec("insert into challenges (hash, what, until) values ('x', '{}', 1)");
    await expect
      .poll(() => database.prepare("select count(*) as n from challenges where hash = 'x'").get())
      .toEqual({ n: 0 });
    database.close();
    const { cookie } = ada;
    const me = await fetch(`${localhostUrl(ahead.url)}api/people/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ me: { name: 'Ada' } });
    await client.join({ url: ahead.url });
    await client.until('the bot', () => client.owes, 10_000);
    expect(ahead.lines.find((line) => line.includes('"what":"clock"'))).toContain('400 days ahead');
    client.close();
    await ahead.stop();
    const right = await startTestServer({ data: folder });
    expect(
      right.lines.some((line) => line.includes('"what":"clock"')),
      'nothing of it stays',
    ).toBe(false);
    await right.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('bots play at once after the operator has accepted a clock that was turned back', async () => {
  const folder = temporaryFolder();
  const storage = await storageScript();
  try {
    const first = await startTestServer(
      { data: folder },
      { ...NEVER, machine: () => Date.now() + 400 * DAY },
    );
    const client = await leftToBot(first.url);
    await first.stop();
    const machine = Date.now();
    const { newest } = await compareClocks(folder, true, { machine, storage });
    expect(newest - machine).toBeGreaterThan(399 * DAY);
    const second = await startTestServer({ data: folder });
    expect(second.lines.some((line) => line.includes('"what":"clock"'))).toBe(false);
    await client.join({ url: second.url });
    await client.until('the bot', () => client.owes, 10_000);
    const pong = await client.request({ t: 'ping' }, 'pong');
    expect(pong.t === 'pong' && pong.now - machine).toBeLessThan(DAY);
    client.close();
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('bots play after a process was killed in its first seconds and the clock was turned back an hour', async () => {
  const [folder, killed] = [temporaryFolder(), temporaryFolder()];
  try {
    const first = await startTestServer({ data: folder }, NEVER);
    const client = await leftToBot(first.url);
    for (const ending of ['', '-wal'])
      copyFileSync(join(folder, `tavola.sqlite${ending}`), join(killed, `tavola.sqlite${ending}`));
    const second = await startTestServer({ data: killed }, { machine: () => Date.now() - HOUR });
    await client.join({ url: second.url });
    await client.until('the bot', () => client.owes, 20_000);
    client.close();
    await second.stop();
    await first.stop();
  } finally {
    for (const one of [folder, killed]) rmSync(one, { recursive: true, force: true });
  }
});

test('after a jump of PostgreSQL’s clock by 400 days nothing is deleted, no one is signed out, and the operator decides', async (context) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return context.skip();
  const database = postgres.address;
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  /** Later connections see another clock than PostgreSQL's own. */
  const setAhead = async (days: number): Promise<void> => {
    await admin.query(`create or replace function public.clock_timestamp() returns timestamptz
      language sql volatile as 'select pg_catalog.clock_timestamp() + interval ''${days} days'''`);
    await admin.query('alter role tavola set search_path = public, pg_catalog');
  };
  const complaints = ({ lines }: { lines: string[] }): string[] =>
    lines.filter((line) => line.includes('"what":"clock"'));
  try {
    const first = await startTestServer({ database }, NEVER);
    const ada = await createAccount(first.url, 'Ada');
    const client = await leftToBot(first.url);
    await first.stop();
    await setAhead(400);
    const servers = [
      await startTestServer({ database, tidy: 50 }, NEVER),
      await startTestServer({ database, tidy: 50 }, NEVER),
    ] as const;
    const times: number[] = [];
    for (const server of servers) {
      expect(complaints(server)).toHaveLength(1);
      expect(complaints(server)[0]).toContain('400 days ahead');
      const me = await fetch(`${localhostUrl(server.url)}api/people/me`, { headers: { cookie: ada.cookie } });
      expect(await me.json()).toMatchObject({ me: { name: 'Ada' } });
      // Another account's challenge is deleted once the server has cleaned up.
      await admin.query("insert into challenges (hash, what, until) values ('x', '{}', 1)");
      const count = async (): Promise<number | null> =>
        (await admin.query("select 1 from challenges where hash = 'x'")).rowCount;
      await expect.poll(count).toBe(0);
      await client.join({ url: server.url });
      const pong = await client.request({ t: 'ping' }, 'pong');
      times.push(pong.t === 'pong' ? pong.now - Date.now() : NaN);
      client.terminate();
    }
    expect(Math.abs(times[0]), 'the time goes on').toBeLessThan(HOUR);
    expect(Math.abs(times[0] - times[1]), 'the same in both processes').toBeLessThan(5000);
    for (const server of servers) await server.stop();

    // The clock is right again: no effect remains.
    await setAhead(0);
    const right = await startTestServer({ database }, NEVER);
    expect(complaints(right)).toEqual([]);
    await right.stop();

    // The jump was right: the operator accepts it.
    await setAhead(400);
    const { newest, machine } = await compareSharedClocks(database, false);
    expect(machine - newest).toBeGreaterThan(399 * DAY);
    await compareSharedClocks(database, true);
    const accepted = await startTestServer({ database });
    expect(complaints(accepted)).toEqual([]);
    await client.join({ url: accepted.url });
    const pong = await client.request({ t: 'ping' }, 'pong');
    expect(pong.t === 'pong' && pong.now - Date.now()).toBeGreaterThan(399 * DAY);
    await client.until('the bot', () => client.owes, 10_000);
    client.close();
    await accepted.stop();
  } finally {
    await admin.end();
    postgres.stop();
  }
});

test('a second process whose machine is 45 s ahead ends no one’s time', async (context) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return context.skip();
  const database = postgres.address;
  const first = await startTestServer({ database });
  const ahead = await startTestServer({ database }, { machine: () => Date.now() + 45_000 });
  try {
    const time = { kind: 'live', bank: 40_000, increment: 0 } as const;
    const id = await openTable(first.url, { game: 'punto', seats: 2, time });
    const clients = [await TestClient.connectTo(first.url, id), await TestClient.connectTo(ahead.url, id)];
    for (const [seat, client] of clients.entries()) {
      await client.join();
      await client.sit(`P${seat}`, seat);
    }
    await clients[0].until('both', () => clients[0].follower!.table.sitters[1].kind === 'person');
    await begun(clients);
    const times = await Promise.all(
      clients.map(async (client) => {
        const pong = await client.request({ t: 'ping' }, 'pong');
        return pong.t === 'pong' ? pong.now : 0;
      }),
    );
    expect(Math.abs(times[0] - times[1])).toBeLessThan(5000);
    for (let i = 0; i < 6; i++) {
      const actor = clients.find(({ owes }) => owes)!;
      const other = clients.find((client) => client !== actor)!;
      actor.decide();
      await other.until('the turn', () => other.owes);
    }
    const { clocks, table } = clients[0].follower!;
    expect(Math.min(...clocks.map(({ left }) => left))).toBeGreaterThan(20_000);
    expect(table.sitters.map(getAwayReason)).toEqual([null, null]);
    for (const client of clients) client.close();
  } finally {
    await first.stop();
    await ahead.stop();
    postgres.stop();
  }
});
