/**
 * Processes die and connections break at any moment: acknowledged decisions are in the log and in every later backup,
 * and every match ends. `npm run chaos` runs much longer and prints a table.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Action, FastRng, type Rng, type Seat, viewOf } from '../../src/core/index.ts';
import type { ClubNightInfo, CreatedClubNight, NewClubNight, NewTable } from '../../src/protocol/index.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { SCHEMA_CHANGES, migrate } from '../../src/server/storage/migrations.ts';
import { Store } from '../../src/server/storage/store.ts';
import { SEED } from '../seed.ts';
import { postgresSite, type Site, sqliteSite } from './chaosSites.ts';
import { TestClient, randomHex, openTable, postJson } from './testClient.ts';
import { PersistentPlayer, sleep } from './persistentPlayer.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import type { ServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

/** `npm run chaos` sets both: kills of each kind on each database, and concurrent tables. */
const CHAOS_KILLS = process.env['CHAOS_KILLS'];
const TABLES_AT_ONCE = Number(process.env['CHAOS_TABLES'] ?? 20);
const killsOf = (short: number): number => (CHAOS_KILLS === undefined ? short : Number(CHAOS_KILLS));
const patienceFor = (kills: number): number => 240_000 + kills * 20_000 + TABLES_AT_ONCE * 2000;

