/**
 * Bots are honest: their choices depend on what their seat can see, not on hidden cards, and the number of their
 * iterations reveals nothing about their hand.
 */
import { describe, expect, test } from 'vitest';
import { botNames, loadBot } from '../src/bots/index.ts';
import { LEVELS, listSeats, viewOf } from '../src/core/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { configName, listConfigs, createWalkRng, playWalk } from '../src/laws/index.ts';

const BUDGET = { iterations: 24 };

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  describe(id, () => {
    for (const name of botNames(id))
      for (const config of listConfigs(game).filter((_, i, all) => i === 0 || i === all.length - 1))
        test(`${name}, ${configName(config)}: makes the same choices when hidden cards are swapped`, async () => {
          const bot = (await loadBot(id, name))!;
          let step = 0;
          for (const { before } of playWalk(game, { config, seed: 'honest', luck: 7, steps: 60 })) {
            if (step++ % 12 !== 0) continue;
            const seat = listSeats(game.toAct(before))[0];
            const legal = game.legal(viewOf(before, seat));
            const world = game.determinize(viewOf(before, seat), createWalkRng(step));
            const choices = (state: typeof before): number[] =>
              [1, 2, 3].map((luck) => {
                const view = structuredClone(viewOf(state, seat));
                const seen = JSON.stringify(view);
                const choice = bot.choose(view, legal, createWalkRng(luck), { budget: BUDGET });
                expect(JSON.stringify(view), 'a bot leaves its view as it was').toBe(seen);
                return choice;
              });
            const chosen = choices(before);
            expect(choices(world)).toEqual(chosen);
            for (const action of chosen) expect(legal).toContain(action);
          }
        });
    for (const level of [...LEVELS, 'master'])
      test(`${level} thinks equally long whatever it holds`, async () => {
        const bot = (await loadBot(id, level))!;
        const [config] = listConfigs(game);
        let step = 0;
        for (const { before } of playWalk(game, { config, seed: 'work', luck: 3, steps: 90 })) {
          if (step++ % 15 !== 0) continue;
          const seat = listSeats(game.toAct(before))[0];
          const work = [1, 2, 3].map((luck) => {
            // A spectator cannot tell these worlds apart.
            const view = viewOf(game.determinize(viewOf(before, null), createWalkRng(luck)), seat);
            let iterations = 0;
            const progress = (found: { readonly iterations: number }) => (iterations = found.iterations);
            bot.choose(view, game.legal(view), createWalkRng(1), { budget: BUDGET, progress });
            return iterations;
          });
          expect(new Set(work).size, work.join()).toBe(1);
        }
      });
  });
}
