/** Matchmaking over real connections: who is matched, no-shows, and privacy. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSeatName, type QueueCounts, type ServerInfo, type TableInfo } from '../../src/protocol/index.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, randomHex, postJson } from './testClient.ts';
import { openShared } from '../../src/server/storage/database.ts';
import { startTestServer, temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';
import { QUICK, MatchmakingClient } from './matchmakingClient.ts';

const patience = { seat: 20_000, deal: 20_000 };

async function sitDown(url: string, waiting: MatchmakingClient, name: string): Promise<TestClient> {
  const { match } = await waiting.waitForTable();
  const client = await TestClient.connectTo(url, match);
  client.token = waiting.token;
  await client.join();
  await client.sit(name);
  return client;
}

const readTable = async (url: string, match: string): Promise<TableInfo> =>
  (await (await fetch(`${url}api/tables/${match}`)).json()) as TableInfo;

test('two players who accept the same kind are matched, and the cards are dealt by themselves', async () => {
  const server = await startTestServer();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url, { games: ['punto', 'schicht'], seats: [2, 3] });
  const other = await new MatchmakingClient().begin(url, { name: 'Bruno', paces: ['slow'] });
  await ada.until('two here', () => ada.counts?.all === 2);
  const chiara = await new MatchmakingClient().begin(url, { name: 'Chiara' });
  const table = await ada.waitForTable();
  expect((await chiara.waitForTable()).match).toBe(table.match);
  expect(table.game).toBe('punto');
  expect(table.left).toBeGreaterThan(0);
  const info = await readTable(url, table.match);
  expect(info.sitters.map(({ kind }) => kind)).toEqual(['open', 'open']);
  expect(info.sitters.map(getSeatName).toSorted()).toEqual(['Ada', 'Chiara']);
  expect(info).toMatchObject({ listed: false, time: { kind: 'live', bank: 180_000, increment: 5000 } });
  const stranger = await TestClient.connectTo(url, table.match);
  await stranger.join();
  stranger.send({ t: 'sit', seat: null, name: 'Eve', token: stranger.token });
  expect(await stranger.next('rejected')).toMatchObject({ code: 'reserved' });
  const clients = [await sitDown(url, ada, 'Ada'), await sitDown(url, chiara, 'Chiara')];
  await Promise.all(
    clients.map((client) => client.until('the beginning', () => client.follower?.update !== undefined)),
  );
  await ada.until('the end of the wait', () => ada.ended === 'begun' && ada.isClosed);
  await chiara.until('the end of the wait', () => chiara.ended === 'begun');
  expect(other.table).toBeUndefined();
  other.close();
  for (const client of [...clients, stranger]) client.close();
  await server.stop();
});

test('a player who does not come loses the seat, and one who came waits again at the old place', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead, patience });
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url);
  ahead += 5000;
  const lazy = await new MatchmakingClient().begin(url, { name: 'Lazy' });
  const first = await ada.waitForTable();
  const client = await sitDown(url, ada, 'Ada');
  ahead += patience.seat;
  await ada.until('waiting again', () => ada.requeues === 1);
  expect(ada.waited).toBeGreaterThanOrEqual(5000 + patience.seat);
  await lazy.until('missed', () => lazy.ended === 'missed');
  expect((await readTable(url, first.match)).sitters).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'open', reserved: null })),
  );
  const chiara = await new MatchmakingClient().begin(url, { name: 'Chiara' });
  const second = await chiara.waitForTable();
  await ada.until('another table', () => ada.table?.match === second.match);
  expect(second.match).not.toBe(first.match);
  for (const one of [ada, chiara]) one.close();
  client.close();
  await server.stop();
});

test('a player who stops at a ready table, or leaves it, does not keep others waiting', async () => {
  const server = await startTestServer();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url);
  const bruno = await new MatchmakingClient().begin(url, { name: 'Bruno' });
  const client = await sitDown(url, ada, 'Ada');
  expect((await bruno.stop(url)).status).toBe(200);
  await bruno.until('stopped', () => bruno.ended === 'stopped');
  await ada.until('waiting again', () => ada.requeues === 1);
  // Stopping is final, even when repeated.
  expect((await bruno.stop(url)).status).toBe(200);
  expect((await ada.stop(url)).status).toBe(200);
  client.close();
  await server.stop();
});

test('bots fill up after the chosen time, and players without bots keep waiting', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead });
  const { url } = server;
  const wish = { games: ['schicht'], seats: [4] };
  const never = await new MatchmakingClient().begin(url, { ...wish, name: 'Never' });
  const soon = await new MatchmakingClient().begin(url, { ...wish, bots: 10 });
  const later = await new MatchmakingClient().begin(url, { ...wish, name: 'Later', bots: 600 });
  await never.until('three here', () => never.counts?.all === 3);
  ahead += 10_000;
  const { match } = await soon.waitForTable();
  expect((await later.waitForTable()).match).toBe(match);
  const { sitters } = await readTable(url, match);
  expect(sitters.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'open', 'open']);
  await never.until('one here', () => never.counts?.all === 1);
  expect(never.table).toBeUndefined();
  for (const one of [never, soon, later]) one.close();
  await server.stop();
});

test('a person has one wait over all pages and reloads, and none after closing the browser', async () => {
  let ahead = 0;
  const server = await startTestServer({}, { now: () => Date.now() + ahead });
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url);
  ahead += 3000;
  const twin = await new MatchmakingClient(ada.token).begin(url);
  await twin.until('waiting', () => twin.waited !== undefined);
  expect(twin.waited).toBeGreaterThanOrEqual(3000);
  await twin.until('one here', () => twin.counts?.all === 1);
  // A reload continues the same wait.
  ada.close();
  twin.close();
  await expect
    .poll(async () => ((await (await fetch(`${url}api/matchmaking`)).json()) as QueueCounts).all)
    .toBe(1);
  const back = await new MatchmakingClient(ada.token).begin(url);
  await back.until('waiting', () => back.waited !== undefined);
  expect(back.waited).toBeGreaterThanOrEqual(3000);
  back.close();
  // Now it stays closed, and the server must notice.
  await back.until('closed', () => back.isClosed);
  await expect
    .poll(async () => {
      ahead += 30_000;
      return ((await (await fetch(`${url}api/matchmaking`)).json()) as QueueCounts).all;
    })
    .toBe(0);
  const bruno = await new MatchmakingClient().begin(url, { name: 'Bruno' });
  const chiara = await new MatchmakingClient().begin(url, { name: 'Chiara' });
  const { match } = await bruno.waitForTable();
  expect((await chiara.waitForTable()).match).toBe(match);
  expect((await readTable(url, match)).sitters.map(getSeatName)).not.toContain('Ada');
  for (const one of [bruno, chiara]) one.close();
  await server.stop();
});

test('errors are named, a disabled feature is off, and players learn only numbers', async () => {
  const server = await startTestServer();
  const { url } = server;
  const wait = async (body: object): Promise<[number, string]> => {
    const response = await postJson(`${url}api/matchmaking`, {
      token: randomHex(),
      name: 'Ada',
      ...QUICK,
      ...body,
    });
    return [response.status, await response.text()];
  };
  for (const [body, status, word] of [
    [{ games: [] }, 400, 'games'],
    [{ games: ['punto', 'punto'] }, 400, 'games'],
    [{ games: ['chess'] }, 400, 'games'],
    [{ games: ['jericho'], seats: [2] }, 400, 'seats'],
    [{ paces: ['never'] }, 400, 'paces'],
    [{ seats: [1] }, 400, 'seats'],
    [{ bots: 5 }, 400, 'bots'],
    [{ token: 'short' }, 400, 'token'],
    [{ name: '' }, 400, 'name'],
    [{ more: 1 }, 400, 'more'],
    [{ rated: true }, 401, 'rated'],
  ] as const) {
    const [is, text] = await wait(body);
    expect([is, text]).toEqual([status, expect.stringContaining(word)]);
  }
  const ada = await new MatchmakingClient().begin(url, { name: 'Secret name' });
  await ada.until('counts', () => ada.counts?.all === 1);
  const told = await (await fetch(`${url}api/matchmaking`)).text();
  expect(JSON.parse(told)).toEqual({ all: 1, games: { punto: 1 } });
  // Every byte that a player with other preferences receives about her.
  const other = await new MatchmakingClient().begin(url, { name: 'Other', paces: ['slow'] });
  await other.until('two here', () => other.counts?.all === 2);
  const all = JSON.stringify(other.heard);
  for (const secret of ['Secret', ada.token, 'quick']) expect(all).not.toContain(secret);
  for (const one of [ada, other]) one.close();
  await server.stop();

  const off = await startTestServer({}, {}, { TAVOLA_MEET: '0' });
  expect((await fetch(`${off.url}api/matchmaking`)).status).toBe(404);
  expect(((await (await fetch(`${off.url}api/info`)).json()) as ServerInfo).offer.meet).toBe(false);
  await off.stop();
});

test('a restarted server continues everyone’s wait', async () => {
  const data = temporaryFolder();
  // A manual clock: a lost connection keeps its wait for 8 seconds, and a restart may take longer here.
  let at = Date.now();
  const now = (): number => at;
  const server = await startTestServer({ data }, { now });
  const ada = await new MatchmakingClient().begin(server.url);
  await ada.until('waiting', () => ada.waited !== undefined);
  await server.stop();
  await ada.until('a closed line', () => ada.isClosed);
  expect(ada.ended).toBeUndefined();
  at += 4000;
  const next = await startTestServer({ data }, { now });
  await ada.begin(next.url);
  await ada.until('waiting on', () => (ada.waited ?? 0) >= 4000);
  const bruno = await new MatchmakingClient().begin(next.url, { name: 'Bruno' });
  expect((await bruno.waitForTable()).match).toBe((await ada.waitForTable()).match);
  for (const one of [ada, bruno]) one.close();
  await next.stop();
  rmSync(data, { recursive: true, force: true });
});

test('a waiting player receives only keep-alives while nothing changes', async () => {
  const pace = { lists: { gather: 5, look: 60_000 }, signOfLife: 20 };
  const server = await startTestServer({}, { pace });
  const ada = await new MatchmakingClient().begin(server.url);
  await ada.until('counts', () => ada.counts !== undefined);
  const { bytes, heard } = ada;
  const known = heard.length;
  // A keep-alive has three bytes, and there are two or three of them a minute.
  await ada.until('100 signs', () => ada.bytes >= bytes + 300);
  expect(ada.heard.slice(known).filter(({ event }) => event !== 'counts')).toEqual([]);
  expect(ada.heard.length - known).toBeLessThanOrEqual(1);
  ada.close();
  await server.stop();
});

test('an account has one wait on all devices under its own name, which its deletion removes', async () => {
  const server = await startTestServer();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const laptop = new PasskeyBrowser(url);
  await laptop.makeAccount('Ada');
  const phone = new PasskeyBrowser(url, laptop.passkey);
  await phone.signIn();
  const as = (browser: PasskeyBrowser) => ({ cookie: browser.cookie, origin: browser.origin });
  const one = await new MatchmakingClient().begin(url, { name: 'Somebody else' }, as(laptop));
  const two = await new MatchmakingClient().begin(url, {}, as(phone));
  await two.until('counts', () => two.counts !== undefined);
  expect(two.counts?.all).toBe(1);
  const bruno = await new MatchmakingClient().begin(url, { name: 'Bruno' });
  const { match } = await bruno.waitForTable();
  expect([(await one.waitForTable()).match, (await two.waitForTable()).match]).toEqual([match, match]);
  expect((await readTable(url, match)).sitters.map(getSeatName).toSorted()).toEqual(['Ada', 'Bruno']);
  // The seat is the account's: its device's token alone is not enough.
  const thief = await TestClient.connectTo(url, match);
  thief.token = one.token;
  await thief.join();
  thief.send({ t: 'sit', seat: null, name: 'Eve', token: one.token });
  expect(await thief.next('rejected')).toMatchObject({ code: 'reserved' });
  expect((await laptop.request('DELETE', 'people/me', { name: 'Ada' })).ok).toBe(true);
  expect((await readTable(url, match)).sitters.map(getSeatName)).not.toContain('Ada');
  const database = await openShared(server.folder, await storageScript());
  expect(await database.db.selectFrom('waiting').select('name').execute()).not.toContainEqual({
    name: 'Ada',
  });
  await database.close();
  for (const waiting of [one, two, bruno]) waiting.close();
  thief.close();
  await server.stop();
});

test('a process killed while dissolving a table leaves a state from which the next one continues', async () => {
  const server = await startTestServer();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url);
  const bruno = await new MatchmakingClient().begin(url, { name: 'Bruno' });
  const { match } = await bruno.waitForTable();
  const client = await sitDown(url, ada, 'Ada');
  // The state after the first step: marked, with every seat still reserved or taken.
  const database = await openShared(server.folder, await storageScript());
  await database.db.updateTable('pending_tables').set({ dissolved: 1 }).where('match', '=', match).execute();
  await ada.until('waiting again', () => ada.requeues === 1);
  await bruno.until('missed', () => bruno.ended === 'missed');
  const rows = await database.db.selectFrom('waiting').select(['name', 'match']).execute();
  expect(rows).toEqual([{ name: 'Ada', match: null }]);
  expect(await database.db.selectFrom('pending_tables').selectAll().execute()).toEqual([]);
  expect(
    (await readTable(url, match)).sitters.every((seat) => seat.kind === 'open' && seat.reserved === null),
  ).toBe(true);
  await database.close();
  ada.close();
  client.close();
  await server.stop();
});

test('accounts that wait for a rated table get one that others may watch, and guests get none', async () => {
  const server = await startTestServer();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const browsers = [new PasskeyBrowser(url), new PasskeyBrowser(url)];
  const waits: MatchmakingClient[] = [];
  for (const [i, browser] of browsers.entries()) {
    await browser.makeAccount(['Ada', 'Bruno'][i]);
    const as = { cookie: browser.cookie, origin: browser.origin };
    waits.push(await new MatchmakingClient().begin(url, { rated: true, games: ['punto', 'campos'] }, as));
  }
  const guest = await new MatchmakingClient().begin(url, { name: 'Guest' });
  const { match } = await waits[0].waitForTable();
  expect((await waits[1].waitForTable()).match).toBe(match);
  const clients = await Promise.all(
    browsers.map(async (browser, i) => {
      const client = await TestClient.connectTo(url, match);
      client.token = waits[i].token;
      await client.join({ headers: { cookie: browser.cookie, origin: browser.origin } });
      await client.sit('whatever');
      return client;
    }),
  );
  await Promise.all(
    clients.map((client) => client.until('the beginning', () => client.follower?.update !== undefined)),
  );
  const info = await readTable(url, match);
  expect(info.rated?.seats.map((rating) => rating?.value)).toEqual([1500, 1500]);
  expect(info).toMatchObject({ watch: true, absence: { wins: true } });
  expect(guest.table).toBeUndefined();
  for (const one of [...waits, guest, ...clients]) one.close();
  await server.stop();
});
