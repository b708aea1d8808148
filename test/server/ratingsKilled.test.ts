/**
 * Processes die while they rate: every match is rated once, in one order, and all ratings follow from the logs
 * exactly.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FastRng } from '../../src/core/index.ts';
import { freePort } from '../freePort.ts';
import { SEED } from '../seed.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import { generateId } from '../../src/server/matches/tokens.ts';
import { ratingId } from '../../src/server/ratings/rateRoom.ts';
import { RatingStore } from '../../src/server/ratings/ratingStore.ts';
import { rebuildRatings } from '../../src/server/ratings/rebuildRatings.ts';
import type { Entry } from '../../src/server/room/logEntry.ts';
import { openShared, openPostgres } from '../../src/server/storage/database.ts';
import { Store } from '../../src/server/storage/store.ts';
import { openTestPostgres } from './databases.ts';
import { ServerProcess } from './serverProcess.ts';
import { createAccount, RATED_REQUEST, playByResignation } from './ratedTable.ts';
import { dealEntries } from './storedMatch.ts';
import { startTestServer } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

const MATCHES = Number(process.env['RATED_MATCHES'] ?? 60);
const KILLS = Number(process.env['RATED_KILLS'] ?? 4);
const PATIENCE = 240_000 + KILLS * 20_000 + MATCHES * 500;
const PEOPLE = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eva'];
const GAMES = { punto: 2, schicht: 3 } as const;
const TOLD = { value: 1500, uncertainty: 500, provisional: true };

function ratingsCommand(args: readonly string[], env: { [name: string]: string } = {}) {
  const cli = join(import.meta.dirname, '../../dist/cli.js');
  return new Promise<{ code: number; text: string }>((resolve) => {
    const command = [cli, 'ratings', ...args];
    const child = execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, text: out + err }),
    );
  });
}

test.skipIf(postgres === undefined)(
  'processes are killed while they rate',
  { timeout: PATIENCE },
  async () => {
    const rng = new FastRng(SEED, 1, 2, 3);
    const database = await openPostgres(postgres!.address);
    const store = new Store(database);
    const loader = new Loader(store);
    const row = { shares: '{}', puzzles: null, created: 0, gone: 0, invites: 1 };
    const people = PEOPLE.map((name) => ({ ...row, name, id: `person${name}` }));
    await database.db.insertInto('people').values(people).execute();

    /** A finished rated match without its ratings, as a process leaves it that dies then. */
    const leaveBehind = async (): Promise<string> => {
      const game = rng.below(2) === 0 ? 'punto' : 'schicht';
      const seats = GAMES[game];
      const sitting = people
        .map((person) => ({ ...person, lot: rng.below(1e6) }))
        .toSorted((a, b) => a.lot - b.lot)
        .slice(0, seats);
      const id = generateId();
      const entries: Entry[] = sitting.map(({ id: person, name }, seat) => {
        const player = ratingId(person);
        return { kind: 'sit', seat, name, hash: `${id} ${seat}`, person, player, rating: TOLD };
      });
      const winner = rng.below(seats);
      const leaving = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
      const now = (await store.sharedClock()).clock;
      const wish = { ...RATED_REQUEST, game, seats, level: 'medium', listed: false, watch: false } as const;
      const ends = leaving.map((seat): Entry => ({ kind: 'resign', seat, by: null }));
      const plan = await loader.plan(
        { ...wish, bots: [], showHands: false },
        now,
        [...entries, ...dealEntries(id, [...entries.keys()]), ...ends],
        id,
      );
      await store.create({ ...plan.row, status: 'begun', due_at: now }, plan.entries);
      return id;
    };

    const env = { DATABASE_URL: postgres!.address };
    const ports = [await freePort(), await freePort(), await freePort()];
    const processes = ports.map((port) => new ServerProcess(port, env));
    await Promise.all(processes.map((one) => one.start()));
    const ratings = new RatingStore(database);
    const made: string[] = [];
    const back: Promise<void>[] = [];
    for (let kill = 0; kill <= KILLS; kill++) {
      const many = Math.ceil((MATCHES * (kill + 1)) / (KILLS + 1));
      while (made.length < many) made.push(await leaveBehind());
      if (kill === KILLS) break;
      // In the middle: a few of these matches have been rated, most have not.
      await expect
        .poll(async () => (await ratings.logged()).length, { interval: 20 })
        .toBeGreaterThan(many / 2);
      const victim = processes[kill % processes.length];
      await victim.kill();
      back.push(victim.start());
      // One of the three always runs.
      if (kill % 2 === 1) await Promise.all(back);
    }
    await Promise.all(back);
    await expect
      .poll(async () => (await ratings.logged()).length, { timeout: PATIENCE / 2 })
      .toBe(made.length);
    await Promise.all(processes.map((one) => one.kill()));

    const logged = await ratings.logged();
    expect(logged.map(({ match }) => match).toSorted()).toEqual(made.toSorted());
    expect(new Set(logged.map(({ number }) => number)).size, 'every number once').toBe(made.length);
    const all = await ratings.all();
    const before = JSON.stringify(all);
    const played = all.ratings.reduce((sum, { matches }) => sum + matches, 0);
    expect(played, 'everybody’s matches').toBe(all.points.length);
    expect(await rebuildRatings(database, loader, false)).toMatchObject({ different: 0, misjudged: [] });
    await rebuildRatings(database, loader, true);
    expect(JSON.stringify(await ratings.all())).toBe(before);
    expect(await ratingsCommand([], env)).toMatchObject({
      code: 0,
      text: expect.stringContaining('to the last digit'),
    });
    await database.close();
  },
);

test('the command line finds wrong ratings and rebuilds them beside a running server', async () => {
  const server = await startTestServer();
  const people = [await createAccount(server.url, 'Ada'), await createAccount(server.url, 'Bob')];
  await playByResignation(server.url, people);
  const data = ['--data', server.folder];
  const right = {
    code: 0,
    text: 'rated matches: 1, rows: 4\nthe ratings are what follows from the logs, to the last digit\n',
  };
  expect(await ratingsCommand(data)).toEqual(right);
  const database = await openShared(server.folder, await storageScript());
  await database.db.updateTable('ratings').set({ sigma: 1 }).execute();
  await database.close();
  expect(await ratingsCommand(data)).toEqual({
    code: 1,
    text: 'rated matches: 1, rows: 4\n2 rows differed\n',
  });
  const mended = await ratingsCommand([...data, '--rebuild']);
  expect(mended).toMatchObject({ code: 0, text: expect.stringContaining('2 rows differed; now they are') });
  expect(await ratingsCommand(data)).toEqual(right);
  // The next rating builds on the repaired ones.
  await playByResignation(server.url, people.toReversed());
  expect((await ratingsCommand(data)).code).toBe(0);
  await server.stop();
});
