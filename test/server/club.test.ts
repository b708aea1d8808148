/** Club nights over real sockets: latecomers, phones that die, an absent organiser, a killed server. */
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type ClubNightInfo,
  type CreatedClubNight,
  type NewClubNight,
  commitToPart,
} from '../../src/protocol/index.ts';
import type { ServerOverrides } from '../../src/server/serverContext.ts';
import { TestClient, randomHex, playToEnd, postJson } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer, temporaryFolder } from './testServer.ts';

const postgres = await openTestPostgres();

const MINUTE = 60_000;
const FAST: NewClubNight = { games: ['schicht'], size: 3, rounds: { by: 'number', count: 2 }, limit: null };

interface Phone {
  readonly name: string;
  readonly token: string;
  readonly who: number;
}

class Night {
  readonly server: TestServer;
  readonly id: string;
  readonly key: string;

  constructor(server: TestServer, { id, key }: CreatedClubNight) {
    this.server = server;
    this.id = id;
    this.key = key;
  }

  static async open(server: TestServer, terms: NewClubNight): Promise<Night> {
    const response = await postJson(`${server.url}api/club-nights`, terms);
    expect(response.status).toBe(201);
    return new Night(server, (await response.json()) as CreatedClubNight);
  }

  at(path: string, body: unknown, server = this.server): Promise<Response> {
    return postJson(`${server.url}api/club-nights/${this.id}/${path}`, body);
  }
  async info(server = this.server): Promise<ClubNightInfo> {
    return (await (await fetch(`${server.url}api/club-nights/${this.id}`)).json()) as ClubNightInfo;
  }
  async come(name: string): Promise<Phone> {
    const token = randomHex();
    const response = await this.at('people', { name, token });
    expect(response.status).toBe(201);
    return { name, token, who: ((await response.json()) as { who: number }).who };
  }
  async comeAll(names: readonly string[]): Promise<Phone[]> {
    const phones: Phone[] = [];
    for (const name of names) phones.push(await this.come(name));
    return phones;
  }
  host(act: object, key = this.key): Promise<Response> {
    return this.at('organiser', { key, act });
  }

  async play(phones: readonly Phone[], server = this.server): Promise<void> {
    const { rounds } = await this.info(server);
    const clients = await Promise.all(
      phones.map(async ({ who, token, name }) => {
        const table = rounds.at(-1)!.tables.find(({ seats }) => seats.includes(who));
        if (table === undefined) return [];
        const client = await TestClient.connectTo(server.url, table.match);
        client.token = token;
        const begun = client.until('the beginning', () => client.follower?.update !== undefined);
        await client.join();
        expect((await client.sit(name)).seat).toBe(table.seats.indexOf(who));
        return [{ client, begun }];
      }),
    );
    const all = clients.flat();
    await Promise.all(all.map(({ begun }) => begun));
    await playToEnd(all.map(({ client }) => client));
    for (const { client } of all) client.close();
  }

  until(status: ClubNightInfo['status'], server = this.server): Promise<void> {
    return expect.poll(async () => (await this.info(server)).status, { timeout: 20_000 }).toBe(status);
  }
}

const patience = { seat: 20_000, deal: 20_000 };
const sorted = (seats: readonly (number | null)[]): number[] =>
  seats.map((who) => who ?? -1).toSorted((a, b) => a - b);
const total = ({ people }: ClubNightInfo): number => people.reduce((sum, { points }) => sum + points, 0);

test('rounds follow each other without the organiser, and latecomers and sitting out cost nothing', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead, patience });
  const night = await Night.open(server, { ...FAST, bots: null, size: 2 });
  const phones = await night.comeAll(['Ada', 'Bruno', 'Chiara', 'Dario', 'Emma']);
  expect((await night.host({ kind: 'next' })).status).toBe(200);
  const first = await night.info();
  expect(first.status).toBe('playing');
  expect(first.rounds[0].tables.map(({ seats }) => seats.length)).toEqual([2, 2]);
  await night.play(phones);
  await night.until('break');
  const [out] = (await night.info()).rounds[0].out;
  expect((await night.info()).people[out].points).toBe(1);

  phones.push(await night.come('Late'));
  ahead += MINUTE;
  await night.until('playing');
  const second = await night.info();
  expect(second.rounds[1].tables).toHaveLength(3);
  expect(second.rounds[1].out).toEqual([]);
  // The pairing avoids all repeated meetings.
  const pairs = ({ tables }: ClubNightInfo['rounds'][number]): string[] =>
    tables.map(({ seats }) => sorted(seats).join());
  expect(pairs(second.rounds[1]).filter((two) => pairs(second.rounds[0]).includes(two))).toEqual([]);
  await night.play(phones);
  await night.until('over');
  const last = await night.info();
  // A win at a table of two earns two points, sitting out earns one.
  expect(total(last)).toBe(2 * 2 + 1 + 3 * 2);
  expect(last.people.map(({ played, out }) => played + out)).toEqual([2, 2, 2, 2, 2, 1]);
  expect((await night.at('people', { name: 'Too late', token: randomHex() })).status).toBe(409);
  await server.stop();
});

