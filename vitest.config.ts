import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts browsers, servers or whole builds takes long, however short its file is. */
const LONG = /\/test\/(e2e|hosting|agree|server|laws)\/|\/(newGame|learn|readme|cli)\.test\.ts$/;

/** Nothing that takes long is left for the end, when it would keep one core busy and the others waiting. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/*.test.ts', 'research/**/*.test.ts'],
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
