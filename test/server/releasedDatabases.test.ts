/**
 * The newest server opens the database of every released version. `KEEP_DATABASE=1.2.0 npx vitest run FILE` writes that
 * of a new version: a finished match, and one in which decisions are still owed.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { databasePath } from '../../src/server/storage/folder.ts';
import { playToEnd, TestClient } from './testClient.ts';
import { begunPair, startTestServer, temporaryFolder, type TestServer } from './testServer.ts';

const FOLDER = join(import.meta.dirname, 'databases');
const MADE_AT = Date.UTC(2026, 10, 1);
const KEPT = process.env['KEEP_DATABASE'];

interface KeptDatabase {
  readonly finished: string;
  readonly running: { readonly id: string; readonly version: number; readonly tokens: readonly string[] };
}

function openFolder(): { folder: string; start: () => Promise<TestServer> } {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = { now: () => MADE_AT, machine: () => MADE_AT };
  return { folder, start: () => startTestServer({ data: folder }, clock) };
}

async function keepDatabase(version: string): Promise<void> {
  const { folder, start } = openFolder();
  const server = await start();
  const finished = await begunPair(server.url);
  await playToEnd(finished);
  const running = await begunPair(server.url);
  const first = running.find((client) => client.owes)!;
  first.decide();
  await Promise.all(
    running.map((client) => client.until('a decision', () => client.follower!.update!.version > 0)),
  );
  const facts: KeptDatabase = {
    finished: finished[0].id,
    running: {
      id: first.id,
      version: first.follower!.update!.version,
      tokens: running.map(({ token }) => token),
    },
  };
  for (const client of [...finished, ...running]) client.close();
  await server.stop();
  mkdirSync(FOLDER, { recursive: true });
  const copy = join(folder, 'copy');
  copyFileSync(databasePath(folder), copy);
  expect(existsSync(`${databasePath(folder)}-wal`)).toBe(false);
  writeFileSync(join(FOLDER, `${version}.sqlite.gz`), gzipSync(readFileSync(copy), { level: 9 }));
  writeFileSync(join(FOLDER, `${version}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}
if (KEPT !== undefined) test('keeps a database', () => keepDatabase(KEPT));

const versions = existsSync(FOLDER)
  ? readdirSync(FOLDER).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? [])
  : [];

test('there is at least one released version', () => expect(versions.length).toBeGreaterThan(0));

test.each(versions)('a database of %s opens, and its matches go on', async (version) => {
  const facts = JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8')) as KeptDatabase;
  const { folder, start } = openFolder();
  writeFileSync(databasePath(folder), gunzipSync(readFileSync(join(FOLDER, `${version}.sqlite.gz`))));
  const server = await start();
  expect((await fetch(`${server.url}healthz`)).status).toBe(200);
  const old = await TestClient.connectTo(server.url, facts.finished);
  await old.join({ spectator: true });
  expect(old.isOver).toBe(true);

  const players = await Promise.all(
    facts.running.tokens.map(() => TestClient.connectTo(server.url, facts.running.id)),
  );
  for (const [i, player] of players.entries()) {
    player.token = facts.running.tokens[i]!;
    await player.join();
    expect(player.follower?.seat).toBe(i);
    expect(player.follower?.update?.version).toBe(facts.running.version);
  }
  await playToEnd(players);
  expect(players.every(({ isOver }) => isOver)).toBe(true);
  for (const client of [old, ...players]) client.close();
  await server.stop();
});