test('a phone that never comes or dies does not block its table: the clock ends the round, and bots fill up', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead, patience });
  const night = await Night.open(server, { ...FAST, games: ['jericho'], limit: 5 });
  const phones = await night.comeAll(['Ada', 'Bruno', 'Dead']);
  await night.host({ kind: 'next' });
  const [table] = (await night.info()).rounds[0].tables;
  const clients = await Promise.all(
    phones.slice(0, 2).map(async ({ token, name }) => {
      const client = await TestClient.connectTo(server.url, table.match);
      client.token = token;
      await client.join();
      await client.sit(name);
      return client;
    }),
  );
  ahead += patience.seat;
  await expect
    .poll(async () => (await night.info()).rounds[0].tables[0].status, { timeout: 20_000 })
    .toBe('playing');
  expect((await night.info()).people.map(({ is }) => is)).toEqual(['here', 'here', 'absent']);
  // The round's time is over before the match is.
  // Not yet the players' clocks.
  ahead += 5 * MINUTE;
  await night.until('break');
  const cut = (await night.info()).rounds[0].tables[0];
  // Those who were there get a point each, and the one for whom a bot has played gets none.
  const absent = table.seats.indexOf(phones[2].who);
  expect(cut).toMatchObject({
    ending: 'time',
    standIns: [absent],
    points: [0, 1, 2].map((seat) => (seat === absent ? 0 : 1)),
  });
  expect(clients.map((client) => client.follower!.table.ending)).toEqual(['timeUp', 'timeUp']);
  await Promise.all(clients.map((client) => client.until('the end', () => client.isOver)));
  for (const client of clients) client.close();
  // Missing players are not seated until they return.
  await night.host({ kind: 'next' });
  expect(sorted((await night.info()).rounds[1].tables[0].seats)).toEqual([-1, 0, 1]);
  expect((await night.at('here', { token: phones[2].token, here: true })).status).toBe(200);
  expect((await night.info()).people[2].is).toBe('here');
  // No one comes: the round ends without them.
  ahead += patience.seat;
  await night.until('over');
  await server.stop();
});

