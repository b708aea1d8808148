/** A deletion that is interrupted anywhere goes on when the server is back, and leaves nothing of the person. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { Browser } from './browserOf.ts';
import { Client, openTable } from './client.ts';
import { served, temporaryFolder } from './serving.ts';

const TABLE = { game: 'punto', seats: 2, showHands: true } as const;

/** A match of two guests that is over, and the next one, at which both have a seat kept. */
async function matchAndNext(url: string, names: readonly [string, string], who?: Browser) {
  const id = await openTable(url, TABLE);
  const clients = [await Client.make(url, id), await Client.make(url, id)] as const;
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

/** Everything the database says, but that a name was somebody's lately: nobody else can have it for a while. */
const contents = (database: InstanceType<typeof DatabaseSync>): string =>
  (database.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[])
    .filter(({ name }) => name !== 'names')
    .flatMap(({ name }) => database.prepare(`select * from ${name}`).all())
    .map((row) => JSON.stringify(row))
    .join('\n');

test('whatever write of a deletion is the last before the server ends, the next one finishes it', async () => {
  const folder = temporaryFolder();
  const first = await served({ data: folder });
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
    const jo = new Browser(url);
    await jo.makeAccount(name);
    await matchAndNext(url, [name, 'Guest'], jo);
    const { id, token } = await matchAndNext(url, [name, 'Other']);
    await jo.get('POST', 'people/me/claim', { places: [{ id, token }] });
    const person = (database.prepare('select id from people where name = ?').get(name) as { id: string }).id;
    traces.push(name, person);
    database.exec(`update fuse set left = ${writes}`);
    isWhole = (await jo.refusal('DELETE', 'people/me', { name })) === 'ok';
    expect(isWhole, `after ${writes} writes`).toBe(!contents(database).includes(person));
    // Nobody can sign in meanwhile, whatever is left.
    expect(await jo.me()).toBeNull();
  }
  expect(traces.length / 2, 'the fuse has blown at every write').toBeGreaterThan(6);
  await first.stop();

  for (const [trigger] of TRIGGERS) database.exec(`drop trigger ${trigger}`);
  const second = await served({ data: folder, tidy: 20 });
  const left = (): string[] => traces.filter((trace) => contents(database).includes(trace));
  await expect.poll(left, { timeout: 60_000 }).toEqual([]);
  database.close();
  await second.stop();
  rmSync(folder, { recursive: true });
});
