/** A deletion that is interrupted anywhere resumes at the next start, and leaves nothing of the account. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, openTable } from './testClient.ts';
import { startTestServer, temporaryFolder } from './testServer.ts';

const TABLE = { game: 'punto', seats: 2, showHands: true } as const;

async function matchAndNext(url: string, names: readonly [string, string], who?: PasskeyBrowser) {
  const id = await openTable(url, TABLE);
  const clients = [await TestClient.connectTo(url, id), await TestClient.connectTo(url, id)] as const;
  for (const [seat, client] of clients.entries()) {
    await client.join(
      seat === 0 && who !== undefined ? { headers: { cookie: who.cookie, origin: who.origin } } : {},
    );
    await client.sit(names[seat]);
  }
  clients[0].send({ t: 'start' });
  await clients[1].until('the deal', () => clients[1].follower?.table.status === 'playing');
  clients[1].send({ t: 'resign' });
  await Promise.all(clients.map((client) => client.until('the end', () => client.isOver)));
  clients[1].send({ t: 'rematch', agree: true });
  await clients[1].until('the next table', () => clients[1].follower?.table.next !== null);
  for (const client of clients) client.close();
  return { id, token: clients[0].token };
}

/** Every kind of write after the account is locked. */
const TRIGGERS = [
  ['rewriting', 'update on log'],
  ['forgetting', 'delete on seats'],
  ['ending', 'delete on people'],
] as const;

/** The text of the whole database, except for held names. */
const contents = (database: InstanceType<typeof DatabaseSync>): string =>
  (database.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[])
    .filter(({ name }) => name !== 'names')
    .flatMap(({ name }) => database.prepare(`select * from ${name}`).all())
    .map((row) => JSON.stringify(row))
    .join('\n');

test('a deletion interrupted after any write is completed at the next start', async () => {
  const folder = temporaryFolder();
  const first = await startTestServer({ data: folder });
  const url = first.url.replace('127.0.0.1', 'localhost');
  const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
  database.exec('create table fuse (left integer); insert into fuse values (0);');
  for (const [trigger, on] of TRIGGERS)
    database.exec(
      `create trigger ${trigger} before ${on} begin
         select raise(abort, 'the fuse has blown') where (select left from fuse) <= 0;
         update fuse set left = left - 1;
       end;`,
    );
  const traces: string[] = [];
  for (let writes = 0, isWhole = false; !isWhole; writes++) {
    const name = `Jolanda ${writes + 100}`;
    const jo = new PasskeyBrowser(url);
    await jo.makeAccount(name);
    await matchAndNext(url, [name, 'Guest'], jo);
    const { id, token } = await matchAndNext(url, [name, 'Other']);
    await jo.get('POST', 'people/me/claim', { places: [{ id, token }] });
    const person = (database.prepare('select id from people where name = ?').get(name) as { id: string }).id;
    traces.push(name, person);
    database.exec(`update fuse set left = ${writes}`);
    isWhole = (await jo.expectError('DELETE', 'people/me', { name })) === 'ok';
    expect(isWhole, `after ${writes} writes`).toBe(!contents(database).includes(person));
    // Sign-in is impossible meanwhile, whatever is left.
    expect(await jo.me()).toBeNull();
  }
  expect(traces.length / 2, 'the fuse has blown at every write').toBeGreaterThan(6);
  await first.stop();

  for (const [trigger] of TRIGGERS) database.exec(`drop trigger ${trigger}`);
  const second = await startTestServer({ data: folder, tidy: 20 });
  const left = (): string[] => traces.filter((trace) => contents(database).includes(trace));
  await expect.poll(left, { timeout: 60_000 }).toEqual([]);
  database.close();
  await second.stop();
  rmSync(folder, { recursive: true });
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';
const KEYS = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) };

test('deletion removes push addresses at once, and leaves none of their bytes in the files', async () => {
  const server = await startTestServer();
  const jo = new PasskeyBrowser(server.url.replace('127.0.0.1', 'localhost'));
  await jo.makeAccount('Jolanda', 'the-laptop-of-jolanda');
  const { id, token } = await matchAndNext(jo.url, ['Jolanda', 'Guest'], jo);
  const second = await openTable(jo.url, TABLE);
  const client = await TestClient.connectTo(jo.url, second);
  await client.join({ headers: { cookie: jo.cookie, origin: jo.origin } });
  await client.sit('Jolanda');
  const subscription = { endpoint: `${ENDPOINT}device-of-jolanda`, keys: KEYS };
  await jo.get('POST', 'push', { subscription, places: [{ id, token }] });
  const file = join(server.folder, 'tavola.sqlite');
  const database = new DatabaseSync(file);
  const addresses = (): unknown[] => [
    ...database.prepare('select endpoint from pushes').all(),
    ...database.prepare('select endpoint from invite_pushes').all(),
  ];
  expect(addresses()).toHaveLength(3);
  const bytes = (): string =>
    ['', '-wal']
      .filter((ending) => existsSync(file + ending))
      .map((ending) => readFileSync(file + ending, 'latin1'))
      .join('');
  expect(bytes()).toContain('device-of-jolanda');
  await jo.get('DELETE', 'people/me', { name: 'Jolanda' });
  expect(addresses()).toEqual([]);
  database.close();
  for (const trace of ['device-of-jolanda', 'the-laptop-of-jolanda']) expect(bytes()).not.toContain(trace);
  client.close();
  await server.stop();
});

test('a seat claimed during its account’s deletion becomes nameless', async () => {
  const server = await startTestServer({ tidy: 50 });
  const jo = new PasskeyBrowser(server.url.replace('127.0.0.1', 'localhost'));
  await jo.makeAccount('Jolanda');
  const places = [];
  for (let i = 0; i < 4; i++) places.push(await matchAndNext(server.url, ['Jolanda', 'Guest']));
  const database = new DatabaseSync(join(server.folder, 'tavola.sqlite'));
  const { id: person } = database.prepare("select id from people where name = 'Jolanda'").get() as {
    id: string;
  };
  await Promise.all([
    ...places.map((place) => jo.expectError('POST', 'people/me/claim', { places: [place] })),
    jo.get('DELETE', 'people/me', { name: 'Jolanda' }),
  ]);
  // As if a process had died between a claim and its check of the account.
  database
    .prepare('insert into seats (person, match, seat, at) values (?, ?, 0, 1) on conflict do nothing')
    .run(person, places[0].id);
  await expect.poll(() => contents(database).includes(person), { timeout: 30_000 }).toBe(false);
  database.close();
  await server.stop();
});