describe('a person for whom a bot plays', () => {
  /** Two come to a table of three, and the match begins without Late. */
  async function beginWithoutLate(count = 1) {
    let ahead = 0;
    const server = await startTestServer({}, { now: () => Date.now() + ahead, patience });
    const night = await Night.open(server, {
      ...FAST,
      games: ['jericho'],
      limit: 30,
      rounds: { by: 'number', count },
    });
    const phones = await night.comeAll(['Ada', 'Bruno', 'Late']);
    await night.host({ kind: 'next' });
    const [{ match, seats }] = (await night.info()).rounds[0].tables;
    const connect = async ({ token, name }: Phone, sits: boolean): Promise<TestClient> => {
      const client = await TestClient.connectTo(server.url, match);
      client.token = token;
      await client.join();
      if (sits) await client.sit(name);
      return client;
    };
    const clients = [await connect(phones[0], true), await connect(phones[1], true)];
    ahead += patience.seat;
    await expect
      .poll(async () => (await night.info()).rounds[0].tables[0].status, { timeout: 20_000 })
      .toBe('playing');
    const pass = (time: number): void => void (ahead += time);
    return { server, night, phones, clients, connect, match, seats, pass };
  }

  test('takes the seat back in the same round, and sees its hand', async () => {
    const { server, night, phones, clients, connect, seats } = await beginWithoutLate();
    const late = phones[2];
    const seat = seats.indexOf(late.who);
    expect((await night.info()).rounds[0].tables[0].bots).toBe(1 << seat);
    const client = await connect(late, false);
    expect(client.follower!.seat).toBeNull();
    const seated = client.until('the seat', () => client.follower!.seat === seat);
    expect((await night.at('here', { token: late.token, here: true })).status).toBe(200);
    await seated;
    expect(client.follower!.update?.view.seat).toBe(seat);
    const info = await night.info();
    expect(info.rounds[0].tables[0].bots).toBe(0);
    expect(info.people[late.who].is).toBe('here');
    await playToEnd([...clients, client]);
    await night.until('over');
    // At most the decisions of the first moments were the bot's.
    expect((await night.info()).rounds[0].tables[0]).toMatchObject({ ending: 'played', standIns: [] });
    expect(total(await night.info())).toBe(3);
    for (const one of [...clients, client]) one.close();
    await server.stop();
  });

  test('gets nothing for what the bot wins, and the others are scored among themselves', async () => {
    const { server, night, phones, clients, seats } = await beginWithoutLate();
    await playToEnd(clients);
    await night.until('over');
    const info = await night.info();
    const absent = seats.indexOf(phones[2].who);
    const [table] = info.rounds[0].tables;
    expect(table).toMatchObject({ ending: 'played', standIns: [absent] });
    expect(info.people[phones[2].who]).toMatchObject({ points: 0, played: 0, won: 0 });
    expect(total(info)).toBe(2);
    for (const client of clients) client.close();
    await server.stop();
  });

  test('can be seated elsewhere by the organiser, who also adds time and ends a table', async () => {
    const { server, night, phones, clients, seats } = await beginWithoutLate(2);
    const code = async (response: Promise<Response>): Promise<string> =>
      ((await (await response).json()) as { error: string }).error;
    const [late] = await night.comeAll(['Later']);
    const seat = seats.indexOf(phones[2].who);
    const adas = seats.indexOf(phones[0].who);
    const { until } = await night.info();
    expect((await night.host({ kind: 'extend' })).status).toBe(200);
    expect((await night.info()).until).toBe(until! + 5 * MINUTE);
    expect(await code(night.host({ kind: 'move', who: late.who, table: 0, seat: adas }))).toBe('taken');
    expect(await code(night.host({ kind: 'move', who: phones[0].who, table: 0, seat }))).toBe('taken');
    expect(await code(night.host({ kind: 'move', who: late.who, table: 1, seat: 0 }))).toBe('seat');
    expect((await night.host({ kind: 'move', who: late.who, table: 0, seat })).status).toBe(200);
    const moved = await night.info();
    expect(moved.rounds[0].tables[0]).toMatchObject({ seats: seats.with(seat, late.who), bots: 0 });
    expect((await night.host({ kind: 'stop', table: 0 })).status).toBe(200);
    const [stopped] = (await night.info()).rounds[0].tables;
    expect(stopped).toMatchObject({ ending: 'stopped', points: [1, 1, 1] });
    await Promise.all(clients.map((client) => client.until('the end', () => client.isOver)));
    expect(clients[0].follower!.table.ending).toBe('stopped');
    expect((await night.info()).status).toBe('break');
    for (const client of clients) client.close();
    await server.stop();
  });
});

test('a seat that keeps restarting the deal goes to a bot when the deal is late', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead, patience });
  const night = await Night.open(server, { ...FAST, size: 3, rounds: { by: 'number', count: 1 } });
  const phones = await night.comeAll(['Ada', 'Bruno', 'Rogue']);
  await night.host({ kind: 'next' });
  const [{ match }] = (await night.info()).rounds[0].tables;
  const clients: TestClient[] = [];
  for (const { token, name } of phones) {
    const client = await TestClient.connectTo(server.url, match);
    client.token = token;
    client.sharesDealParts = name !== 'Rogue';
    await client.join();
    await client.sit(name);
    clients.push(client);
  }
  const [ada, bruno, rogue] = clients;
  const promises = (): number => rogue.follower!.table.fair.commitments.filter(Boolean).length;
  const promise = (): void => rogue.send({ t: 'commit', commitment: commitToPart(match, randomHex()) });
  await rogue.until('the others’ promises', () => promises() === 2);
  // From here on the honest phones are too slow to promise again in time.
  ada.sharesDealParts = false;
  bruno.sharesDealParts = false;
  promise();
  await rogue.until('three promises', () => promises() === 3);
  promise();
  await rogue.until('a deal that begins again', () => promises() === 1);
  ahead += patience.deal;
  await expect
    .poll(async () => (await night.info()).people.map(({ is }) => is), { timeout: 20_000 })
    .toEqual(['here', 'here', 'absent']);
  for (const client of [ada, bruno]) client.sharesDealParts = true;
  await playToEnd([ada, bruno]);
  for (const client of clients) client.close();
  await server.stop();
});

