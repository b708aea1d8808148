/** Processes die during matchmaking: everyone who waits gets one table, and every table has all its players. */
import { afterAll, expect, test } from 'vitest';
import { FastRng, type Rng } from '../../src/core/index.ts';
import type { MatchmakingRequest } from '../../src/protocol/index.ts';
import { hashToken } from '../../src/server/matches/tokens.ts';
import { openPostgres } from '../../src/server/storage/database.ts';
import { freePort } from '../freePort.ts';
import { SEED } from '../seed.ts';
import { openTestPostgres } from './databases.ts';
import { ServerProcess } from './serverProcess.ts';
import { MatchmakingClient } from './matchmakingClient.ts';

const postgres = await openTestPostgres();

/** `npm run chaos:matchmaking` has more of both. */
const PEOPLE = Number(process.env['MEET_PEOPLE'] ?? 30);
const KILLS = Number(process.env['MEET_KILLS'] ?? 3);
const PATIENCE = 240_000 + KILLS * 20_000 + PEOPLE * 500;
/** The reservation of a seat in seconds; a player who learns of it later may have another one. */
const KEPT = 120;

const processes: ServerProcess[] = [];
afterAll(async () => {
  for (const process of processes) await process.kill();
});

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All players of a kind can play together. */
function preferencesFor(number: number): Partial<MatchmakingRequest> {
  return number % 5 < 2
    ? { games: ['punto', 'campos'], paces: ['quick', 'slow'], seats: [2] }
    : { games: ['schicht'], seats: [3], paces: ['normal'] };
}

/** A client that waits for a table despite broken connections; returns the announced one. */
async function wantTable(
  number: number,
  coming: Promise<void>,
  processes: readonly ServerProcess[],
  rng: Rng,
): Promise<MatchmakingClient> {
  const waiting = new MatchmakingClient();
  await coming;
  await sleep(rng.below(500));
  for (;;) {
    const { url } = processes[rng.below(processes.length)];
    try {
      await waiting.begin(url, { name: `P${number}`, ...preferencesFor(number) });
      await waiting.until('something', () => waiting.table !== undefined || waiting.isClosed, PATIENCE);
    } catch {}
    if (waiting.table !== undefined) {
      waiting.close();
      return waiting;
    }
    await sleep(50 + rng.below(300));
  }
}

interface StoredTable {
  readonly match: string;
  readonly created: number;
  readonly seats: number;
  readonly hashes: readonly string[];
}

async function readTables(address: string): Promise<StoredTable[]> {
  const database = await openPostgres(address);
  try {
    const matches = await database.db.selectFrom('matches').select(['id', 'created', 'setup']).execute();
    const log = await database.db.selectFrom('log').select(['match', 'entry']).execute();
    return matches.map(({ id, created, setup }) => ({
      match: id,
      created,
      seats: (JSON.parse(setup) as { config: { seats: number } }).config.seats,
      hashes: log.flatMap(({ match, entry: text }) => {
        const entry = JSON.parse(text ?? '{}') as { kind?: string; hash?: string };
        return match === id && entry.kind === 'keep' ? [entry.hash!] : [];
      }),
    }));
  } finally {
    await database.close();
  }
}

test.skipIf(postgres === undefined)(
  `three processes, ${PEOPLE} people, ${KILLS} kills during matchmaking`,
  async () => {
    const rng = new FastRng(SEED, 2, 3, 4);
    for (let i = 0; i < 3; i++)
      processes.push(
        new ServerProcess(await freePort(), {
          DATABASE_URL: postgres!.address,
          TAVOLA_MEET_PATIENCE: `${KEPT}`,
        }),
      );
    for (const process of processes) await process.start();
    // Some arrive before every kill, so that each kill interrupts the matching.
    const waves = Array.from({ length: KILLS }, () => {
      let begin = (): void => {};
      return { begun: new Promise<void>((resolve) => (begin = resolve)), begin: () => begin() };
    });
    const killing = (async () => {
      for (const { begin } of waves) {
        begin();
        await sleep(rng.below(700));
        const process = processes[rng.below(processes.length)];
        await process.kill();
        await sleep(rng.below(500));
        await process.start();
      }
    })();
    // Two of five want a table of two, three of five one of three: no one is left over.
    const count = Math.ceil(PEOPLE / 30) * 30;
    const people = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        wantTable(i, waves[Math.floor((i * KILLS) / count)].begun, processes, new FastRng(SEED, i, 1, 1)),
      ),
    );
    await killing;
    const tables = await readTables(postgres!.address);
    expect(tables.filter(({ hashes, seats }) => hashes.length !== seats)).toEqual([]);
    for (const { token, table } of people) {
      const own = tables
        .filter(({ hashes }) => hashes.includes(hashToken(token)))
        .toSorted((a, b) => a.created - b.created);
      expect(own.at(-1)?.match).toBe(table!.match);
      // Never two seats at a time.
      for (const [i, { created }] of own.entries())
        if (i > 0) expect(created - own[i - 1].created).toBeGreaterThanOrEqual(1000 * KEPT);
    }
    // And every seat belongs to a known player.
    const known = new Set(people.map(({ token }) => hashToken(token)));
    expect(tables.flatMap(({ hashes }) => hashes).filter((hash) => !known.has(hash))).toEqual([]);
  },
  PATIENCE + 120_000,
);
