/** Seats and accounts: ownership, several devices, what other players see, and deletion. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  getSeatName,
  type TransferredSeat,
  type TransferLink,
  type ClaimResult,
  type PublicProfile,
  type Snapshot,
  type TableInfo,
  type TurnList,
} from '../../src/protocol/index.ts';
import { openPostgres } from '../../src/server/storage/database.ts';
import { Store } from '../../src/server/storage/store.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, randomHex, openTable, postJson } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer, temporaryFolder } from './testServer.ts';

const postgres = await openTestPostgres();

let late = 0;
const now = (): number => Date.now() + late;
const PUNTO = { game: 'punto', seats: 2 } as const;

/** `other` is another process on the same database where possible. */
function suite(start: () => Promise<{ server: TestServer; other: TestServer } | undefined>): void {
  let server: TestServer;
  let other: TestServer;
  let isMissing = false;
  beforeAll(async () => {
    late = 0;
    const started = await start();
    isMissing = started === undefined;
    if (started !== undefined) ({ server, other } = started);
  });
  beforeEach((context) => {
    if (isMissing) context.skip();
  });
  afterAll(async () => {
    await server?.stop();
    if (other !== server) await other?.stop();
  });

  const at = (one: TestServer): string => one.url.replace('127.0.0.1', 'localhost');
  const browser = (): PasskeyBrowser => new PasskeyBrowser(at(server));
  const formatCookie = (who: PasskeyBrowser): { [name: string]: string } => ({
    cookie: who.cookie,
    origin: who.origin,
  });
  const account = async (name: string): Promise<PasskeyBrowser> => {
    const made = browser();
    await made.makeAccount(name);
    return made;
  };
  const comes = async (id: string, who?: PasskeyBrowser, url = at(server)): Promise<TestClient> => {
    const client = await TestClient.connectTo(url, id);
    await client.join(
      who === undefined ? {} : { headers: { ...formatCookie(who), origin: new URL(url).origin } },
    );
    return client;
  };
  const begin = async (clients: readonly TestClient[]): Promise<void> => {
    const begun = clients.map((client) =>
      client.until('the deal', () => client.follower?.table.status === 'playing'),
    );
    clients[0].send({ t: 'start' });
    await Promise.all(begun);
  };
  const table = async (id: string): Promise<TableInfo> =>
    (await (await fetch(`${server.url}api/tables/${id}`)).json()) as TableInfo;
  const match = async (names: readonly [string, string], who: readonly (PasskeyBrowser | undefined)[]) => {
    const id = await openTable(server.url, { ...PUNTO, showHands: true });
    const clients = [await comes(id, who[0]), await comes(id, who[1])] as const;
    await clients[0].sit(names[0]);
    await clients[1].sit(names[1]);
    await begin(clients);
    // Some decisions, then the second player resigns.
    const first = clients.find((client) => client.owes)!;
    first.decide();
    await first.until('the decision', () => first.updates.length > 0);
    clients[1].send({ t: 'resign' });
    await Promise.all(clients.map((client) => client.until('the end', () => client.isOver)));
    return { id, clients };
  };
  const see = (who: PasskeyBrowser, name: string): Promise<PublicProfile> =>
    who.get('GET', `people/by/${encodeURIComponent(name)}`);
  const everything = {
    games: 'public',
    matches: 'public',
    puzzles: 'public',
    ratings: 'public',
    presence: 'private',
  } as const;

  test('an account sits under its own verified name and has its seat on every device', async () => {
    const ada = await account('Ada');
    const id = await openTable(server.url, PUNTO);
    const first = await comes(id, ada);
    await first.sit('Somebody else');
    expect((await table(id)).sitters[0]).toEqual({
      kind: 'person',
      name: 'Ada',
      away: null,
      known: true,
    });
    const guest = await comes(id);
    await guest.sit('Ada');
    expect((await table(id)).sitters[1], 'a guest of the same name is not known by it').toEqual({
      kind: 'person',
      name: 'Ada',
      away: null,
    });
    await begin([first, guest]);
    // Her other device has no token of this table, and another process recognises her as well.
    const phone = browser();
    Object.assign(phone, { cookie: ada.cookie });
    const second = await comes(id, phone, at(other));
    expect(second.follower?.seat).toBe(0);
    expect(second.follower?.update?.view.own).toEqual(first.follower?.update?.view.own);
    const waiting = await phone.get<TurnList>('POST', 'turns', { places: [] });
    expect(waiting.tables.map((one) => [one.id, one.seat])).toEqual([[id, 0]]);
    for (const client of [first, guest, second]) client.close();
  });

  test("without the account, its seat's token gives access to nothing", async () => {
    const bea = await account('Bea');
    const id = await openTable(server.url, PUNTO);
    const [first, guest] = [await comes(id, bea), await comes(id)];
    await first.sit('Bea');
    await guest.sit('Guest');
    await begin([first, guest]);
    const thief = await TestClient.connectTo(at(server), id);
    thief.token = first.token;
    const seen = await thief.join();
    expect(seen.seat).toBeNull();
    const watcher = await TestClient.connectTo(at(server), id);
    expect(seen.match?.view).toEqual((await watcher.join({ spectator: true })).match?.view);
    await thief.until('to be told', () =>
      thief.heard.some((one) => one.t === 'rejected' && one.code === 'accountRequired'),
    );
    expect(await thief.request([0, 60], 'rejected')).toMatchObject({ code: 'seat' });
    const stranger = await account('Bert');
    const signedIn = await TestClient.connectTo(at(server), id);
    signedIn.token = first.token;
    expect(await signedIn.join({ headers: formatCookie(stranger) })).toMatchObject({ seat: null });
    // A page of another site with her cookie is treated as a stranger and rejected.
    const page = await TestClient.connectTo(at(server), id);
    await expect(
      page.connect(at(server), { cookie: bea.cookie, origin: 'https://evil.example' }),
    ).rejects.toThrow('403');
    for (const client of [first, guest, thief, signedIn, watcher]) client.close();
  });

  test('a dismissed connection is ignored, whatever it still sends', async () => {
    const who = await account('Dismissed');
    const { id } = await who.get<{ id: string }>('POST', 'tables', { game: 'punto', seats: 2 });
    const client = await comes(id, who);
    await client.sit('whatever');
    // It reads nothing, so it does not answer the close: the connection stays open both ways until the server cuts it
    // off.
    client.socket.pause();
    await who.get('POST', 'people/me/leave');
    const version = (await (await fetch(`${server.url}api/tables/${id}`)).json()) as TableInfo;
    client.send({ t: 'bot', seat: 1, level: 'easy' });
    client.send({ t: 'say', saying: 'hello' });
    await fetch(`${server.url}api/info`);
    client.socket.resume();
    await client.until('the end', () => client.closed !== undefined);
    expect(await (await fetch(`${server.url}api/tables/${id}`)).json()).toEqual(version);
  });

  test('a signed-out device loses its sockets at once, in every process', async () => {
    const cleo = await account('Cleo');
    const phone = new PasskeyBrowser(at(server), cleo.passkey);
    await phone.signIn();
    const id = await openTable(server.url, PUNTO);
    const laptop = await comes(id, cleo);
    await laptop.sit('Cleo');
    const pocket = await comes(id, phone, at(other));
    expect(pocket.follower?.seat).toBe(0);
    const device = (await cleo.me())!.devices.find(({ isThis }) => isThis !== true)!;
    await cleo.get('DELETE', `people/me/devices/${device.id}`);
    await pocket.until('to be closed', () => pocket.closed !== undefined);
    expect(pocket.closed).toEqual({ code: 1008, reason: 'accountRequired' });
    expect(laptop.closed).toBeUndefined();
    const again = await comes(id, phone, at(other));
    expect(again.follower?.seat).toBeNull();
    for (const client of [laptop, again]) client.close();
  });

  test('a guest’s seats become an account’s only by their tokens', async () => {
    const { id, clients } = await match(['Grandma', 'Gus'], []);
    const dora = await account('Dora');
    const thief = await account('Dirk');
    const claim = (who: PasskeyBrowser, token: string): Promise<ClaimResult> =>
      who.get('POST', 'people/me/claim', { places: [{ id, token }] });
    expect(await claim(thief, randomHex())).toEqual({ claimed: 0, refused: 1 });
    expect(await claim(dora, clients[0].token)).toEqual({ claimed: 1, refused: 0 });
    expect(await claim(dora, clients[0].token), 'twice is once').toEqual({ claimed: 1, refused: 0 });
    expect(await claim(thief, clients[0].token), 'another’s seat').toEqual({ claimed: 0, refused: 1 });
    expect(await claim(dora, clients[1].token), 'two seats of one match').toEqual({ claimed: 0, refused: 1 });
    expect((await table(id)).sitters).toEqual([
      { kind: 'person', name: 'Grandma', away: null },
      { kind: 'person', name: 'Gus', away: 'resigned', lostAt: 9 },
    ]);
    const page = await see(dora, 'Dora');
    expect(page.matches).toMatchObject([{ id, game: 'punto', seat: 0, seats: 2 }]);
    expect(page.matches?.[0]?.won).toBe(true);
    expect(page.games).toEqual([{ game: 'punto', played: 1, won: 1 }]);
    for (const client of clients) client.close();
  });

  test('a guest’s table continues unchanged, and so does an account’s rematch on another device', async () => {
    const emil = await account('Emil');
    const { clients } = await match(['Emil', 'Guest'], [emil]);
    clients[0].send({ t: 'rematch', agree: true });
    await clients[0].until('the next table', () => clients[0].follower?.table.next !== null);
    const next = clients[0].follower!.table.next!;
    const phone = await comes(next, emil, at(other));
    expect(await phone.sit('Emil')).toMatchObject({ seat: 1 });
    const guest = await TestClient.connectTo(at(server), next);
    guest.token = clients[1].token;
    await guest.join();
    expect(await guest.sit('Guest')).toMatchObject({ seat: 0 });
    for (const client of [...clients, phone, guest]) client.close();
  });

  test('each section of a profile is visible to those with whom it is shared', async () => {
    const fay = await account('Fay');
    const gil = await account('Gil');
    const stranger = await account('Hob');
    const nobody = browser();
    const { clients } = await match(['Fay', 'Gil'], [fay, gil]);
    // Sitting at a table that has not begun does not count as played.
    const open = await openTable(server.url, PUNTO);
    const [host, visitor] = [await comes(open, fay), await comes(open, stranger)];
    await host.sit('Fay');
    await visitor.sit('Hob');
    const parts = async (who: PasskeyBrowser): Promise<string[]> =>
      Object.keys(await see(who, 'Fay'))
        .filter((key) => key !== 'name')
        .toSorted();
    const puzzles = { punto: { tried: 5, solved: 3, rating: { value: 1234, count: 5 } } };
    await fay.get('PUT', 'people/me/puzzles', { puzzles });
    expect(await parts(fay)).toEqual(['games', 'matches', 'puzzles', 'ratings']);
    for (const who of [gil, stranger, nobody]) expect(await parts(who)).toEqual([]);
    await fay.get('PUT', 'people/me/shares', {
      games: 'public',
      matches: 'played',
      puzzles: 'private',
      ratings: 'private',
      presence: 'private',
    });
    expect(await parts(nobody)).toEqual(['games']);
    expect(await parts(stranger)).toEqual(['games']);
    expect(await parts(gil)).toEqual(['games', 'matches']);
    await fay.get('PUT', 'people/me/shares', everything);
    expect((await see(nobody, 'Fay')).puzzles).toEqual(puzzles);
    expect(await fay.get('GET', 'people/me/export')).toMatchObject({ puzzles });
    expect(JSON.stringify(await see(nobody, 'Fay')), 'others are not named on it').not.toContain('Gil');
    expect(await nobody.expectError('GET', 'people/by/Nobody')).toBe('unknownPerson');
    for (const client of [...clients, host, visitor]) client.close();
  });

  test('an export contains the account as JSON and its matches as records', async () => {
    const ines = await account('Ines');
    const { id, clients } = await match(['Ines', 'Guest'], [ines]);
    const file = await ines.get<{ name: string; matches: { id: string }[] }>('GET', 'people/me/export');
    expect(file).toMatchObject({ tavola: 'account', name: 'Ines', matches: [{ id }], passkeys: [{}] });
    const records = await (await ines.request('GET', 'people/me/records')).text();
    const lines = records.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toEqual(await (await fetch(`${server.url}api/tables/${id}/record`)).json());
    expect(await browser().expectError('GET', 'people/me/export')).toBe('session');
    for (const client of clients) client.close();
  });

  test('deletion leaves only nameless players, at open tables and in storage', async () => {
    const jo = await account('Jolanda');
    const { id, clients } = await match(['Jolanda', 'Guest'], [jo]);
    const before = await (await fetch(`${server.url}api/tables/${id}/record`)).text();
    // Once as a guest with a later claim, and with a rematch that reserves a seat for her.
    const claimed = await match(['Jolanda', 'Other'], []);
    await jo.get('POST', 'people/me/claim', {
      places: [{ id: claimed.id, token: claimed.clients[0].token }],
    });
    claimed.clients[1].send({ t: 'rematch', agree: true });
    await claimed.clients[1].until('the next table', () => claimed.clients[1].follower?.table.next !== null);
    const next = claimed.clients[1].follower!.table.next!;
    expect(getSeatName((await table(next)).sitters[1])).toBe('Jolanda');
    // She sits at a running match and at an open one, and has left a third.
    const going = await openTable(server.url, PUNTO);
    const players = [await comes(going, jo), await comes(going)];
    await players[0].sit('Jolanda');
    await players[1].sit('Guest');
    await begin(players);
    const open = await openTable(server.url, PUNTO);
    const [waits, watcher] = [await comes(open, jo), await comes(open, undefined, at(other))];
    await waits.sit('Jolanda');
    const left = await openTable(server.url, PUNTO);
    const leaver = await comes(left, jo);
    await leaver.sit('Jolanda');
    leaver.send({ t: 'leave' });
    await leaver.until('to have left', () => leaver.follower?.table.sitters[0]?.kind === 'open');
    await jo.get('POST', 'people/me/codes');

    expect(await jo.expectError('DELETE', 'people/me', { name: 'Someone' })).toBe('body');
    await jo.get('DELETE', 'people/me', { name: 'Jolanda' });
    expect(jo.cookie).toBe('');

    expect((await table(id)).sitters[0]).toEqual({ kind: 'person', name: '', away: null });
    expect(getSeatName((await table(claimed.id)).sitters[0])).toBe('');
    expect((await table(next)).sitters[1]).toEqual({ kind: 'open', reserved: null });
    await players[1].until('to hear of it', () => getSeatName(players[1].follower?.table.sitters[0]) === '');
    await watcher.until('the seat to be free', () => {
      const last = watcher.heard.findLast((one) => one.t === 'table' || one.t === 'snapshot') as Snapshot;
      return last.table.sitters[0]?.kind === 'open';
    });
    const replay = await (await fetch(`${server.url}api/tables/${id}/replay`)).text();
    expect(replay).not.toContain('Jolanda');
    expect(await (await fetch(`${server.url}api/tables/${id}/record`)).text()).toBe(before);
    expect(await browser().expectError('GET', 'people/by/Jolanda')).toBe('unknownPerson');
    const again = browser();
    expect(await again.expectError('POST', 'people/name', { name: 'Jolanda' }), 'for a while').toBe(
      'nameTaken',
    );
    // The passkey no longer works, and no data of hers is left in either process.
    const ghost = new PasskeyBrowser(at(server), jo.passkey);
    await expect(ghost.signIn()).rejects.toThrow('passkey');
    for (const client of [...clients, ...claimed.clients, ...players, waits, watcher, leaver]) client.close();
  });

  test('a transfer link works once, for some minutes', async () => {
    const id = await openTable(server.url, PUNTO);
    const client = await comes(id);
    await client.sit('Guest');
    const carry = async (token: string): Promise<Response> =>
      postJson(`${server.url}api/tables/${id}/transfer`, { token });
    expect((await carry(randomHex())).status, 'for one’s own seat only').toBe(403);
    const { code, until } = (await (await carry(client.token)).json()) as TransferLink;
    expect(until - now()).toBeLessThanOrEqual(10 * 60_000);
    expect(code).not.toContain(client.token);
    const take = async (what: string): Promise<Response> =>
      postJson(`${other.url}api/transfer`, { code: what });
    expect((await take(randomHex())).status).toBe(410);
    expect((await (await take(code)).json()) as TransferredSeat).toEqual({ id, token: client.token });
    expect((await take(code)).status, 'once').toBe(410);
    const second = (await (await carry(client.token)).json()) as TransferLink;
    late += 10 * 60_000;
    expect((await take(second.code)).status, 'too late').toBe(410);
    client.close();
  });
}