test('a server that is killed during a round resumes it', async () => {
  const folder = temporaryFolder();
  const first = await startTestServer({ data: folder }, { patience });
  const night = await Night.open(first, { ...FAST, rounds: { by: 'number', count: 1 } });
  const phones = await night.comeAll(['Ada', 'Bruno', 'Chiara', 'Dario']);
  await night.host({ kind: 'next' });
  const before = await night.info();
  await first.stop();
  const second = await startTestServer({ data: folder }, { patience });
  expect(await night.info(second)).toMatchObject({ version: before.version, people: before.people });
  await night.play(phones, second);
  await night.until('over', second);
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a follower', () => {
  test('gets each change once, and nothing without a change', async () => {
    const server = await startTestServer({}, { patience });
    const night = await Night.open(server, FAST);
    const response = await fetch(`${server.url}api/club-nights/${night.id}/live`);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const read = (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        text += value;
      }
    })();
    await expect.poll(() => text.match(/^event: clubNight$/gm)?.length).toBe(1);
    await night.come('Ada');
    await expect.poll(() => text.match(/^event: clubNight$/gm)?.length).toBe(2);
    const length = text.length;
    // Several sweeps of the server (every 100 ms here) later.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(text.length).toBe(length);
    await server.stop();
    await read;
  });
});

test('malformed requests are rejected with a reason and change nothing', async () => {
  const server = await startTestServer({}, { patience });
  const night = await Night.open(server, FAST);
  await night.come('Ada');
  const code = async (response: Promise<Response>): Promise<string> =>
    ((await (await response).json()) as { error: string }).error;
  expect(await code(night.host({ kind: 'close' }, randomHex()))).toBe('key');
  expect(await code(night.host({ kind: 'remove', who: 9 }))).toBe('seat');
  expect(await code(night.host({ kind: 'next' }))).toBe('tooFewPeople');
  expect(await code(night.host({ kind: 'anything' }))).toBe('body');
  expect(await code(night.at('people', { name: 'ADA', token: randomHex() }))).toBe('nameInUse');
  expect(await code(night.at('here', { token: randomHex(), here: false }))).toBe('seat');
  expect(await code(postJson(`${server.url}api/club-nights`, { games: ['chess'] }))).toBe('body');
  expect(await code(postJson(`${server.url}api/club-nights`, { games: ['punto'], size: 40 }))).toBe('body');
  expect(await code(fetch(`${server.url}api/club-nights/nothing`))).toBe('clubNight');
  expect(await code(fetch(`${server.url}api/club-nights/code/AAAA000`))).toBe('clubNight');
  const info = await night.info();
  expect(info).toMatchObject({ version: 1, status: 'gathering' });
  // The code works however it is typed; the response has neither the key nor a token.
  const typed = `${info.code.slice(0, 4).toLowerCase()} ${info.code.slice(4)}`;
  const found = await fetch(`${server.url}api/club-nights/code/${encodeURIComponent(typed)}`);
  expect(await found.json()).toEqual({ id: night.id });
  expect(JSON.stringify(info)).not.toMatch(/[0-9a-f]{32}/);
  await server.stop();
});

