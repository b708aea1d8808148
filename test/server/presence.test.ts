/** Presence, remedies for absence, and rematches: over real sockets, on both databases. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getAwayReason, getSeatName, type NewTable } from '../../src/protocol/index.ts';
import { ProcessBus } from '../../src/server/storage/processBus.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { TestClient, openTable } from './testClient.ts';
import { listDatabases, openTestPostgres } from './databases.ts';
import { begunPair, type TestServer, startTestServer } from './testServer.ts';

const postgres = await openTestPostgres();

test.skipIf(postgres === undefined)(
  'a process whose connection was silent at first is heard afterwards',
  async () => {
    const databases = [await openPostgres(postgres!.address), await openPostgres(postgres!.address)];
    const heard: string[] = [];
    let wake = (): void => {};
    const [speaker, hearer] = databases.map((database) => new ProcessBus(database));
    hearer.events.on('message', (message) => {
      if (message.kind === 'logged') heard.push(message.match);
      wake();
    });
    for (const bus of [speaker, hearer]) await bus.connect();
    const isHeard = new Promise<void>((resolve) => (wake = resolve));
    speaker.publish();
    speaker.publish({ kind: 'logged', match: 'aTable', version: 1 });
    await isHeard;
    expect(heard).toEqual(['aTable']);
    // More than one notification of PostgreSQL holds.
    const many = Array.from({ length: 400 }, (_, i) => `aTableNumber${i}`);
    speaker.publish(...many.map((match) => ({ kind: 'logged', match, version: 1 }) as const));
    await vi.waitFor(() => expect(heard).toEqual(['aTable', ...many]));
    for (const bus of [speaker, hearer]) await bus.close();
    for (const database of databases) await database.close();
  },
);

test.skipIf(postgres === undefined)('a process ignores notifications that it cannot read', async () => {
  const database = await openPostgres(postgres!.address);
  const heard: string[] = [];
  const bus = new ProcessBus(database);
  bus.events.on('message', (message, sender) => heard.push(`${sender} ${message.kind}`));
  await bus.connect();
  const strange = [null, 7, [], {}, { kind: 'later' }, { kind: 'signedOut' }, { kind: 'logged', match: 5 }];
  const payloads = ['', 'null', '7', '{}', '[]', '[null]', '[7,{"kind":"alive"}]'];
  for (const payload of [...payloads, JSON.stringify(['other', ...strange, { kind: 'alive' }])])
    await sql`select pg_notify('tavola', ${payload})`.execute(database.db);
  await vi.waitFor(() => expect(heard).toEqual(['other alive']));
  await bus.close();
  await database.close();
});

describe.each(listDatabases(postgres))('on $name with $processes process(es)', ({ address, processes }) => {
  let servers: TestServer[] = [];
  let ahead = 0;
  const clients: TestClient[] = [];

  beforeAll(async () => {
    for (let i = 0; i < processes; i++)
      servers.push(
        await startTestServer({ database: address }, { now: () => Date.now() + ahead, gather: 50 }),
      );
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    for (const server of servers) await server.stop();
    servers = [];
  });

  /** Clients are spread over the processes. */
  const url = (i: number): string => servers[i % servers.length].url;

  async function come(i: number, id: string, name?: string): Promise<TestClient> {
    const client = await TestClient.connectTo(url(i), id);
    clients.push(client);
    await client.join({ spectator: name === undefined });
    if (name !== undefined) await client.sit(name);
    return client;
  }

  async function begun(seats: number, wish: Partial<NewTable> = {}): Promise<TestClient[]> {
    const id = await openTable(url(0), { game: 'punto', seats, ...wish });
    const all: TestClient[] = [];
    for (let seat = 0; seat < seats; seat++) all.push(await come(seat, id, `P${seat}`));
    const dealt = all.map((client) => client.next('snapshot'));
    all[0].send({ t: 'start' });
    await Promise.all(dealt);
    return all;
  }

  const isAt = (client: TestClient, seat: number): string => client.attendance.seats[seat].is;

  const waiter = (all: readonly TestClient[]): { on: TestClient; by: TestClient; seat: number } => {
    const on = all.find(({ owes }) => owes)!;
    return { on, by: all.find((client) => client !== on)!, seat: on.follower!.seat! };
  };

  test('everyone learns who is here, idle or gone, since when, and how many watch', async () => {
    const [one, two] = await begun(2);
    await one.until('both here', () => isAt(one, 0) === 'here' && isAt(one, 1) === 'here');
    two.send({ t: 'idle', is: true });
    await one.until('idle', () => isAt(one, 1) === 'idle');
    two.send({ t: 'idle', is: false });
    await one.until('here again', () => isAt(one, 1) === 'here');
    const left = Date.now() + ahead;
    two.terminate();
    await one.until('gone', () => isAt(one, 1) === 'gone');
    const { since } = one.attendance.seats[1];
    expect(since! % 1000).toBe(0);
    expect(Math.abs(since! - left)).toBeLessThan(5000);
    const watcher = await come(1, one.id);
    await one.until('a spectator', () => one.attendance.watching === 1);
    expect(watcher.attendance.seats[0].is).toBe('here');
    watcher.close();
    await two.join();
    await one.until('nobody watches', () => one.attendance.watching === 0 && isAt(one, 1) === 'here');
  });

  test('a seat on two devices is here as long as one of them is', async () => {
    const [one, two] = await begun(2);
    const second = await TestClient.connectTo(url(0), one.id);
    clients.push(second);
    await second.connect();
    second.send({ t: 'join', token: two.token });
    await second.next('snapshot');
    two.terminate();
    second.send({ t: 'idle', is: true });
    await one.until('idle', () => isAt(one, 1) === 'idle');
    second.close();
    await one.until('gone', () => isAt(one, 1) === 'gone');
  });

  test('presence costs no message without a change, nor for a connection that returns at once', async () => {
    // Long enough for a slow machine to come right back.
    const server = await startTestServer({ database: address }, { gather: 6000 });
    const [one, two] = await begunPair(server.url);
    await one.until('both here', () => isAt(one, 0) === 'here' && isAt(one, 1) === 'here');
    const before = one.bytes.length;
    two.terminate();
    await two.join();
    const watcher = await TestClient.connectTo(server.url, one.id);
    await watcher.join({ spectator: true });
    await one.until('the spectator', () => one.attendance.watching === 1);
    expect(one.bytes.length, 'nothing else was told').toBe(before + 1);
    for (const client of [one, two, watcher]) client.close();
    await server.stop();
  });

  test('a bot plays for an absent player, who takes the seat back with one message', async () => {
    const all = await begun(2);
    const { on, by, seat } = waiter(all);
    const bot = { t: 'absent', seat, remedy: 'bot' } as const;
    ahead += 130_000;
    expect(await by.request(bot, 'rejected'), 'they are here').toMatchObject({ code: 'tooEarly' });
    on.terminate();
    await by.until('gone', () => isAt(by, seat) === 'gone');
    expect(await by.request(bot, 'rejected'), 'not for long').toMatchObject({ code: 'tooEarly' });
    ahead += 130_000;
    const spectator = await come(0, on.id);
    expect(await spectator.request(bot, 'rejected')).toMatchObject({ code: 'seat' });
    by.send(bot);
    await by.until('the bot', () => by.follower!.last?.byBot === true);
    expect(getAwayReason(by.follower!.table.sitters[seat])).toBe('absent');
    await on.join();
    on.send({ t: 'back' });
    await by.until('them back', () => getAwayReason(by.follower!.table.sitters[seat]) === null);
  });

  test('where the table allows it, the win is claimed; a reminder is sent once', async () => {
    const all = await begun(2, { absence: { after: 30_000, wins: true } });
    const { on, by, seat } = waiter(all);
    on.send({ t: 'idle', is: true });
    await by.until('idle', () => isAt(by, seat) === 'idle');
    ahead += 31_000;
    by.send({ t: 'absent', seat, remedy: 'nudge' });
    await on.until('a nudge', () => on.follower!.table.nudged === 1 << seat);
    expect(
      await by.request({ t: 'absent', seat, remedy: 'win' }, 'rejected'),
      'they are connected',
    ).toMatchObject({
      code: 'tooEarly',
    });
    on.terminate();
    await by.until('gone', () => isAt(by, seat) === 'gone');
    ahead += 31_000;
    by.send({ t: 'absent', seat, remedy: 'win' });
    await by.until('the end', () => by.isOver);
    await on.join();
    for (const client of all) await client.until('the end', () => client.isOver);
    expect(by.follower!.table).toMatchObject({ ending: 'lost', winners: 1 << by.follower!.seat! });
    const replay = (await (await fetch(`${url(0)}api/tables/${on.id}/replay`)).json()) as object;
    expect(replay).toMatchObject({
      result: null,
      payoffs: null,
      table: { winners: 1 << by.follower!.seat! },
    });
  });

  test('a connected player whose clock runs cannot be declared absent', async () => {
    const time = { kind: 'live', bank: 1_800_000, increment: 30_000 } as const;
    const { on, by, seat } = waiter(await begun(2, { time, absence: { after: 60_000, wins: true } }));
    on.send({ t: 'idle', is: true });
    await by.until('idle', () => isAt(by, seat) === 'idle');
    ahead += 62_000;
    for (const remedy of ['win', 'bot'] as const)
      expect(await by.request({ t: 'absent', seat, remedy }, 'rejected')).toMatchObject({ code: 'tooEarly' });
    on.decide();
    await by.until('their decision', () => by.owes);
  });

  test('a pause lasts until both continue', async () => {
    const all = await begun(2, { time: { kind: 'live', bank: 600_000, increment: 0 } });
    const { on, by } = waiter(all);
    for (const client of all) client.send({ t: 'pause', on: true });
    await on.until('a pause', () => on.follower!.table.pause.on);
    expect(on.follower!.clocks.every(({ since }) => since === null)).toBe(true);
    expect(await on.request(on.follower!.decision(on.follower!.update!.legal[0]), 'rejected')).toMatchObject({
      code: 'paused',
    });
    for (const client of all) client.send({ t: 'pause', on: false });
    await Promise.all(all.map((client) => client.until('going on', () => !client.follower!.table.pause.on)));
    on.decide();
    for (const client of all) await client.until('a decision', () => client.follower!.last !== null);
    expect(by.follower!.clocks).toEqual(on.follower!.clocks);
  });

  describe('a rematch', () => {
    async function ended(seats = 2): Promise<TestClient[]> {
      const all = await begun(seats);
      for (const client of all.slice(1)) client.send({ t: 'resign' });
      await Promise.all(all.map((client) => client.until('the end', () => client.isOver)));
      return all;
    }
    const readNextTable = async (client: TestClient): Promise<string> => {
      await client.until('a next match', () => client.follower!.table.next !== null);
      return client.follower!.table.next!;
    };
    async function goOn(i: number, client: TestClient): Promise<TestClient> {
      const after = await TestClient.connectTo(url(i), await readNextTable(client));
      clients.push(after);
      Object.assign(after, { token: client.token });
      Object.assign(after, client, { id: after.id, heard: [], bytes: [], updates: [], token: client.token });
      return after;
    }

    test('belongs to the former players: spectators cannot take a seat', async () => {
      const [one, two] = await ended();
      const spectator = await come(0, one.id);
      expect(await spectator.request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({
        code: 'seat',
      });
      for (const client of [one, two]) client.send({ t: 'rematch', agree: true });
      const id = await readNextTable(one);
      expect(await readNextTable(two)).toBe(id);
      const thief = await TestClient.connectTo(url(0), id);
      clients.push(thief);
      const { table } = await thief.join({ spectator: true });
      expect(table.sitters).toMatchObject([
        { kind: 'open', reserved: { name: 'P1' } },
        { kind: 'open', reserved: { name: 'P0' } },
      ]);
      expect(table.link).toBe(one.id);
      const sit = { t: 'sit', seat: 0, name: 'P1', token: thief.token } as const;
      expect(await thief.request(sit, 'rejected')).toMatchObject({ code: 'reserved' });
      expect(await thief.request({ ...sit, seat: null }, 'rejected')).toMatchObject({ code: 'reserved' });
      const [first, second] = [await goOn(0, one), await goOn(1, two)];
      for (const client of [first, second]) {
        await client.join();
        await client.sit('again');
      }
      expect(first.follower!.seat).toBe(1);
      expect(second.follower!.seat).toBe(0);
    });

    test('frees the seat of a player who declines or does not answer; the first link leads to the newest match', async () => {
      const [one, two, three] = await ended(3);
      one.send({ t: 'rematch', agree: true });
      const id = await readNextTable(one);
      const stranger = await TestClient.connectTo(url(1), id);
      clients.push(stranger);
      await stranger.join();
      await readNextTable(two);
      two.send({ t: 'rematch', agree: false });
      await stranger.until('a free seat', () => getSeatName(stranger.follower!.table.sitters[2]) === '');
      expect((await stranger.sit('New')).seat).toBe(2);
      ahead += 130_000;
      const late = await TestClient.connectTo(url(0), id);
      clients.push(late);
      await late.join();
      expect((await late.sit('Late')).seat, 'the first free seat').toBe(0);
      expect(three.follower!.table.next).toBe(id);
      const { next } = (await (await fetch(`${url(0)}api/tables/${one.id}`)).json()) as { next: string };
      expect(next).toBe(id);
    });

    test('is one table, however many request it at once', async () => {
      const [one, two] = await ended();
      for (let i = 0; i < 20; i++)
        for (const client of [one, two]) client.send({ t: 'rematch', agree: true });
      expect(await readNextTable(one)).toBe(await readNextTable(two));
      expect(one.heard.filter((message) => message.t === 'rejected')).toEqual([]);
    });
  });
});