function report(site: Site, during: string, figures: { kills: number; acknowledged: number; lost: number }) {
  const file = process.env['CHAOS_REPORT'];
  const row = { database: site.dialect, during, ...figures };
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** How the tests open a database for their servers, by the name of the test. */
const SITES: readonly (readonly [database: string, open: (name: string) => Promise<Site> | undefined])[] = [
  ['SQLite', () => sqliteSite()],
  ['PostgreSQL', (name) => (postgres === undefined ? undefined : postgresSite(postgres, name))],
];

async function serving(site: Site): Promise<void> {
  onTestFinished(async () => {
    await Promise.all(site.processes.map((one) => one.kill()));
    await site.remove();
  });
  await Promise.all(site.processes.map((one) => one.start()));
}

const pickProcess = ({ processes }: Site, rng: Rng): ServerProcess => processes[rng.below(processes.length)];

interface Acknowledged {
  readonly match: string;
  readonly seat: Seat;
  readonly number: number;
  readonly action: Action;
}

const acknowledgedBy = (players: readonly PersistentPlayer[]): Acknowledged[] =>
  players.flatMap(({ client, seat, acknowledged }) =>
    acknowledged.map((decision) => ({ ...decision, match: client.id, seat: seat! })),
  );

const LANES = 6;

/** Acknowledged decisions that are missing from a database. */
async function countLost(store: Store, acknowledged: readonly Acknowledged[]): Promise<number> {
  const made = new Map<string, Action[]>();
  const keyOf = (match: string, seat: Seat): string => `${match} ${seat}`;
  const read = async (match: string): Promise<void> => {
    for (const { entry } of await store.entriesAfter(match, 0)) {
      if (entry.kind !== 'act') continue;
      const key = keyOf(match, entry.seat);
      const actions = made.get(key) ?? [];
      made.set(key, actions);
      actions.push(entry.action);
    }
  };
  // Several at once, since a busy machine answers slowly.
  const matches = new Set(acknowledged.map(({ match }) => match)).values();
  const lane = async (): Promise<void> => {
    for (const match of matches) await read(match);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return acknowledged.filter(
    ({ match, seat, number, action }) => made.get(keyOf(match, seat))?.[number] !== action,
  ).length;
}

const TABLES: readonly (NewTable & { readonly bots: number[] })[] = [
  { game: 'punto', seats: 2, bots: [], options: { roundsToWin: 1 } },
  { game: 'punto', seats: 3, bots: [2], options: { roundsToWin: 1 } },
  { game: 'schicht', seats: 3, bots: [1] },
  { game: 'jericho', seats: 4, bots: [2, 3] },
  { game: 'campos', seats: 2, bots: [] },
];

/** Players who fill some tables and open new ones until told to stop; then they finish their matches. */
class Crowd {
  readonly players: PersistentPlayer[] = [];
  readonly #site: Site;
  readonly #end: number;
  readonly #tables: readonly Promise<void>[];
  #isClosing = false;

  constructor(site: Site, tables: number, end: number) {
    this.#site = site;
    this.#end = end;
    this.#tables = Array.from({ length: tables }, (_, i) => this.#fill(i));
  }

  async #fill(table: number): Promise<void> {
    const rng = new FastRng(SEED, table, 2, 3);
    for (let match = table; match === table || !this.#isClosing; match++) {
      const players = await this.#begin(TABLES[match % TABLES.length], rng);
      if (players === undefined) await sleep(100);
      else await Promise.all(players.map((player) => player.run(this.#end)));
    }
  }

  /** Undefined if a kill interrupted it, which leaves a table without players. */
  async #begin(
    wish: NewTable & { readonly bots: number[] },
    rng: Rng,
  ): Promise<PersistentPlayer[] | undefined> {
    const { url } = pickProcess(this.#site, rng);
    const clients: TestClient[] = [];
    try {
      const id = await openTable(url, { ...wish, level: 'easy' });
      for (let seat = 0; seat < wish.seats; seat++) {
        if (wish.bots.includes(seat)) continue;
        const client = await TestClient.connectTo(url, id);
        clients.push(client);
        await client.join();
        await client.sit(`P${seat}`, seat);
      }
      const begun = clients.map((client) => client.next('snapshot'));
      clients[0].send({ t: 'start' });
      await Promise.all(begun);
    } catch {
      for (const client of clients) client.terminate();
      return undefined;
    }
    for (const client of clients) client.terminate();
    const players = clients.map(
      (client) => new PersistentPlayer(client, this.#site.processes, new FastRng(SEED, rng.below(1e6), 2, 3)),
    );
    this.players.push(...players);
    return players;
  }

  async until(decisions: number): Promise<void> {
    while (acknowledgedBy(this.players).length < decisions && Date.now() < this.#end) await sleep(20);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#tables);
    for (const { client } of this.players) client.socket.terminate();
  }
}

async function killAgainAndAgain(
  site: Site,
  kills: number,
  rng: Rng,
  players: () => readonly PersistentPlayer[],
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await sleep(300 + rng.below(1200));
    const all = players();
    for (let i = 0; i < 10 && all.length > 0; i++) all[rng.below(all.length)].client.socket?.terminate();
    const victim = site.processes[kill % site.processes.length];
    await victim.kill();
    await sleep(rng.below(500));
    await victim.start();
  }
}

async function checkMatches(site: Site, players: readonly PersistentPlayer[]) {
  expect(players.filter(({ isOver }) => !isOver).map(({ client }) => client.follower?.table)).toEqual([]);
  await Promise.all(site.processes.map((one) => one.kill()));
  const store = new Store(await site.open());
  const acknowledged = acknowledgedBy(players);
  const lost = await countLost(store, acknowledged);
  const loader = new Loader(store);
  for (const { client, seat } of players) {
    const { room, entries } = (await loader.load(client.id))!;
    for (const logged of entries) room.apply(logged);
    expect(room.status).toBe('over');
    if (seat !== undefined && client.follower!.seat === seat)
      expect(client.follower!.update!.view).toEqual(viewOf(room.table.truth, seat));
  }
  await store.close();
  return { acknowledged: acknowledged.length, lost };
}

const PLAY_KILLS = killsOf(5);
describe.each(SITES)('%s: every acknowledged decision is kept, and every match ends', (_, openSite) => {
  test(
    'with processes that are killed during matches',
    { timeout: patienceFor(PLAY_KILLS) + 60_000 },
    async (context) => {
      const site = await openSite('chaos_matches');
      if (site === undefined) return context.skip();
      await serving(site);
      const crowd = new Crowd(site, TABLES_AT_ONCE, Date.now() + patienceFor(PLAY_KILLS));
      await crowd.until(TABLES_AT_ONCE);
      const rng = new FastRng(SEED, 6, 7, 8);
      await killAgainAndAgain(site, PLAY_KILLS, rng, () => crowd.players);
      await crowd.close();
      const { acknowledged, lost } = await checkMatches(site, crowd.players);
      report(site, 'matches', { kills: PLAY_KILLS, acknowledged, lost });
      expect(lost).toBe(0);
      expect(acknowledged).toBeGreaterThan(TABLES_AT_ONCE);
    },
  );
});

/** Two short games in turn; the organiser does not wait between rounds. */
const NIGHT: NewClubNight = {
  games: ['campos', 'punto'],
  size: 3,
  rounds: { by: 'number', count: 2 },
  limit: null,
  bots: 'easy',
};
const GUESTS = 9;

/**
 * A club night on processes that die: the organiser starts every round at once, the guests play at every table they
 * get.
 */
class ChaosNight {
  readonly players: PersistentPlayer[] = [];
  readonly #site: Site;
  readonly #rng: Rng;
  readonly #end: number;
  #made: CreatedClubNight | undefined;
  info: ClubNightInfo | undefined;

  constructor(site: Site, rng: Rng, end: number) {
    this.#site = site;
    this.#rng = rng;
    this.#end = end;
  }

  async #request<T>(path: string, body?: unknown): Promise<T | undefined> {
    while (Date.now() < this.#end) {
      const url = `${pickProcess(this.#site, this.#rng).url}api/club-nights${path}`;
      try {
        const response = await (body === undefined ? fetch(url) : postJson(url, body));
        if (response.status < 500)
          return response.ok ? ((await response.json().catch(() => undefined)) as T) : undefined;
      } catch {
        // That process is currently dead.
      }
      await sleep(100);
    }
    throw new Error('no process answers');
  }

  get #isRunning(): boolean {
    return this.info?.status !== 'over' && Date.now() < this.#end;
  }

  async #organise({ id, key }: CreatedClubNight): Promise<void> {
    while (this.#isRunning) {
      this.info = (await this.#request<ClubNightInfo>(`/${id}`)) ?? this.info;
      const { status } = this.info!;
      if (status === 'gathering' || status === 'break')
        await this.#request(`/${id}/organiser`, { key, act: { kind: 'next' } });
      await sleep(100);
    }
  }

  async #attend({ id }: CreatedClubNight, who: number, name: string, token: string): Promise<void> {
    const played = new Set<string>();
    while (this.#isRunning) {
      const { people, rounds } = this.info ?? { people: [], rounds: [] };
      if (people[who] !== undefined && people[who].is !== 'here')
        await this.#request(`/${id}/here`, { token, here: true });
      const table = rounds.at(-1)?.tables.find(({ seats }) => seats.includes(who));
      if (table === undefined || played.has(table.match)) {
        await sleep(50);
        continue;
      }
      played.add(table.match);
      const client = await TestClient.connectTo(this.#site.processes[0].url, table.match);
      client.token = token;
      const rng = new FastRng(SEED, this.#rng.below(1e6), 4, 5);
      const player = new PersistentPlayer(client, this.#site.processes, rng, name);
      this.players.push(player);
      await player.run(this.#end);
      client.socket?.terminate();
    }
  }

  async run(): Promise<void> {
    while (this.#made === undefined) this.#made = await this.#request<CreatedClubNight>('', NIGHT);
    const made = this.#made;
    const guests = [];
    for (let i = 0; i < GUESTS; i++) {
      const [name, token] = [`Guest ${i}`, randomHex()];
      const arrived = await this.#request<{ who: number }>(`/${made.id}/people`, { name, token });
      guests.push({ who: arrived!.who, name, token });
    }
    const attending = guests.map(({ who, name, token }) => this.#attend(made, who, name, token));
    await Promise.all([this.#organise(made), ...attending]);
  }
}

const NIGHT_KILLS = killsOf(2);
describe.each(SITES)('%s: every round of a club night ends with its points', (_, openSite) => {
  test(
    'with processes that are killed during the rounds',
    { timeout: patienceFor(NIGHT_KILLS) + 60_000 },
    async (context) => {
      const site = await openSite('chaos_nights');
      if (site === undefined) return context.skip();
      await serving(site);
      const rng = new FastRng(SEED, 7, 8, 9);
      const end = Date.now() + patienceFor(NIGHT_KILLS);
      const nights: ChaosNight[] = [];
      const players = (): PersistentPlayer[] => nights.flatMap((night) => night.players);
      const closing = { is: false };
      const playing = (async () => {
        while (!closing.is) {
          const night = new ChaosNight(site, new FastRng(SEED, nights.length, 9, 9), end);
          nights.push(night);
          await night.run();
        }
      })();
      while (players().every(({ acknowledged }) => acknowledged.length === 0) && Date.now() < end)
        await sleep(20);
      await killAgainAndAgain(site, NIGHT_KILLS, rng, players);
      closing.is = true;
      await playing;
      for (const { info } of nights) {
        expect(info).toMatchObject({ status: 'over', rounds: { length: 2 } });
        const tables = info!.rounds.flatMap((round) => round.tables);
        expect(tables.filter(({ points, ending }) => points === null || ending !== 'played')).toEqual([]);
        expect(info!.people).toHaveLength(GUESTS);
      }
      const { acknowledged, lost } = await checkMatches(site, players());
      report(site, 'club nights', { kills: NIGHT_KILLS, acknowledged, lost });
      expect(lost).toBe(0);
      expect(acknowledged).toBeGreaterThan(GUESTS);
    },
  );
});

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

const BACKUP_KILLS = killsOf(2);
describe.each(SITES)('%s: a backup is complete, or the previous one remains', (_, openSite) => {
  test(
    'while the backup and the server are killed in turn',
    { timeout: patienceFor(BACKUP_KILLS) + 60_000 },
    async (context) => {
      const site = await openSite('chaos_backups');
      if (site === undefined) return context.skip();
      await serving(site);
      const folder = temporaryFolder();
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, 'backup');
      // Like `tavola backup`, writes another file and renames it, around pg_dump.
      const part = `${file}.part`;
      const isRenamed = site.dialect === 'sqlite';
      const rng = new FastRng(SEED, 8, 9, 10);
      const end = Date.now() + patienceFor(BACKUP_KILLS);
      const crowd = new Crowd(site, Math.ceil(TABLES_AT_ONCE / 2), end);
      await crowd.until(TABLES_AT_ONCE);

      let expected: Acknowledged[] | undefined;
      const seen = { kills: 0, lost: 0 };
      const backUp = async (victim: 'backup' | 'server' | undefined, turn: number): Promise<void> => {
        const before = acknowledgedBy(crowd.players);
        rmSync(part, { force: true });
        const [program, ...args] = site.backupCommand(isRenamed ? file : part);
        const child = spawn(program, args, { env: { ...process.env, DATABASE_URL: '' }, stdio: 'ignore' });
        const exit = exitOf(child);
        if (victim !== undefined) {
          while (!existsSync(part) && child.exitCode === null) await sleep(1);
          await sleep(rng.below(40));
        }
        if (victim === 'backup' && child.exitCode === null && child.kill('SIGKILL')) seen.kills++;
        const server = site.processes[turn % site.processes.length];
        if (victim === 'server') {
          await server.kill();
          seen.kills++;
        }
        const code = await exit;
        if (code === 0 && !isRenamed) renameSync(part, file);
        if (code === 0) expected = before;
        // A dead server does not affect a backup.
        if (victim !== 'backup') expect(code).toBe(0);
        if (victim === 'server') await server.start();
        const store = new Store(await site.openBackup(file));
        seen.lost += await countLost(store, expected!);
        await store.close();
      };
      await backUp(undefined, 0);
      for (let turn = 0; seen.kills < BACKUP_KILLS && Date.now() < end; turn++)
        await backUp(turn % 2 === 0 ? 'backup' : 'server', turn >> 1);
      await crowd.close();
      const { acknowledged, lost } = await checkMatches(site, crowd.players);
      report(site, 'backups', { kills: seen.kills, acknowledged, lost: lost + seen.lost });
      expect(lost + seen.lost).toBe(0);
      expect(seen.kills).toBe(BACKUP_KILLS);
    },
  );
});

const OLD_DECISIONS = 200;

/** Creates the database of an older version, which knew only the first schema changes. */
async function makeOld(site: Site, changes: number): Promise<void> {
  await site.within(async (db) => {
    await migrate(db, site.dialect, SCHEMA_CHANGES.slice(0, changes));
    const decisions = Array.from({ length: OLD_DECISIONS }, (_, i) => ({
      match: 'oldMatch',
      version: i + 1,
      at: i,
      seat: i % 2,
      action: i % 7,
      entry: null,
    }));
    await db.insertInto('log').values(decisions).execute();
  });
}

async function countLostOld(database: Database): Promise<number> {
  const rows = await database.db.selectFrom('log').selectAll().orderBy('version').execute();
  const kept = rows.filter(({ version, seat, action }) => {
    const i = version - 1;
    return seat === i % 2 && action === i % 7;
  });
  return OLD_DECISIONS - kept.length;
}

const START_KILLS = killsOf(2);
describe.each(SITES)('%s: the next start finishes an upgrade', (_, openSite) => {
  test(
    'whose process was killed at any moment, even at the very first start',
    { timeout: patienceFor(START_KILLS) + 60_000 },
    async (context) => {
      const rng = new FastRng(SEED, 9, 10, 11);
      let acknowledged = 0;
      let lost = 0;
      for (let kill = 0; kill < START_KILLS; kill++) {
        const site = await openSite('chaos_upgrades');
        if (site === undefined) return context.skip();
        try {
          // Every fourth database is new; the others are of any older version.
          const changes = kill % 4 === 1 ? 0 : 1 + rng.below(SCHEMA_CHANGES.length - 1);
          if (changes > 0) await makeOld(site, changes);
          const [server] = site.processes;
          const child = server.launch();
          while (!(await site.isInUse()) && child.exitCode === null) await sleep(1);
          await sleep(rng.below(60));
          await server.kill();
          await Promise.all(site.processes.map((one) => one.start()));
          await Promise.all(site.processes.map((one) => one.kill()));
          const database = await site.open();
          if (changes > 0) {
            acknowledged += OLD_DECISIONS;
            lost += await countLostOld(database);
          }
          await database.close();
          if (kill === START_KILLS - 1) report(site, 'upgrades', { kills: START_KILLS, acknowledged, lost });
        } finally {
          await Promise.all(site.processes.map((one) => one.kill()));
          await site.remove();
        }
      }
      expect(lost).toBe(0);
    },
  );
});