describe.each([
  { name: 'SQLite', database: null },
  { name: 'PostgreSQL', database: postgres?.address },
])('uninvited arrivals, on $name', ({ database }) => {
  const code = async (response: Promise<Response>): Promise<string | number> => {
    const answer = await response;
    return answer.ok ? answer.status : ((await answer.json()) as { error: string }).error;
  };
  const comeFrom = (
    night: Night,
    address: string,
    name: string,
    token = randomHex(),
  ): Promise<string | number> =>
    code(
      postJson(
        `${night.server.url}api/club-nights/${night.id}/people`,
        { name, token },
        { 'x-forwarded-for': address },
      ),
    );

  test('cannot fill the club night: players who left or were removed free their place', async (context) => {
    if (database === undefined) return context.skip();
    const server = await startTestServer({ database }, { patience });
    const night = await Night.open(server, FAST);
    const ghosts = await Promise.all(Array.from({ length: 199 }, (_, i) => night.come(`Ghost ${i}`)));
    const ada = await night.come('Ada');
    expect(await code(night.at('people', { name: 'Bruno', token: randomHex() }))).toBe('clubNightFull');
    for (const { who } of ghosts.slice(0, 100))
      expect(await code(night.host({ kind: 'remove', who }))).toBe(200);
    await night.come('Ghost 0'); // the name is free again
    await night.at('here', { token: ada.token, here: false });
    for (let i = 0; i < 100; i++) await night.come(`Guest ${i}`);
    expect(await code(night.at('here', { token: ada.token, here: true })), 'nor by coming back').toBe(
      'clubNightFull',
    );
    await server.stop();
  });

  test('cannot return after removal under another name', async (context) => {
    if (database === undefined) return context.skip();
    const server = await startTestServer({ database }, { patience });
    const night = await Night.open(server, FAST);
    const ghost = await night.come('Ghost');
    await night.host({ kind: 'remove', who: ghost.who });
    expect((await night.info()).people[ghost.who].is).toBe('removed');
    expect(await code(night.at('here', { token: ghost.token, here: true }))).toBe('removed');
    expect(await code(night.at('people', { name: 'Other', token: ghost.token }))).toBe('removed');
    expect((await night.info()).people.map(({ is }) => is)).toEqual(['removed']);
    await server.stop();
  });

  test('are rejected while the organiser admits no one', async (context) => {
    if (database === undefined) return context.skip();
    const server = await startTestServer({ database }, { patience });
    const night = await Night.open(server, FAST);
    const ada = await night.come('Ada');
    await night.host({ kind: 'admit', on: false });
    expect(await night.info()).toMatchObject({ admits: false });
    expect(await code(night.at('people', { name: 'Ghost', token: randomHex() }))).toBe('locked');
    expect(await code(night.at('people', { name: 'Ada', token: ada.token })), 'Ada is in').toBe(201);
    await night.host({ kind: 'admit', on: true });
    await night.come('Bruno');
    await server.stop();
  });

  test('are limited per address, and a school behind one address still gets in', async (context) => {
    if (database === undefined) return context.skip();
    let elapsed = 0;
    const env = { TAVOLA_LIMITS_TIMES: '1', TAVOLA_PROXIES: '1' };
    const server = await startTestServer({ database, proxies: 1 }, { patience, elapsed: () => elapsed }, env);
    const night = await Night.open(server, FAST);
    const ghosts = await Promise.all(
      Array.from({ length: 117 }, (_, i) => comeFrom(night, '203.0.113.9', `Ghost ${i}`)),
    );
    expect(ghosts.filter((answer) => answer === 201)).toHaveLength(40);
    expect(ghosts.filter((answer) => answer === 'rateLimited')).toHaveLength(77);
    // 150 phones; a rejected one tries again after eight seconds, like the page.
    let waiting = Array.from({ length: 150 }, (_, i) => ({ name: `Pupil ${i}`, token: randomHex() }));
    for (let tries = 0; tries < 15 && waiting.length > 0; tries++) {
      const answers = await Promise.all(
        waiting.map(({ name, token }) => comeFrom(night, '198.51.100.1', name, token)),
      );
      expect(answers.every((answer) => answer === 201 || answer === 'rateLimited')).toBe(true);
      waiting = waiting.filter((_, i) => answers[i] === 'rateLimited');
      elapsed += 8000;
    }
    expect(waiting).toEqual([]);
    await server.stop();
  });
});

test('a server can switch club nights off', async () => {
  const server = await startTestServer({}, {}, { TAVOLA_CLUB: '0' });
  expect((await postJson(`${server.url}api/club-nights`, FAST)).status).toBe(404);
  expect(await (await fetch(`${server.url}api/info`)).json()).toMatchObject({ club: false });
  await server.stop();
});

test.skipIf(postgres === undefined)('two processes on one club night start every round once', async () => {
  const database = postgres!.address;
  let ahead = 0;
  const instead: ServerOverrides = { now: () => Date.now() + ahead, patience };
  const servers = [
    await startTestServer({ database }, instead),
    await startTestServer({ database }, instead),
  ];
  const night = await Night.open(servers[0], { ...FAST, size: 2, rounds: { by: 'number', count: 3 } });
  const phones = await night.comeAll(['Ada', 'Bruno', 'Chiara', 'Dario']);
  await Promise.all([
    night.host({ kind: 'next' }),
    night.at('organiser', { key: night.key, act: { kind: 'next' } }, servers[1]),
  ]);
  for (let round = 1; round <= 3; round++) {
    if (round > 1) ahead += MINUTE;
    await expect
      .poll(async () => (await night.info(servers[1])).rounds.length, { timeout: 20_000 })
      .toBe(round);
    await night.play(phones.slice(0, 4), servers[round % 2]);
    await expect
      .poll(async () => (await night.info(servers[1])).rounds.at(-1)!.ended, { timeout: 20_000 })
      .not.toBeNull();
  }
  for (const server of servers) {
    const info = await night.info(server);
    expect(info).toMatchObject({ status: 'over' });
    expect(total(info)).toBe(3 * 4);
    // Everyone has met everyone.
    const met = info.rounds.flatMap(({ tables }) => tables.map(({ seats }) => sorted(seats).join()));
    expect(new Set(met).size).toBe(6);
  }
  for (const server of servers) await server.stop();
});
