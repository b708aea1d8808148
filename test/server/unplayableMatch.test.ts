/** An unplayable match appears in the admin page, and all others continue. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { TestClient, openTable, playToEnd, postJson } from './testClient.ts';
import { type TestServer, startTestServer, temporaryFolder } from './testServer.ts';

async function withBot(server: TestServer): Promise<TestClient> {
  const id = await openTable(server.url, { game: 'punto', seats: 2, bots: [1] });
  const client = await TestClient.connectTo(server.url, id);
  await client.join();
  await client.sit('Ada');
  const begun = client.next('snapshot');
  client.send({ t: 'start' });
  await begun;
  return client;
}

test('matches with missing rules or invalid entries do not affect others', async () => {
  const folder = temporaryFolder();
  const before = await startTestServer({ data: folder });
  const players: TestClient[] = [];
  for (let i = 0; i < 5; i++) players.push(await withBot(before));
  const listed = await openTable(before.url, { game: 'punto', seats: 2, listed: true });
  await before.stop();
  const [rules, entry, action, setup, whole] = players.map(({ id }) => id);

  const database = new DatabaseSync(join(folder, 'tavola.sqlite'));
  const run = (sql: string, ...values: (string | number)[]): void =>
    void database.prepare(sql).run(...values);
  run('update matches set rules = 99 where id = ?', rules);
  run("update log set entry = '{' where match = ? and entry is not null", entry);
  run('insert into log (match, version, at, seat, action) values (?, 99, 1, 0, 1)', action);
  run("update matches set setup = 'nonsense' where id in (?, ?)", setup, listed);
  run('update matches set due_at = 1 where id <> ?', listed);
  database.close();

  const after = await startTestServer({ data: folder });
  try {
    expect(new Set(after.aside.keys())).toEqual(new Set([rules, entry, action, setup]));
    expect(after.aside.get(rules)).toContain('no rules of punto in version 99');
    for (const id of after.aside.keys())
      expect(after.lines.filter((line) => line.includes(id) && line.includes('set aside'))).toHaveLength(1);
    expect(await (await fetch(`${after.url}metrics`)).text()).toContain('tavola_matches_aside 4');

    const player = players.at(-1)!;
    await player.join({ url: after.url });
    await playToEnd([player]);
    const stranger = await TestClient.connectTo(after.url, entry);
    await stranger.connect();
    stranger.send({ t: 'join' });
    await stranger.until('to be closed', () => stranger.closed !== undefined);
    expect(stranger.heard).toEqual([{ t: 'rejected', code: 'unplayable' }]);
    expect((await fetch(`${after.url}api/tables/${rules}`)).status).toBe(410);
    expect((await fetch(`${after.url}api/tables`)).status).toBe(200);
    const places = players.map(({ id, token }) => ({ id, token }));
    const waiting = (await (await postJson(`${after.url}api/turns`, { places })).json()) as {
      tables: { id: string }[];
    };
    expect(waiting.tables.map(({ id }) => id)).toEqual([whole]);
    for (const client of [player, stranger]) client.close();
  } finally {
    await after.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
