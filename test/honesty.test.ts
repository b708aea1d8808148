/** Bots are honest: what they choose depends on what their seat can see, and not on the truth behind it. */
import { describe, expect, test } from 'vitest';
import { botNames, loadBot } from '../src/bots/index.ts';
import { listSeats, viewOf } from '../src/core/index.ts';
import { GAMES } from '../src/games/rules.ts';
import { configName, everyConfig, luckOf, walk } from '../src/laws/index.ts';

const BUDGET = { iterations: 60 };

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    for (const name of botNames(id))
      for (const config of everyConfig(game).filter((_, i, all) => i === 0 || i === all.length - 1))
        test(`${name}, ${configName(config)}: the same choices when what is hidden is swapped`, async () => {
          const bot = (await loadBot(id, name))!;
          let step = 0;
          for (const { before } of walk(game, { config, seed: 'honest', luck: 7, steps: 60 })) {
            if (step++ % 12 !== 0) continue;
            const seat = listSeats(game.toAct(before))[0];
            const legal = game.legal(viewOf(before, seat));
            const world = game.determinize(viewOf(before, seat), luckOf(step));
            const choices = (state: typeof before): number[] =>
              [1, 2, 3].map((luck) => {
                const view = structuredClone(viewOf(state, seat));
                const seen = JSON.stringify(view);
                const choice = bot.choose(view, legal, luckOf(luck), { budget: BUDGET });
                expect(JSON.stringify(view), 'a bot leaves its view as it was').toBe(seen);
                return choice;
              });
            const chosen = choices(before);
            expect(choices(world)).toEqual(chosen);
            for (const action of chosen) expect(legal).toContain(action);
          }
        });
  });
}
