import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { INVENTORIES } from '../inventory/index.ts';
import { LAW_NAMES, LAWS } from './laws.ts';
import { configName, everyConfig } from './walk.ts';

/** More runs find rarer faults: `LAW_RUNS=50 npx vitest run test/laws`. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 3);

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    test('has an inventory for the laws', () => expect(Object.keys(INVENTORIES)).toContain(id));
    for (const config of everyConfig(game))
      describe(configName(config), () => {
        for (const name of LAW_NAMES)
          test(name, () => {
            fc.assert(
              fc.property(fc.nat(), fc.integer(), fc.integer({ min: 0, max: 300 }), (seed, luck, steps) => {
                const inventory = INVENTORIES[id];
                if (inventory === undefined) throw new Error(`no inventory for ${id}`);
                LAWS[name](game, { config, seed: `law ${seed}`, luck, steps }, inventory);
              }),
              { numRuns: RUNS, seed: 20261115 },
            );
          });
      });
  });
}