describe('SQLite', () => {
  suite(async () => {
    const server = await startTestServer({}, { now });
    return { server, other: server };
  });
});

describe('PostgreSQL', () => {
  afterAll(async () => {
    if (postgres === undefined) return;
    const store = new Store(await openPostgres(postgres.address));
    const logs = await store.database.db.selectFrom('log').select('entry').execute();
    expect(
      logs.some(({ entry }) => entry?.includes('Jolanda')),
      'nothing of her is left in any log',
    ).toBe(false);
    await store.close();
  });
  suite(async () => {
    if (postgres === undefined) return undefined;
    const settings = { database: postgres.address };
    return {
      server: await startTestServer(settings, { now }),
      other: await startTestServer(settings, { now }),
    };
  });
});

test('without accounts on the server, the tokens of their seats suffice', async () => {
  const folder = temporaryFolder();
  const first = await startTestServer({ data: folder });
  const lou = new PasskeyBrowser(first.url.replace('127.0.0.1', 'localhost'));
  await lou.makeAccount('Lou');
  const id = await openTable(first.url, PUNTO);
  const client = await TestClient.connectTo(lou.url, id);
  await client.join({ headers: { cookie: lou.cookie, origin: lou.origin } });
  await client.sit('Lou');
  await first.stop();
  const plain = await startTestServer({ data: folder, accounts: false });
  expect(await client.join({ url: plain.url })).toMatchObject({ seat: 0 });
  client.close();
  await plain.stop();
  rmSync(folder, { recursive: true });
});
