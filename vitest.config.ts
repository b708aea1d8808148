import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Pure code shares nothing it could spoil, and threads without isolation run it several times faster.
    pool: 'threads',
    isolate: false,
    // One more than there are cores: what waits for a browser or a server leaves room for what computes.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
