/** The store: the same tests on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openFolder, openPostgres, SetupError } from '../../src/server/storage/database.ts';
import type { Logged } from '../../src/server/room/logEntry.ts';
import { PushTargets } from '../../src/server/storage/pushTargets.ts';
import { Store } from '../../src/server/storage/store.ts';
import { UnusedMatches } from '../../src/server/storage/unusedMatches.ts';
import { openTestPostgres } from './databases.ts';
import { storageScript } from './storageScripts.ts';
import type { MatchRow } from '../../src/server/storage/schema.ts';

const postgres = await openTestPostgres();

const row = (id: string, extra: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'punto',
  rules: 1,
  setup: '{}',
  secret: 's',
  status: 'open',
  listed: 0,
  watch: 0,
  due_at: null,
  created: 1_800_000_000_000,
  ...extra,
});
const act = (version: number, seat = 0, action = 5, bot = false): Logged => ({
  version,
  at: 1_800_000_000_000 + version,
  entry: { kind: 'act', seat, action, bot },
});

function suite(open: () => Promise<Database | undefined>, isShared: boolean): void {
  let store: Store;
  let other: Store;
  let missing = false;
  beforeAll(async () => {
    const first = await open();
    if (first === undefined) {
      missing = true;
      return;
    }
    store = new Store(first);
    // Only one process at a time has the embedded database.
    other = first.dialect === 'sqlite' ? store : new Store((await open())!);
  });
  afterAll(async () => {
    await store?.close();
    if (other !== store) await other?.close();
  });
  const check = (name: string, run: () => Promise<void>): void =>
    test(name, async (context) => {
      if (missing) context.skip();
      await run();
    });

  check(
    'two processes that write the same entries in any order never wait for each other in a circle',
    async () => {
      const ids = Array.from({ length: 128 }, (_, i) => `circle ${i}`);
      for (const id of ids) await store.create(row(id), []);
      for (let version = 1; version <= 60; version++) {
        const writing = [store, other].flatMap((one, turned) =>
          (turned ? ids.toReversed() : ids).map(async (id) => ({
            id,
            won: await one.append(id, act(version)),
          })),
        );
        const winners = (await Promise.all(writing)).filter(({ won }) => won).map(({ id }) => id);
        expect(winners.toSorted()).toEqual(ids.toSorted());
      }
    },
  );

  check('lets others have their turn while many entries of one commit are carried out', async () => {
    await store.create(row('crowd'), []);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    const met: number[] = [];
    // Counts from the start: the second of two batches may be written first.
    setImmediate(count);
    await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        await store.append('crowd', act(i + 1));
        met.push(turns);
      }),
    );
    isDone = true;
    const inOneTurn = met.map((turn) => met.filter((other) => other === turn).length);
    // Two batches may be announced at once, in two phases of a turn: 32 entries each time.
    expect(Math.max(...inOneTurn)).toBeLessThanOrEqual(128);
  });
  check('gives back what was appended, in order', async () => {
    const entries: Logged[] = [
      { version: 1, at: 1, entry: { kind: 'sit', seat: 0, name: 'Ada “A” Ω', hash: 'h' } },
      { version: 2, at: 2, entry: { kind: 'deal' } },
      act(3),
      act(4, 1, -1, true),
      act(5, 0, 2_000_000_000),
    ];
    await store.create(row('inOrder'), []);
    for (const logged of entries) expect(await store.append('inOrder', logged)).toBe(true);
    expect(await other.entriesAfter('inOrder', 0)).toEqual(entries);
    expect(await other.entriesAfter('inOrder', 3)).toEqual(entries.slice(3));
    expect(await store.match('inOrder')).toEqual(row('inOrder'));
    expect(await store.match('nothing')).toBeUndefined();
  });

  check('lets one of many win a version, whoever and wherever they are', async () => {
    await store.create(row('race'), []);
    for (let version = 1; version <= 20; version++) {
      const tries = [store, other, store, other].map((one, i) => one.append('race', act(version, i)));
      const won = await Promise.all(tries);
      expect(won.filter(Boolean)).toHaveLength(1);
    }
    expect(await store.entriesAfter('race', 0)).toHaveLength(20);
  });

  check('writes many entries of one moment, each with its own answer', async () => {
    await store.append('many7', act(1));
    const won = await Promise.all(
      Array.from({ length: 150 }, (_, i) => store.append(`many${i}`, act(1), { due_at: i })),
    );
    expect(won.map((one, i) => (one ? -1 : i)).filter((i) => i >= 0)).toEqual([7]);
  });

  check('changes the row only together with the entry', async () => {
    await store.create(row('both'), [act(1)]);
    expect(await store.append('both', act(1), { status: 'begun' })).toBe(false);
    expect((await store.match('both'))?.status).toBe('open');
    expect(await store.append('both', act(2), { status: 'begun', due_at: 77 })).toBe(true);
    expect(await other.match('both')).toMatchObject({ status: 'begun', due_at: 77 });
  });

  check('tells what was committed, and nothing else', async () => {
    const heard: string[] = [];
    store.events.on('committed', (entries) =>
      heard.push(...entries.map(({ match, version }) => `${match} ${version}`)),
    );
    await store.append('heard', act(1));
    await store.append('heard', act(1));
    store.events.removeAllListeners('committed');
    expect(heard).toEqual(['heard 1']);
  });

  check('gives a due match to one process at a time', async () => {
    await store.create(row('due', { due_at: 1000 }), []);
    await store.create(row('later', { due_at: 90_000 }), []);
    const taken = await Promise.all([store, other].map((one) => one.claimDue(5000, 6000, 1000)));
    expect(taken.flat().filter((id) => id === 'due')).toEqual(['due']);
    expect(taken.flat()).not.toContain('later');
    expect(await store.claimDue(5999, 7000, 10)).toEqual([]);
    expect(await other.claimDue(6000, 7000, 1000)).toContain('due');
  });

  check(
    'gives out the longest due first, no more than were asked for, and nothing that is gone',
    async () => {
      const [early, late] = [-2000, -1000];
      for (let i = 0; i < 30; i++)
        await store.create(row(`turn${i}`, { due_at: i % 2 === 0 ? late : early }), []);
      await store.create(row('turnGone', { due_at: early, status: 'gone' }), []);
      const odd = Array.from({ length: 15 }, (_, i) => `turn${2 * i + 1}`);
      const first = await Promise.all([store.claimDue(-500, 5, 10), other.claimDue(-500, 5, 10)]);
      expect(first.map((ids) => ids.length)).toEqual([10, 10]);
      expect(new Set(first.flat()).size).toBe(20);
      expect(first.flat()).toEqual(expect.arrayContaining(odd));
      expect(await store.claimDue(-500, 5, 100)).toHaveLength(10);
      await new UnusedMatches(store).erase('turnGone');
    },
  );

  const heldBack = async (): Promise<void> => {
    await store.create(row('held', { due_at: -20 }), []);
    await store.create(row('free', { due_at: -10 }), []);
    await other.database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('matches').set({ due_at: -15 }).where('id', '=', 'held').execute();
      expect(await store.claimDue(-5, 5, 10)).toEqual(['free']);
    });
    expect(await store.claimDue(-5, 5, 10)).toEqual(['held']);
  };
  // Only a shared database can have another writer.
  if (isShared) check('waits for nobody who writes what is due, and takes it the next time', heldBack);

  check('finds open tables that wish it, newest first, and running ones that may be watched', async () => {
    await store.create(row('old', { listed: 1, created: 10 }), []);
    await store.create(row('new', { listed: 1, created: 20 }), []);
    await store.create(row('begun', { listed: 1, created: 30, status: 'begun' }), []);
    await store.create(row('shy', { created: 40 }), []);
    await store.create(row('watched', { watch: 1, created: 50, status: 'begun' }), []);
    await store.create(row('watchedOver', { watch: 1, created: 60, status: 'over' }), []);
    await store.create(row('watchedOnce', { watch: 1, created: 5, status: 'begun' }), []);
    await store.create(row('toBeWatched', { watch: 1, created: 70 }), []);
    expect(await other.listPublic(10, 5)).toEqual(['new', 'old', 'toBeWatched', 'watched']);
    expect(await other.listPublic(1, 5)).toEqual(['new', 'toBeWatched', 'watched']);
  });

  check('finds what nobody has used, and erases it with all that belongs to it', async () => {
    await store.create(row('stale', { created: 1 }), [act(1)]);
    await store.create(row('seen', { created: 1 }), []);
    await store.create(row('alive', { created: 1 }), [{ ...act(1), at: 3000 }]);
    const unused = new UnusedMatches(store);
    const targets = new PushTargets(store.database);
    const others = new PushTargets(other.database);
    await unused.touch(['seen'], 2000);
    const target = { endpoint: 'https://push/2', keys: { p256dh: 'k', auth: 'a' }, language: 'it' };
    await targets.subscribe(target, [{ match: 'stale', seat: 0 }]);
    const found = new Map(
      (await new UnusedMatches(other).findUnused('open', 1000, '', 1000)).map(({ id, used }) => [id, used]),
    );
    expect([found.get('stale'), found.get('alive'), found.has('seen')]).toEqual([act(1).at, 3000, false]);
    expect(await store.changeStatus('stale', 'begun', 'gone')).toBe(false);
    expect(await store.changeStatus('stale', 'open', 'gone')).toBe(true);
    expect(await other.match('stale')).toBeUndefined();
    expect(await unused.findByStatus('gone', 10)).toEqual(['stale']);
    await unused.erase('stale');
    expect(await unused.findByStatus('gone', 10)).toEqual([]);
    expect(await other.entriesAfter('stale', 0)).toEqual([]);
    expect(await others.subscribers('stale', 0)).toEqual([]);
    expect(await other.entriesAfter('alive', 0)).toHaveLength(1);
  });

  check('knows the newest versions', async () => {
    await store.create(row('newest'), [act(1), act(2)]);
    expect(await other.readVersions(['newest', 'nothing'])).toEqual(new Map([['newest', 2]]));
  });

  check('makes a setting once', async () => {
    const values = await Promise.all(
      [store, other, store].map((one, i) => one.readOrCreateSetting('key', () => `made by ${i}`)),
    );
    expect(new Set(values).size).toBe(1);
  });

  check('keeps one list of seats a device', async () => {
    const targets = new PushTargets(store.database);
    const others = new PushTargets(other.database);
    const target = { endpoint: 'https://push/1', keys: { p256dh: 'k', auth: 'a' }, language: 'it' };
    await targets.subscribe(target, [
      { match: 'a', seat: 0 },
      { match: 'b', seat: 2 },
    ]);
    expect(await others.subscribers('b', 2)).toEqual([target]);
    await targets.subscribe(target, [{ match: 'a', seat: 0 }]);
    expect(await others.subscribers('b', 2)).toEqual([]);
    await targets.unsubscribe(target.endpoint);
    expect(await others.subscribers('a', 0)).toEqual([]);
  });
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  suite(async () => openFolder(folder, await storageScript()), false);

  test('an unwritable folder is a clear error', async () => {
    for (const impossible of ['/dev/null/data', '/proc/data']) {
      await expect(openFolder(impossible)).rejects.toThrow(SetupError);
      await expect(openFolder(impossible)).rejects.toThrow(/cannot keep data in .* writable folder/);
    }
  });
});

describe('PostgreSQL', () => {
  suite(async () => (postgres === undefined ? undefined : openPostgres(postgres.address)), true);

  test('a connection that is cut fails only its own query', async (context) => {
    if (postgres === undefined) return context.skip();
    const { db, close } = await openPostgres(postgres.address);
    const cut = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db);
      // Long enough for notifications to arrive while nothing is queried.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('an unreachable address is a clear error without its password', async () => {
    const error = await openPostgres('postgres://me:hush@127.0.0.1:9/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SetupError);
    expect(String(error)).not.toContain('hush');
  });
});
