/** Old matches replay exactly, whatever version of the rules they were dealt under. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, type Game, isRefusal, NO_SEATS, Table } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { deriveFairSeed, UNDO } from '../../src/protocol/index.ts';
import { openFolder } from '../../src/server/storage/database.ts';
import { Loader, MissingRulesError } from '../../src/server/matches/loader.ts';
import { Store } from '../../src/server/storage/store.ts';
import { type StoredMatch, playStoredMatch } from './storedMatch.ts';
import { temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const recordFolder = (game: string): string =>
  join(import.meta.dirname, '../../src/games', game, 'test/records');
const listRecords = (game: string): string[] =>
  existsSync(recordFolder(game)) ? readdirSync(recordFolder(game)) : [];
const RECORDS = Object.keys(GAME_LOADERS).flatMap((game) =>
  listRecords(game).map((file) => [game, file] as const),
);
/** `npm run record -- GAME` requests a match of its present version. */
const WANTED = process.env['RECORD'];
const folder = temporaryFolder();
let store: Store;
beforeAll(async () => {
  store = new Store(await openFolder(folder, await storageScript()));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Plays the decisions of a kept match by the rules. Those of before the first release have the seed of an older deal. */
function replayDecisions(game: Game, { row, entries }: StoredMatch): Table {
  const { config } = JSON.parse(row.setup) as { config: Config };
  const part = (seat: number): string => `${seat}`.repeat(32);
  const parts = Array.from({ length: config.seats }, (_, seat) => part(seat));
  const isPromised = entries.some(({ deed }) => deed.kind === 'deal');
  const before = ['tavola fair deal 1', row.secret, ...parts].join('\n');
  const seed = isPromised
    ? deriveFairSeed(row.id, row.secret, parts)
    : createHash('sha256').update(before).digest('hex');
  const table = new Table(game, config, seed);
  for (const { deed } of entries)
    if (deed.kind === 'act') {
      const played = deed.action === UNDO ? table.undo(deed.seat) : table.play(deed.seat, deed.action);
      if (played === undefined || isRefusal(played)) throw new Error(`${game.id} refuses a kept decision`);
    }
  return table;
}

describe('a match that was kept long ago ends as it did then', () => {
  for (const [game, file] of RECORDS)
    test(`${game} ${file}`, async () => {
      const stored = JSON.parse(readFileSync(join(recordFolder(game), file), 'utf8')) as StoredMatch;
      const rules = await GAME_LOADERS[game]();
      const table = replayDecisions(rules, stored);
      expect(table.toAct).toBe(NO_SEATS);
      expect(rules.transcript.result(table.truth)).toEqual(stored.result);
    });
  for (const [id, load] of Object.entries(GAME_LOADERS))
    test(`${id} has one of its present version`, async () => {
      const { version } = await load();
      const hint = `\`npm run record -- ${id}\` plays one and keeps it`;
      expect(listRecords(id), hint).toContain(`${version}.json`);
    });
});

test.each(Object.entries(GAME_LOADERS))(
  'a stored match of %s is loaded and ends as it did',
  async (_, load) => {
    const { row, entries, result } = playStoredMatch(await load());
    await store.create(
      row,
      entries.map(({ deed: entry, ...rest }) => ({ ...rest, entry })),
    );
    const { room, entries: found } = (await new Loader(store).load(row.id))!;
    for (const logged of found) room.apply(logged);
    expect(room.status).toBe('over');
    expect(room.setup.game.transcript.result(room.table.truth)).toEqual(result);
  },
);

if (WANTED !== undefined)
  test('keeps a match', async () => {
    const load = GAME_LOADERS[WANTED];
    if (load === undefined) throw new Error(`there is no game ${WANTED}`);
    const game = await load();
    const file = join(recordFolder(WANTED), `${game.version}.json`);
    if (existsSync(file))
      throw new Error(
        `version ${game.version} of ${WANTED} is kept in ${file}: other rules are another version`,
      );
    mkdirSync(recordFolder(WANTED), { recursive: true });
    writeFileSync(file, `${JSON.stringify(playStoredMatch(game), null, 2)}\n`);
  });

test('a match is played by the rules it was dealt under, or not at all', async () => {
  const old = await GAME_LOADERS.punto();
  const games = { punto: async () => ({ ...old, version: 2 }) };
  const wish = {
    game: 'punto',
    seats: 2,
    time: null,
    level: 'easy',
    listed: false,
    rated: false,
    showHands: false,
  } as const;
  const plan = await new Loader(store).plan({ ...wish, bots: [] }, 0);
  if ('expected' in plan) throw new Error(plan.expected);
  await store.create(plan.row, plan.entries);
  await expect(new Loader(store, games).load(plan.row.id)).rejects.toThrow(MissingRulesError);
  const both = new Loader(store, games, { 'punto@1': async () => old });
  expect((await both.load(plan.row.id))!.room.info.rules).toBe(1);
});
