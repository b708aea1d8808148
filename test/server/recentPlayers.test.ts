/** Recent players: online status as far as shared, and invitations; over real connections, on both databases. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  getSeatName,
  type Invitation,
  type RecentPlayersList,
  type RecentPlayer,
  type NewTable,
  type ProfileShares,
} from '../../src/protocol/index.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, openTable } from './testClient.ts';
import { EventReader } from './eventReader.ts';
import { listDatabases, openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer } from './testServer.ts';

const postgres = await openTestPostgres();

const NOTHING: ProfileShares = {
  games: 'private',
  matches: 'private',
  puzzles: 'private',
  ratings: 'private',
  presence: 'private',
};
const pace = { lists: { gather: 5, look: 60_000 }, signOfLife: 20, beat: 30 };
const localhostUrl = (server: TestServer): string => server.url.replace('127.0.0.1', 'localhost');

async function account(server: TestServer, name: string): Promise<PasskeyBrowser> {
  const browser = new PasskeyBrowser(localhostUrl(server));
  await browser.makeAccount(name);
  return browser;
}

async function sit(browser: PasskeyBrowser, id: string, name: string): Promise<TestClient> {
  const client = await TestClient.connectTo(browser.url, id);
  await client.join({ headers: { cookie: browser.cookie, origin: browser.origin } });
  await client.sit(name);
  return client;
}

async function play(people: { readonly [name: string]: PasskeyBrowser }): Promise<void> {
  const [first] = Object.values(people);
  const seats = Object.keys(people).length;
  const id = await openTable(first.url, { game: 'campos', seats });
  const clients = [];
  for (const [name, browser] of Object.entries(people)) clients.push(await sit(browser, id, name));
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  for (const client of clients) client.close();
}

describe.each(listDatabases(postgres))('on $name with $processes process(es)', ({ address, processes }) => {
  const servers: TestServer[] = [];
  let ahead = 0;
  let [ada, bruno, eve]: PasskeyBrowser[] = [];
  const opened: { close(): void }[] = [];

  beforeAll(async () => {
    for (let i = 0; i < processes; i++)
      servers.push(await startTestServer({ database: address }, { pace, now: () => Date.now() + ahead }));
    ada = await account(servers[0], 'Ada');
    bruno = await account(servers[0], 'Bruno');
    eve = await account(servers[0], 'Eve');
    await play({ Ada: ada, Bruno: bruno });
    // Eve has sat at a table with them, but its match never began.
    const id = await openTable(ada.url, { game: 'punto', seats: 2 });
    for (const [name, browser] of Object.entries({ Ada: ada, Eve: eve }))
      (await sit(browser, id, name)).close();
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  async function page(browser: PasskeyBrowser): Promise<EventReader> {
    const lines = await EventReader.open(`${localhostUrl(servers.at(-1)!)}api/recent-players/live`, {
      cookie: browser.cookie,
    });
    opened.push(lines);
    return lines;
  }
  async function told<T>(lines: EventReader, event: string, holds: (data: T) => boolean): Promise<T> {
    for (;;) {
      const { event: name, data } = await lines.anyEvent();
      if (name === event && holds(data as T)) return data as T;
    }
  }
  const share = (browser: PasskeyBrowser, presence: ProfileShares['presence']): Promise<unknown> =>
    browser.get('PUT', 'people/me/shares', { ...NOTHING, presence });
  const sitAlone = async (wish: Partial<NewTable> = {}): Promise<TestClient> => {
    const id = await openTable(ada.url, { game: 'punto', seats: 3, ...wish });
    const client = await sit(ada, id, 'Ada');
    opened.push(client);
    return client;
  };

  test('recent players are those with whom a match has begun', async () => {
    expect(
      (await ada.get<RecentPlayersList>('GET', 'recent-players')).people.map(({ name }) => name),
    ).toEqual(['Bruno']);
    const [{ day, game }] = (await bruno.get<RecentPlayersList>('GET', 'recent-players')).people;
    expect(day % 86_400_000).toBe(0);
    expect(game).toBe('campos');
    expect((await eve.get<RecentPlayersList>('GET', 'recent-players')).people).toEqual([]);
    expect(await new PasskeyBrowser(ada.url).expectError('GET', 'recent-players')).toBe('session');
  });

  test('only those see a player online with whom it is shared, and going offline shows late', async () => {
    await page(bruno);
    const [seen, stranger] = [await page(ada), await page(eve)];
    await told<RecentPlayer[]>(seen, 'people', (people) => people.length === 1);
    // By default nothing is shared: the bytes equal those for an absent player.
    await seen.until(() => seen.keepAlives >= 10);
    expect(seen.body).not.toContain('"Bruno"]');
    const about = async (browser: PasskeyBrowser): Promise<string> =>
      (await browser.request('GET', 'people/by/Bruno')).text();
    expect(await about(ada)).not.toContain('here');

    await share(bruno, 'played');
    await told<string[]>(seen, 'here', (here) => here.includes('Bruno'));
    expect(await about(ada)).toContain('"here":true');
    expect(await about(eve)).toBe('{"name":"Bruno"}');
    expect(stranger.body).not.toContain('Bruno');
    await share(bruno, 'public');
    expect(await about(eve)).toContain('"here":true');

    await share(bruno, 'private');
    await told<string[]>(seen, 'here', (here) => here.length === 0);
    expect(await about(eve)).toBe('{"name":"Bruno"}');

    await share(bruno, 'played');
    await told<string[]>(seen, 'here', (here) => here.includes('Bruno'));
    const [brunos] = opened.splice(0, 1);
    brunos.close();
    // The lease runs on for a while, then ends.
    const signs = seen.keepAlives;
    await seen.until(() => seen.keepAlives >= signs + 10);
    expect(seen.waiting).toBe(0);
    ahead += 80_000;
    await told<string[]>(seen, 'here', (here) => here.length === 0);
    expect(stranger.body).not.toContain('Bruno');
    await share(bruno, 'private');
  });

  test('an invitation reaches the player’s page and reserves a seat, unseen by others', async () => {
    const [guest, stranger] = [await page(bruno), await page(eve)];
    const host = await sitAlone();
    expect(await ada.expectError('POST', 'recent-players/invite', { table: host.id, name: 'Bruno' })).toBe(
      'ok',
    );
    const [invitation] = await told<Invitation[]>(guest, 'invitations', (list) => list.length > 0);
    expect(invitation).toMatchObject({ table: host.id, game: 'punto', from: 'Ada' });
    expect(stranger.body).not.toContain(host.id);
    await host.until('the kept seat', () => getSeatName(host.follower!.table.sitters[1]) === 'Bruno');
    // No other player can take it; Bruno can on any device.
    const other = await sit(eve, host.id, 'Eve');
    expect(other.follower!.seat).toBe(2);
    await bruno.get('POST', 'recent-players/answer', { table: host.id, accept: true });
    const sitting = await sit(bruno, host.id, 'Bruno');
    expect(sitting.follower!.seat).toBe(1);
    await told<Invitation[]>(guest, 'invitations', (list) => list.length === 0);
    opened.push(other, sitting);
  });

  test('only the player who opened a table reserves a seat for an invitation', async () => {
    const guest = await page(bruno);
    const id = await openTable(ada.url, { game: 'punto', seats: 3 });
    const owner = await sit(eve, id, 'Eve');
    const second = await sit(ada, id, 'Ada');
    expect(await ada.expectError('POST', 'recent-players/invite', { table: id, name: 'Bruno' })).toBe('ok');
    await told<Invitation[]>(guest, 'invitations', (list) => list.some(({ table }) => table === id));
    const stranger = await TestClient.connectTo(eve.url, id);
    await stranger.join();
    expect((await stranger.sit('Guest')).seat).toBe(2);
    expect(await bruno.expectError('POST', 'recent-players/answer', { table: id, accept: false })).toBe('ok');
    opened.push(owner, second, stranger);
  });

  test('an invitation that is declined or unanswered delays no one', async () => {
    const guest = await page(bruno);
    const host = await sitAlone();
    await ada.get('POST', 'recent-players/invite', { table: host.id, name: 'Bruno' });
    await told<Invitation[]>(guest, 'invitations', (list) => list.length === 1);
    await bruno.get('POST', 'recent-players/answer', { table: host.id, accept: false });
    await host.until('the free seat', () => getSeatName(host.follower!.table.sitters[1]) === '');
    expect(await bruno.expectError('POST', 'recent-players/answer', { table: host.id, accept: true })).toBe(
      'inviteOver',
    );

    await ada.get('POST', 'recent-players/invite', { table: host.id, name: 'Bruno' });
    ahead += 181_000;
    expect((await bruno.get<RecentPlayersList>('GET', 'recent-players')).invitations).toEqual([]);
    const other = await TestClient.connectTo(eve.url, host.id);
    await other.join();
    expect((await other.sit('Guest')).seat).toBe(1);
    opened.push(other);
  });

  test('only recent players who allow it can be invited, and only by players at the table', async () => {
    const host = await sitAlone();
    const invite = (browser: PasskeyBrowser, name: string, table = host.id): Promise<string> =>
      browser.expectError('POST', 'recent-players/invite', { table, name });
    expect(await invite(ada, 'Eve')).toBe('invite');
    expect(await invite(ada, 'Nobody')).toBe('invite');
    expect(await invite(ada, 'Ada')).toBe('invite');
    expect(await invite(bruno, 'Ada')).toBe('seat');
    expect(await invite(ada, 'Bruno', 'unknownTable')).toBe('table');
    await bruno.get('PUT', 'recent-players/muted', { name: 'Ada', muted: true });
    expect(await invite(ada, 'Bruno')).toBe('invite');
    expect(await bruno.me()).toMatchObject({ muted: ['Ada'], invites: true });
    await bruno.get('PUT', 'recent-players/muted', { name: 'Ada', muted: false });
    await bruno.get('PUT', 'recent-players/invites', { invites: false });
    expect(await invite(ada, 'Bruno')).toBe('invite');
    await bruno.get('PUT', 'recent-players/invites', { invites: true });
    expect(await invite(ada, 'Bruno')).toBe('ok');
    // Muting a player later removes their invitations.
    await bruno.get('PUT', 'recent-players/muted', { name: 'Ada', muted: true });
    expect((await bruno.get<RecentPlayersList>('GET', 'recent-players')).invitations).toEqual([]);
    await bruno.get('PUT', 'recent-players/muted', { name: 'Ada', muted: false });
    const full = await sitAlone({ seats: 2, bots: [1] });
    expect(await invite(ada, 'Bruno', full.id)).toBe('full');
    expect(
      await ada.expectError(
        'POST',
        'recent-players/invite',
        { table: host.id, name: 'Bruno' },
        { origin: 'http://evil.example' },
      ),
    ).toBe('origin');
  });

  test('a signed-out device receives nothing more', async () => {
    const phone = new PasskeyBrowser(localhostUrl(servers[0]), ada.passkey);
    await phone.signIn();
    const lines = await page(phone);
    await told(lines, 'people', () => true);
    await phone.get('POST', 'people/me/leave', {});
    await lines.until(() => lines.isEnded);
    // Its browser reconnects by itself; the response stops that.
    expect((await page(phone)).status).toBe(204);
  });

  test('a deleted account leaves no invitation, and its name is not in the table’s log', async () => {
    const carla = await account(servers[0], 'Carla');
    await play({ Ada: ada, Carla: carla });
    const host = await sitAlone();
    await ada.get('POST', 'recent-players/invite', { table: host.id, name: 'Carla' });
    await host.until('the kept seat', () => getSeatName(host.follower!.table.sitters[1]) === 'Carla');
    await carla.get('DELETE', 'people/me', { name: 'Carla' });
    await host.until('nobody', () => getSeatName(host.follower!.table.sitters[1]) === '');
    expect(await (await fetch(`${ada.url}api/tables/${host.id}`)).text()).not.toContain('Carla');
    expect(
      (await ada.get<RecentPlayersList>('GET', 'recent-players')).people.map(({ name }) => name),
    ).toEqual(['Bruno']);
  });
});

test('invitations are limited, and absent where the server offers none', async () => {
  const server = await startTestServer({}, { pace, elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
  const [ada, bruno] = [await account(server, 'Ada'), await account(server, 'Bruno')];
  await play({ Ada: ada, Bruno: bruno });
  const id = await openTable(ada.url, { game: 'punto', seats: 2 });
  const host = await sit(ada, id, 'Ada');
  const answers = [];
  for (let i = 0; i < 12; i++)
    answers.push(await ada.expectError('POST', 'recent-players/invite', { table: id, name: 'Bruno' }));
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
  expect(answers.at(-1)).toBe('rateLimited');
  host.close();
  await server.stop();
  const silent = await startTestServer({}, { pace }, { TAVOLA_PRESENCE: '0' });
  expect(await new PasskeyBrowser(localhostUrl(silent)).expectError('GET', 'recent-players')).toBe(
    'notOffered',
  );
  expect((await fetch(`${silent.url}api/recent-players/live`)).status).toBe(204);
  await silent.stop();
});
