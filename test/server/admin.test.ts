/** Administration: needs a key, reaches every process, is logged; on both databases. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AdminAction,
  AdminActionLog,
  AdminBlocks,
  AdminFeatures,
  AdminPeople,
  AdminReports,
  AdminTables,
  ClubNightInfo,
  ServerInfo,
  ProcessLoads,
  CreatedClubNight,
  MatchFile,
} from '../../src/protocol/index.ts';
import { findRunningServer } from '../../src/server/admin/adminKeys.ts';
import { LIMITS } from '../../src/server/limits/limits.ts';
import { type Database, openShared, openPostgres } from '../../src/server/storage/database.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, openTable, playToEnd, postJson } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { begunPair, type TestServer, startTestServer } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

const KEY = 'a-key-that-nobody-guesses';
const HOST = { authorization: `Bearer ${KEY}` };
const MINUTE = 60_000;
const READS = [
  'load',
  'tables',
  'people',
  'names',
  'blocks',
  'offer',
  'reports',
  'actions',
  'tables/AAAAAAAA/record',
];

let late = 0;
const now = (): number => Date.now() + late;
const instead = { now };
const env = { TAVOLA_HOST_KEY: `anna:${KEY}`, TAVOLA_PROXIES: '1' };

const get = async <T>({ url }: TestServer, path: string): Promise<T> => {
  const answer = await fetch(`${url}api/admin/${path}`, { headers: HOST });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const postAction = ({ url }: TestServer, deed: AdminAction): Promise<Response> =>
  postJson(`${url}api/admin/actions`, deed, HOST);
const expectDone = async (server: TestServer, deed: AdminAction): Promise<void> => {
  const answer = await postAction(server, deed);
  expect(await answer.text()).toBe('{}');
};
const readErrorCode = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error?: string }).error ?? 'ok';
const readLastAction = async (server: TestServer) =>
  (await get<AdminActionLog>(server, 'actions')).actions[0];

/** `servers` are one process, or several on one database. */
function suite(
  start: () => Promise<readonly TestServer[] | undefined>,
  beside: () => Promise<Database>,
): void {
  let server: TestServer;
  let other: TestServer;
  let all: readonly TestServer[] = [];
  beforeAll(async () => {
    late = 0;
    all = (await start()) ?? [];
    if (all.length > 0) [server, other = server] = all;
  });
  beforeEach((context) => {
    if (all.length === 0) context.skip();
  });
  afterAll(async () => {
    for (const one of all) await one.stop();
  });

  const browser = (at = server): PasskeyBrowser =>
    new PasskeyBrowser(at.url.replace('127.0.0.1', 'localhost'));
  const client = async (
    at: TestServer,
    id: string,
    headers: { [name: string]: string } = {},
  ): Promise<TestClient> => {
    const one = await TestClient.connectTo(at.url, id);
    await one.join({ url: at.url.replace('127.0.0.1', 'localhost'), headers });
    return one;
  };
  const adminHeaders = (who: PasskeyBrowser) => ({ origin: who.origin, cookie: who.cookie });

  test('requests without a valid key, or from another origin, are rejected', async () => {
    const asking = (path: string, headers: { [name: string]: string }) =>
      path === 'POST actions'
        ? postJson(`${server.url}api/admin/actions`, { kind: 'resume' }, headers)
        : fetch(`${server.url}api/admin/${path}`, { headers });
    for (const path of [...READS, 'POST actions', 'nowhere'])
      for (const [headers, code] of [
        [{}, 'key'],
        [{ authorization: 'Bearer ' }, 'key'],
        [{ authorization: `Bearer ${KEY}x` }, 'key'],
        [{ authorization: KEY.slice(1) }, 'key'],
        [{ ...HOST, origin: 'https://evil.example' }, 'origin'],
      ] as const)
        expect(await readErrorCode(await asking(path, { ...headers })), path).toBe(code);
    expect(server.lines.join('')).not.toContain(KEY);
    expect((await get<AdminActionLog>(server, 'actions')).actions).toEqual([]);
  });

  test('guessing keys is slowed down, without locking others out', async () => {
    const guess = (key: string) =>
      fetch(`${server.url}api/admin/load`, {
        headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': '203.0.113.9' },
      });
    const slow = await startTestServer({ limitsTimes: 1 }, { ...instead, elapsed: () => 0 }, env);
    try {
      const codes: string[] = [];
      for (let i = 0; i < 12; i++)
        codes.push(
          await readErrorCode(
            await fetch(`${slow.url}api/admin/load`, { headers: { authorization: 'Bearer x' } }),
          ),
        );
      expect(new Set(codes)).toEqual(new Set(['key', 'rateLimited']));
      // Now even the right key is rejected.
      expect(await readErrorCode(await fetch(`${slow.url}api/admin/load`, { headers: HOST }))).toBe(
        'rateLimited',
      );
      const elsewhere = { ...HOST, 'x-forwarded-for': '203.0.113.10' };
      expect((await fetch(`${slow.url}api/admin/load`, { headers: elsewhere })).status).toBe(200);
    } finally {
      await slow.stop();
    }
    expect(await readErrorCode(await guess('y'))).toBe('key');
  });

  test('closing a running table informs everyone there, has no winner, and is logged', async () => {
    const [a, b] = await begunPair(server.url);
    const watcher = await client(other, a.id);
    const before = await get<AdminTables>(server, 'tables?status=playing&game=punto');
    expect(before.tables.map(({ id }) => id)).toContain(a.id);
    await expectDone(server, { kind: 'close', table: a.id, note: 'a test' });
    for (const one of [a, b, watcher]) {
      await one.until('the end', () => one.isOver);
      expect(one.follower!.table).toMatchObject({ ending: 'closed', winners: 0, status: 'over' });
    }
    expect(await readErrorCode(await postAction(server, { kind: 'close', table: a.id }))).toBe('over');
    expect(await readErrorCode(await postAction(server, { kind: 'close', table: 'AAAAAAAAAAAAAAAA' }))).toBe(
      'table',
    );
    expect(await readLastAction(server)).toMatchObject({
      by: 'anna',
      kind: 'close',
      about: a.id,
      note: 'a test',
    });
    const after = await get<AdminTables>(server, 'tables?status=playing');
    expect(after.tables.map(({ id }) => id)).not.toContain(a.id);
    for (const one of [a, b, watcher]) one.close();
  });

  test('closing an open table empties it for good', async () => {
    const id = await openTable(server.url, { game: 'punto', seats: 2, listed: true });
    const ann = await client(server, id);
    await ann.sit('Ann');
    await expectDone(server, { kind: 'close', table: id });
    await ann.until('the end', () => ann.follower?.table.ending === 'closed');
    expect(ann.follower!.table).toMatchObject({
      status: 'open',
      sitters: [{ kind: 'open' }, { kind: 'open' }],
    });
    const ben = await client(other, id);
    expect(
      await ben.request({ t: 'sit', seat: null, name: 'Ben', token: ben.token }, 'rejected'),
    ).toMatchObject({
      code: 'closed',
    });
    const { tables } = (await (await fetch(`${server.url}api/tables`)).json()) as {
      tables: { id: string }[];
    };
    expect(tables.map((table) => table.id)).not.toContain(id);
    ann.close();
    ben.close();
  });

  test('an admin sees of a running table what a spectator may know, and gets its record after the end', async () => {
    const [a, b] = await begunPair(server.url);
    const { tables } = await get<AdminTables>(server, 'tables');
    const shown = tables.find(({ id }) => id === a.id)!;
    expect(Object.keys(shown).toSorted()).toEqual(
      ['at', 'created', 'ending', 'game', 'here', 'id', 'sitters', 'status', 'version'].toSorted(),
    );
    expect(shown.sitters).toEqual(a.follower!.table.sitters);
    const record = () => fetch(`${server.url}api/admin/tables/${a.id}/record`, { headers: HOST });
    expect(await readErrorCode(await record())).toBe('playing');
    await playToEnd([a, b]);
    const file = (await (await record()).json()) as MatchFile;
    expect(file.fair.seed).not.toBe('');
    for (const one of [a, b]) one.close();
  });

  test('features are switched while the server runs, within its settings', async () => {
    const open = (wish: object, at: TestServer) => postJson(`${at.url}api/tables`, wish);
    const table = { game: 'punto', seats: 2 };
    const info = async (at: TestServer) => (await (await fetch(`${at.url}api/info`)).json()) as ServerInfo;
    await expectDone(server, { kind: 'offer', offer: { guests: false, list: false, club: false } });
    await expect.poll(async () => (await info(other)).offer).toMatchObject({ guests: false, list: false });
    for (const at of [server, other]) {
      expect(await readErrorCode(await open(table, at))).toBe('notOffered');
      expect(await readErrorCode(await fetch(`${at.url}api/tables`))).toBe('notOffered');
      expect(await readErrorCode(await postJson(`${at.url}api/club-nights`, { games: ['punto'] }))).toBe(
        'notOffered',
      );
    }
    const ada = browser();
    await ada.makeAccount('Ada of the offers');
    expect(await ada.expectError('POST', 'tables', table)).toBe('ok');
    expect(await ada.expectError('POST', 'tables', { ...table, listed: true })).toBe('notOffered');
    await expectDone(server, { kind: 'offer', offer: { guests: true, games: ['punto'], seats: 3 } });
    await expect.poll(async () => (await info(other)).games).toEqual(['punto']);
    expect(await readErrorCode(await open(table, other))).toBe('ok');
    expect(await readErrorCode(await open({ ...table, seats: 4 }, other))).toBe('notOffered');
    expect(await readErrorCode(await open({ game: 'campos', seats: 2 }, other))).toBe('notOffered');
    expect(
      await readErrorCode(await postAction(server, { kind: 'offer', offer: { games: ['chess'] } })),
    ).toBe('body');
    const { now: offered, bound } = await get<AdminFeatures>(server, 'offer');
    expect(offered).toMatchObject({ seats: 3, club: false });
    expect(bound.games.length).toBeGreaterThan(3);
    await expectDone(server, {
      kind: 'offer',
      offer: { list: true, club: true, games: [...bound.games], seats: null },
    });
    await expect.poll(async () => (await info(other)).offer).toEqual(bound);
  });

  test('a rematch is rejected like a new table, for guests and for games that are switched off', async () => {
    const [a, b] = await begunPair(server.url);
    await playToEnd([a, b]);
    const offer = (chosen: { guests: boolean; games: string[] }): Promise<void> =>
      expectDone(server, { kind: 'offer', offer: chosen });
    const { games } = (await get<AdminFeatures>(server, 'offer')).bound;
    await offer({ guests: false, games: [...games] });
    expect(await a.request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({ code: 'notOffered' });
    await offer({ guests: true, games: games.filter((game) => game !== 'punto') });
    expect(await a.request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({ code: 'notOffered' });
    await offer({ guests: true, games: [...games] });
    const begun = b.until('the rematch', () => b.follower!.table.next !== null);
    a.send({ t: 'rematch', agree: true });
    await begun;
    for (const one of [a, b]) one.close();
  });

  test('a club night is rejected for guests where only accounts open tables, and skips a game that is switched off', async () => {
    const night = { games: ['punto', 'campos'], size: 2, bots: null };
    const { games } = (await get<AdminFeatures>(server, 'offer')).bound;
    await expectDone(server, { kind: 'offer', offer: { guests: false } });
    expect(await readErrorCode(await postJson(`${server.url}api/club-nights`, night))).toBe('notOffered');
    await expectDone(server, { kind: 'offer', offer: { guests: true } });
    const made = await postJson(`${server.url}api/club-nights`, night);
    const { id, key } = (await made.json()) as CreatedClubNight;
    const at = (path: string, body: object) => postJson(`${server.url}api/club-nights/${id}/${path}`, body);
    for (const [i, name] of ['Ada', 'Bruno'].entries())
      expect((await at('people', { name, token: `${i}`.repeat(32) })).status).toBe(201);
    const begin = async () => readErrorCode(await at('organiser', { key, act: { kind: 'next' } }));
    await expectDone(server, { kind: 'offer', offer: { games: ['jericho'] } });
    expect(await begin()).toBe('notOffered');
    await expectDone(server, { kind: 'offer', offer: { games: games.filter((game) => game !== 'punto') } });
    expect(await begin()).toBe('ok');
    const info = (await (await fetch(`${server.url}api/club-nights/${id}`)).json()) as ClubNightInfo;
    expect(info.rounds.map(({ game }) => game)).toEqual(['campos']);
    await expectDone(server, { kind: 'offer', offer: { games: [...games] } });
  });

  test('an announced pause reaches everyone, stops new tables shortly before, and ends by itself', async () => {
    const [a, b] = await begunPair(server.url);
    const told = a.next('notice');
    const elsewhere = await client(other, a.id);
    await expectDone(server, { kind: 'pause', in: 30, for: 10, phrase: 'update', text: 'A new board' });
    expect(await told).toMatchObject({ pause: { phrase: 'update', text: 'A new board' } });
    await elsewhere.until('the notice', () => elsewhere.heard.some(({ t }) => t === 'notice'));
    // Later arrivals learn of it too.
    const late1 = await client(server, a.id);
    await late1.until('the notice', () => late1.heard.some(({ t }) => t === 'notice'));
    const open = (at: TestServer) => postJson(`${at.url}api/tables`, { game: 'punto', seats: 2 });
    expect(await readErrorCode(await open(other))).toBe('ok');
    late += 26 * MINUTE;
    expect(await readErrorCode(await open(server))).toBe('pauseNear');
    expect(await readErrorCode(await open(other))).toBe('pauseNear');
    await playToEnd([a, b]);
    expect(await a.request({ t: 'rematch', agree: true }, 'rejected')).toMatchObject({ code: 'pauseNear' });
    late += 14 * MINUTE;
    expect(await readErrorCode(await open(other))).toBe('ok');
    expect(((await (await fetch(`${server.url}api/info`)).json()) as ServerInfo).pause).toBeNull();
    expect(await readErrorCode(await postAction(server, { kind: 'resume' }))).toBe('noPause');
    // It can also be cancelled.
    await expectDone(server, { kind: 'pause', in: 1, for: 10 });
    expect(await readErrorCode(await open(server))).toBe('pauseNear');
    await late1.until('the second notice', () =>
      late1.heard.some((one) => one.t === 'notice' && one.pause?.text === ''),
    );
    const over = late1.next('notice');
    await expectDone(server, { kind: 'resume' });
    expect(await over).toEqual({ t: 'notice', pause: null });
    expect(await readErrorCode(await open(server))).toBe('ok');
    for (const one of [a, b, elsewhere, late1]) one.close();
  });

  test('a blocked account plays in no process until the block ends, and keeps its data', async () => {
    const eve = browser();
    await eve.makeAccount('Eve the blocked');
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    const here = await client(server, id, adminHeaders(eve));
    const there = await client(other, id, { ...adminHeaders(eve), origin: browser(other).origin });
    await here.sit('Eve the blocked');
    expect(here.follower!.table.sitters[0]).toMatchObject({ known: true });
    await expectDone(server, {
      kind: 'block',
      who: { is: 'account', name: 'EVE the b1ocked' },
      minutes: 60,
      reason: 'leaving',
      note: 'again and again',
    });
    for (const one of [here, there]) {
      await one.until('the end', () => one.closed !== undefined);
      expect(one.closed!.reason).toBe('blocked');
      expect(one.heard.at(-1)).toMatchObject({ t: 'rejected', code: 'blocked', reason: 'leaving' });
    }
    const answer = await eve.request('POST', 'tables', { game: 'punto', seats: 2 });
    expect(answer.status).toBe(403);
    const refused = (await answer.json()) as { error: string; block: { reason: string; until: number } };
    expect(refused).toMatchObject({ error: 'blocked', block: { reason: 'leaving' } });
    expect(Math.abs(refused.block.until - now() - 60 * MINUTE)).toBeLessThan(20 * MINUTE);
    const again = await TestClient.connectTo(other.url, id);
    await again.connect(other.url.replace('127.0.0.1', 'localhost'), {
      ...adminHeaders(eve),
      origin: browser(other).origin,
    });
    expect(await again.request({ t: 'join' }, 'rejected')).toMatchObject({ code: 'blocked' });
    expect((await eve.me())?.name).toBe('Eve the blocked');
    expect(await eve.expectError('GET', 'people/me/export')).toBe('ok');
    const { found } = await get<AdminPeople>(server, 'people?name=eve%20the');
    expect(found).toMatchObject([{ name: 'Eve the blocked', block: { reason: 'leaving' } }]);
    expect(await readLastAction(server)).toMatchObject({
      kind: 'block',
      about: 'Eve the blocked',
      note: 'again and again',
    });
    late += 61 * MINUTE;
    expect(await eve.expectError('POST', 'tables', { game: 'punto', seats: 2 })).toBe('ok');
    const back = await client(other, id, { ...adminHeaders(eve), origin: browser(other).origin });
    expect(back.follower!.seat).toBe(0);
    back.close();
  });

  test('a blocked address is rejected by every process until it is unblocked', async () => {
    const bad = { 'x-forwarded-for': '2001:db8:1:2:aaaa::1' };
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    const guests = [await client(server, id, bad), await client(other, id, bad)];
    const innocent = await client(other, id, { 'x-forwarded-for': '2001:db8:1:3::1' });
    const lists = [server, other].map((at) => fetch(`${at.url}api/tables/live`, { headers: bad }));
    for (const list of lists) expect((await list).status).toBe(200);
    const block = (address: string) =>
      postAction(server, { kind: 'block', who: { is: 'address', address }, minutes: 60, reason: 'phrases' });
    expect(await readErrorCode(await block('nobody'))).toBe('body');
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await readErrorCode(await block(address)), address).toBe('ownMachine');
    expect(await readErrorCode(await block('2001:db8:1:2::/64'))).toBe('ok');
    for (const one of guests) {
      await one.until('the end', () => one.closed !== undefined);
      expect(one.heard.at(-1)).toMatchObject({ t: 'rejected', code: 'blocked', reason: 'phrases' });
    }
    // Its event streams end, too.
    for (const list of lists) await (await list).text();
    const same = { 'x-forwarded-for': '2001:db8:1:2:bbbb::7' };
    for (const at of [server, other]) {
      expect(await readErrorCode(await fetch(`${at.url}api/info`, { headers: same }))).toBe('blocked');
      const again = await TestClient.connectTo(at.url, id);
      await again.connect(at.url, same);
      await again.until('the end', () => again.closed !== undefined);
      expect(again.heard).toMatchObject([{ t: 'rejected', code: 'blocked' }]);
    }
    expect(innocent.closed).toBeUndefined();
    const { blocks } = await get<AdminBlocks>(server, 'blocks');
    expect(blocks).toMatchObject([{ is: 'address', who: '2001:db8:1:2::/64', by: 'anna' }]);
    await expectDone(other, { kind: 'unblock', id: blocks[0].id });
    await expect.poll(async () => (await fetch(`${server.url}api/info`, { headers: same })).status).toBe(200);
    expect(await readErrorCode(await postAction(other, { kind: 'unblock', id: blocks[0].id }))).toBe(
      'unknownPerson',
    );
    expect(await readLastAction(server)).toMatchObject({ kind: 'unblock', about: '2001:db8:1:2::/64' });
    innocent.close();
  });

  test('a block of a prefix covers all of it, and one of an IPv4 address every way to write it', async () => {
    const from = async (address: string): Promise<string> =>
      readErrorCode(await fetch(`${server.url}api/info`, { headers: { 'x-forwarded-for': address } }));
    const block = (address: string): Promise<Response> =>
      postAction(server, { kind: 'block', who: { is: 'address', address }, minutes: 60, reason: 'phrases' });
    for (const [prefix, inside, outside] of [
      ['2001:db8:f000::/36', '2001:db8:f123:4::1', '2001:db8:e123:4::1'],
      ['192.0.2.0/25', '::ffff:192.0.2.127', '192.0.2.128'],
      ['::ffff:203.0.113.64/122', '203.0.113.127', '203.0.113.63'],
      ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.6'],
    ] as const) {
      expect(await from(inside), prefix).toBe('ok');
      expect(await readErrorCode(await block(prefix)), prefix).toBe('ok');
      expect(await from(inside), prefix).toBe('blocked');
      expect(await from(outside), prefix).toBe('ok');
    }
    for (const own of ['127.0.0.0/8', '::/16'])
      expect(await readErrorCode(await block(own)), own).toBe('ownMachine');
    for (const wrong of ['2000::/3', '10.0.0.0/7', '192.0.2.0/33', '::ffff:0:0/90', '1.2.3.4/5/6'])
      expect(await readErrorCode(await block(wrong)), wrong).toBe('body');
    const { blocks } = await get<AdminBlocks>(server, 'blocks');
    expect(new Set(blocks.map(({ who }) => who))).toEqual(
      new Set(['2001:db8:f000:0::/36', '192.0.2.0/25', '203.0.113.64/26', '198.51.100.7']),
    );
    for (const { id } of blocks) await expectDone(server, { kind: 'unblock', id });
  });

  test('a player is reported once, with the table and its version, without learning of it', async () => {
    const [a, b] = await begunPair(server.url);
    const heard = b.bytes.length;
    const report = (token: string, seat: number, note = '') =>
      postJson(`${server.url}api/tables/${a.id}/report`, { token, seat, reason: 'leaving', note });
    const { version } = a.follower!;
    expect((await report(a.token, 1, 'lets us wait')).status).toBe(201);
    expect((await report(a.token, 1, 'once more')).status).toBe(201);
    expect(await readErrorCode(await report(a.token, 0))).toBe('body');
    expect(await readErrorCode(await report(a.token, 7))).toBe('body');
    expect(await readErrorCode(await report('ab'.repeat(16), 1))).toBe('seat');
    expect(await readErrorCode(await report(a.token, 1, 'x'.repeat(201)))).toBe('body');
    expect(await readErrorCode(await report(a.token, 1, 'two\nlines'))).toBe('body');
    const mine = async () =>
      (await get<AdminReports>(server, 'reports')).reports.filter(({ table }) => table === a.id);
    const [first, ...more] = await mine();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      seat: 1,
      name: 'P1',
      by: 0,
      byName: 'P0',
      version,
      isOver: false,
      note: 'lets us wait',
      state: 'new',
    });
    await expectDone(server, { kind: 'report', table: a.id, seat: 1, by: 0, state: 'seen' });
    expect(await mine()).toMatchObject([{ state: 'seen' }]);
    expect(
      await readErrorCode(
        await postAction(server, { kind: 'report', table: a.id, seat: 0, by: 1, state: 'seen' }),
      ),
    ).toBe('report');
    expect(b.bytes.slice(heard).every((data) => !data.toString().includes('wait'))).toBe(true);
    expect(b.heard.filter(({ t }) => t === 'notice' || t === 'rejected')).toEqual([]);
    // The admin blocks the player of the seat: a guest by the socket's address.
    expect(
      await readErrorCode(
        await postAction(server, {
          kind: 'block',
          who: { is: 'seat', table: a.id, seat: 1 },
          minutes: 1,
          reason: 'leaving',
        }),
      ),
    ).toBe('ownMachine');
    await playToEnd([a, b]);
    expect(await mine()).toMatchObject([{ isOver: true }]);
    for (const one of [a, b]) one.close();
  });

  test('names are reserved and freed, and the acts logged', async () => {
    await expectDone(server, { kind: 'reserve', name: 'Chess Club' });
    expect(await readErrorCode(await postAction(server, { kind: 'reserve', name: 'CHESS club' }))).toBe(
      'nameTaken',
    );
    expect(await browser().expectError('POST', 'people/name', { name: 'chess club' })).toBe('nameTaken');
    await expectDone(server, { kind: 'free', name: 'Chess Club' });
    expect(await readErrorCode(await postAction(server, { kind: 'free', name: 'Chess Club' }))).toBe(
      'unknownPerson',
    );
    expect(await browser().expectError('POST', 'people/name', { name: 'chess club' })).toBe('ok');
    expect(await readLastAction(server)).toMatchObject({ kind: 'free', about: 'Chess Club' });
  });

  test('log entries cannot be changed, and contain no names of deleted accounts', async () => {
    const gus = browser();
    await gus.makeAccount('Gus who goes');
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    const [his, hers] = [await client(server, id, adminHeaders(gus)), await client(server, id)];
    await his.sit('Gus who goes');
    await hers.sit('Ida');
    const began = his.until('the beginning', () => his.follower?.update !== null);
    his.send({ t: 'start' });
    await began;
    const told = { token: his.token, seat: 1, reason: 'other', note: 'words of Gus' };
    expect(await gus.expectError('POST', `tables/${id}/report`, told)).toBe('ok');
    await expectDone(server, {
      kind: 'block',
      who: { is: 'account', name: 'Gus who goes' },
      minutes: 1,
      reason: 'other',
    });
    await gus.get('DELETE', 'people/me', { name: 'Gus who goes' });
    expect(await readLastAction(server)).toMatchObject({ kind: 'block', about: '' });
    const { reports } = await get<AdminReports>(server, 'reports');
    expect(reports.find(({ table }) => table === id)).toMatchObject({ name: 'Ida', byName: '', note: '' });
    for (const one of [his, hers]) one.close();
    const database = await beside();
    try {
      for (const change of [sql`update admin_actions set note = 'x'`, sql`delete from admin_actions`])
        await expect(change.execute(database.db)).rejects.toThrow(/never changed/);
      const { rows } = await sql<{ details: string }>`select * from admin_actions`.execute(database.db);
      expect(JSON.stringify(rows)).not.toContain('Gus');
    } finally {
      await database.close();
    }
  });

  test('the load has one line per process', async () => {
    const [a, b] = await begunPair(server.url);
    await expect
      .poll(async () => (await get<ProcessLoads>(other, 'load')).processes.length, { timeout: 20_000 })
      .toBe(all.length);
    await expect
      .poll(
        async () =>
          (await get<ProcessLoads>(other, 'load')).processes.reduce((sum, { guests }) => sum + guests, 0),
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(2);
    const { processes } = await get<ProcessLoads>(other, 'load');
    for (const load of processes) {
      expect(load.memory).toBeGreaterThan(1e6);
      for (const figure of [load.cpu, load.decisions, load.sockets, load.thinking, load.aside])
        expect(figure).toBeGreaterThanOrEqual(0);
    }
    for (const one of [a, b]) one.close();
  });
}

