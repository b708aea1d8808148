import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { inventoryOf } from '../inventory/index.ts';
import { LAW_NAMES, LAWS } from './laws.ts';
import { configName, everyConfig } from './walk.ts';

/** More runs find rarer faults: `LAW_RUNS=50 npx vitest run test/laws`. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 3);
/** Every run explores anew; the seed of a run that failed repeats it. */
const SEED = Number(process.env['LAW_SEED'] ?? randomInt(2 ** 31));
const again = (test: string): string =>
  `LAW_SEED=${SEED} LAW_RUNS=${RUNS} npx vitest run test/laws/laws.test.ts -t '${test}'`;
console.info(`laws: seed ${SEED}; the same again: ${again('')}`);

/** A failure says how to see it again. */
function explore(name: string, property: Parameters<typeof fc.assert>[0]): void {
  try {
    fc.assert(property as fc.IProperty<unknown>, { numRuns: RUNS, seed: SEED });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\nthe same again: ${again(name)}`, { cause: error });
  }
}

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    test('has an inventory for the laws', () => expect(inventoryOf(id)).toBeDefined());
    for (const config of everyConfig(game))
      describe(configName(config), () => {
        for (const name of LAW_NAMES)
          test(name, () => {
            const inventory = inventoryOf(id);
            if (inventory === undefined) throw new Error(`no inventory for ${id}`);
            explore(
              `${id} ${configName(config)} ${name}`,
              fc.property(fc.nat(), fc.integer(), fc.integer({ min: 0, max: 300 }), (seed, luck, steps) =>
                LAWS[name](game, { config, seed: `law ${seed}`, luck, steps }, inventory),
              ),
            );
          });
      });
  });
}
