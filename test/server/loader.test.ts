/** Old matches: whatever version of the rules they were dealt under, the server plays them again as they were. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { openFolder } from '../../src/server/storage/database.ts';
import type { Logged } from '../../src/server/room/entry.ts';
import { Loader, RulesError } from '../../src/server/matches/loader.ts';
import type { MatchRow } from '../../src/server/storage/schema.ts';
import { Store } from '../../src/server/storage/store.ts';
import { temporaryFolder } from './serving.ts';
import { storageScript } from './storageScript.ts';

/** A finished match as a server once kept it, and how it ended. */
interface Kept {
  readonly row: MatchRow;
  readonly entries: readonly (Omit<Logged, 'entry'> & { readonly deed: Logged['entry'] })[];
  readonly result: object;
}

const recordsOf = (game: string): string =>
  join(import.meta.dirname, '../../src/games', game, 'test/records');
const RECORDS = Object.keys(GAMES).flatMap((game) =>
  readdirSync(recordsOf(game)).map((file) => [game, file] as const),
);
const folder = temporaryFolder();
let store: Store;
beforeAll(async () => {
  store = new Store(await openFolder(folder, await storageScript()));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a match that was kept long ago ends as it did then', () => {
  for (const [game, file] of RECORDS)
    test(`${game} ${file}`, async () => {
      const { row, entries, result } = JSON.parse(readFileSync(join(recordsOf(game), file), 'utf8')) as Kept;
      await store.create(
        row,
        entries.map(({ deed: entry, ...rest }) => ({ ...rest, entry })),
      );
      const { room, entries: found } = (await new Loader(store).load(row.id))!;
      for (const logged of found) room.apply(logged);
      expect(room.status).toBe('over');
      expect(room.setup.game.transcript.result(room.table.truth)).toEqual(result);
    });
  test('every game has one of its present version', async () => {
    for (const load of Object.values(GAMES)) {
      const { id, version } = await load();
      expect(readdirSync(recordsOf(id))).toContain(`${version}.json`);
    }
  });
});

test('a match is played by the rules it was dealt under, or not at all', async () => {
  const old = await GAMES.punto();
  const games = { punto: async () => ({ ...old, version: 2 }) };
  const wish = {
    game: 'punto',
    seats: 2,
    time: null,
    level: 'easy',
    listed: false,
    showHands: false,
  } as const;
  const plan = await new Loader(store).plan({ ...wish, bots: [] }, 0);
  if ('expected' in plan) throw new Error(plan.expected);
  await store.create(plan.row, plan.entries);
  await expect(new Loader(store, games).load(plan.row.id)).rejects.toThrow(RulesError);
  const both = new Loader(store, games, { 'punto@1': async () => old });
  expect((await both.load(plan.row.id))!.room.info.rules).toBe(1);
});
