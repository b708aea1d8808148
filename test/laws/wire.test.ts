/** The law of the wire: in any order of events, no client ever shows a wrong state, and all reach the final one. */
import { describe, expect, test } from 'vitest';
import { FastRng } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { listConfigs } from '../../src/laws/index.ts';
import { SEED } from '../seed.ts';
import { WireSimulation } from './wireSimulation.ts';

/** Simulations per game: `WIRE_RUNS=5000 npx vitest run test/laws/wire.test.ts` runs more. */
const RUNS = Number(process.env['WIRE_RUNS'] ?? 300);
const STEPS = 160;

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  const configs = listConfigs(game);
  describe(id, () => {
    test(
      'every follower’s view is the truth’s view for its seat',
      { timeout: 120_000 + 1000 * RUNS },
      async () => {
        let read = 0;
        let recalled = 0;
        for (let run = 0; run < RUNS; run++) {
          const story = new WireSimulation(game, configs[run % configs.length], new FastRng(SEED, run, 1, 2));
          try {
            for (let i = 0; i < STEPS; i++) await story.step();
            await story.end();
          } catch (error) {
            throw new Error(`story ${run + 1} of TAVOLA_SEED=${SEED}`, { cause: error });
          }
          expect(story.lost, `story ${run + 1} of TAVOLA_SEED=${SEED}`).toBe(0);
          read += story.read;
          recalled += story.recalled;
        }
        expect(read).toBeGreaterThan(8 * RUNS);
        expect(recalled).toBeGreaterThan(4 * RUNS);
      },
    );
  });
}