describe('with the embedded database', () => {
  let server: TestServer;
  suite(
    async () => [(server = await startTestServer({}, instead, env))],
    async () => openShared(server.folder, await storageScript()),
  );
});

describe('with two processes on PostgreSQL', () => {
  suite(
    async () => {
      if (postgres === undefined) return undefined;
      const settings = { database: postgres.address };
      return [await startTestServer(settings, instead, env), await startTestServer(settings, instead, env)];
    },
    () => openPostgres(postgres!.address),
  );
});

test('without a configured key, one is created for the owner alone, and never logged', async () => {
  const server = await startTestServer();
  const file = join(server.folder, 'tavola.key');
  const key = readFileSync(file, 'utf8').trim();
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(server.folder, 'tavola.running')).mode & 0o777).toBe(0o600);
  const answer = await fetch(`${server.url}api/admin/load`, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  expect(server.lines.join('')).not.toContain(key);
  await server.stop();
});

test('nothing that others send from this machine locks the operator’s terminal out', async () => {
  const server = await startTestServer(
    {},
    { elapsed: () => 0 },
    { TAVOLA_HOST_KEY: KEY, TAVOLA_LIMITS_TIMES: '1' },
  );
  const load = async (key: string): Promise<string> =>
    readErrorCode(
      await fetch(`${server.url}api/admin/load`, { headers: { authorization: `Bearer ${key}` } }),
    );
  for (let guess = 0; guess < LIMITS.guesses.burst; guess++) expect(await load(`guess ${guess}`)).toBe('key');
  expect(await load(KEY)).toBe('rateLimited');
  const terminal = findRunningServer(server.folder)!.key;
  expect(await load(terminal)).toBe('ok');
  for (let request = 0; request < LIMITS.requests.burst; request++) await load('x');
  expect(await readErrorCode(await fetch(`${server.url}api/info`))).toBe('rateLimited');
  expect(await load(terminal)).toBe('ok');
  await server.stop();
});

test("a configured key cannot have the terminal's label", async () => {
  await expect(startTestServer({}, {}, { TAVOLA_HOST_KEY: `terminal:${KEY}` })).rejects.toThrow(/label/);
});

test('a key that can be guessed is rejected at the start', async () => {
  await expect(startTestServer({}, {}, { TAVOLA_HOST_KEY: 'short' })).rejects.toThrow(/at least 16/);
});
