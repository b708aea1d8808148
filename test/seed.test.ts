/** All randomness in tests derives from the seed, so that every result can be repeated. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { seededNode } from './seededNode.ts';

const root = join(import.meta.dirname, '..');
const FILES = ['test', 'src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /(^|\/)test\/.*\.[jt]s$|\.test\.ts$/.test(path) && path !== 'test/seed.test.ts');

/** Files that may draw real randomness. */
const CHANCE: { readonly [file: string]: string } = {
  'test/freePort.ts':
    'a port decides no result, and a fixed one would be taken by the next suite on the machine',
  'test/laws/broken.test.ts': 'a game that breaks a law by drawing it',
  'test/e2e/browser.ts': 'the function that seeds a page',
};

/** Files that may read the clock: to fake it, to measure, or to stop waiting. None derives a seed from it. */
const CLOCKS = new Set([
  'src/server/matches/presenceSync.test.ts',
  'src/web/insight/statistics/countMatch.test.ts',
  'src/web/ui/board/framePlayer.test.ts',
  'test/e2e/drawing.test.ts',
  'test/e2e/onlineTable.test.ts',
  'test/e2e/highlights.test.ts',
  'test/e2e/retries.test.ts',
  'test/e2e/homeAndSetup.test.ts',
  'test/e2e/table.test.ts',
  'test/fixedClock.js',
  'test/laws/broken.test.ts',
  'test/server/admin.test.ts',
  'test/server/botPool.test.ts',
  'test/server/chaos.test.ts',
  'test/server/testClient.ts',
  'test/server/club.test.ts',
  'test/server/recentPlayers.test.ts',
  'test/server/tableList.test.ts',
  'test/server/matchmaking.test.ts',
  'test/server/noShows.test.ts',
  'test/server/botTiming.test.ts',
  'test/server/accounts.test.ts',
  'test/server/persistentPlayer.ts',
  'test/server/accountSeats.test.ts',
  'test/server/onlineMatch.test.ts',
  'test/server/presence.test.ts',
  'test/server/push.test.ts',
  'test/server/ratings.test.ts',
  'test/server/retention.test.ts',
  'test/server/sqliteStorage.test.ts',
  'test/server/wrongClocks.test.ts',
  'test/server/matchmakingClient.ts',
]);

test('tests draw no real randomness and take no seed from the clock', () => {
  const found = FILES.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => {
        const drawsChance = /Math\.random|randomInt|randomUUID|getRandomValues/.test(line);
        const readsClock = /Date\.now|new Date\(\)|performance\.now|hrtime/.test(line);
        const seeds = /seed|rng|luck|dice/i.test(line);
        return (drawsChance && !(file in CHANCE)) || (readsClock && (seeds || !CLOCKS.has(file)));
      })
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a process that a test starts draws the same in every run, and differs from its neighbour', () => {
  const draw = ({ args, env }: ReturnType<typeof seededNode>): string => {
    const script = "console.log(require('node:crypto').randomBytes(40).toString('hex'))";
    return spawnSync(process.execPath, [...args, '-e', script], { env, encoding: 'utf8' }).stdout;
  };
  const [one, other] = [seededNode(), seededNode()];
  expect(draw(one)).toMatch(/^[0-9a-f]{80}\n$/);
  expect(draw(one)).toBe(draw(one));
  expect(draw(one)).not.toBe(draw(other));
});
