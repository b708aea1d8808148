import { describe, expect, test } from 'vitest';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { loadInventory } from '../inventory/index.ts';
import { checkLaws, configName, listConfigs, LAW_NAMES } from '../../src/laws/index.ts';
import { SEED } from '../seed.ts';

/** More runs find rarer errors: `LAW_RUNS=50 npx vitest run test/laws`. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 2);
const again = (test: string): string =>
  `TAVOLA_SEED=${SEED} LAW_RUNS=${RUNS} npx vitest run test/laws/laws.test.ts -t '${test}'`;

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  describe(id, () => {
    test('has an inventory for the laws', () => expect(loadInventory(id)).toBeDefined());
    for (const config of listConfigs(game))
      describe(configName(config), () => {
        for (const law of LAW_NAMES)
          test(law, () => {
            const inventory = loadInventory(id);
            if (inventory === undefined) throw new Error(`no inventory for ${id}`);
            try {
              checkLaws(game, { seed: SEED, runs: RUNS, laws: [law], configs: [config], inventory });
            } catch (error) {
              const how = again(`${id} ${configName(config)} ${law}`);
              throw new Error(`${(error as Error).message}\n\nthe same again: ${how}`, { cause: error });
            }
          });
      });
  });
}
