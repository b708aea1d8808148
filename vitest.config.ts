import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts browsers, servers or whole builds takes long, however short its file is. */
const LONG = /\/test\/(e2e|hosting|agree|server|laws)\/|\/(newGame|learn|pythonEnv|readme|cli)\.test\.ts$/;

/** Nothing that takes long is left for the end, when it would keep one core busy and the others waiting. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const ALL = ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/*.test.ts', 'research/**/*.test.ts'];
/** Real browsers. */
const E2E = ['test/e2e/**'];
/** Servers, databases, and whole programs. */
const SERVER = [
  'test/{server,hosting}/**',
  'test/fuzz/server.test.ts',
  'test/{docsSite,newGame,packedDocs,pythonEnv,readme}.test.ts',
  'src/cli/{cli,ownFiles}.test.ts',
  'src/cli/bots/outsideBot.test.ts',
  'src/cli/puzzles/puzzlesCommand.test.ts',
  'scripts/*.test.ts',
];
/** Pure code, but minutes of it: random matches of every game in every configuration. */
const LONG_RUNS = ['test/{agree,laws,tutorials}/**', 'research/**'];

/** A tier of tests, which is a project of Vitest. */
const tier = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: [...configDefaults.exclude, ...exclude] },
});
const testsIn = (folders: string[]) => folders.map((folder) => folder.replace(/\/\*\*$/, '/**/*.test.ts'));

export default defineConfig({
  resolve: {
    // The engine as examples/ know it, from its sources.
    alias: {
      '@tavola/engine/game-kit': join(import.meta.dirname, 'src/engine/gameKit.ts'),
      '@tavola/engine': join(import.meta.dirname, 'src/engine/index.ts'),
    },
  },
  test: {
    // `npm run test:unit`, `test:server`, `test:e2e` and `test:long`; `npm test` runs all of them.
    projects: [
      tier('unit', ALL, [...E2E, ...SERVER, ...LONG_RUNS]),
      tier('server', testsIn(SERVER)),
      tier('e2e', testsIn(E2E)),
      tier('long', testsIn(LONG_RUNS)),
    ],
    // Pure code shares nothing it could spoil, and threads without isolation run it several times faster.
    pool: 'threads',
    isolate: false,
    // One more than there are cores: what waits for a browser or a server leaves room for what computes.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['test/seededBytes.js', 'test/pageGlobals.js'],
    sequence: { sequencer: LongOnesFirst },
    // Bounds for what has gone wrong, far from what anything takes on a machine that is busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as the browser's own waits: one second, the default, passes on a busy machine before a page is drawn.
    expect: { poll: { timeout: 60_000 } },
  },
});
