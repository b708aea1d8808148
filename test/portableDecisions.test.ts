/**
 * The same seed gives the same decision in every browser and on every server. Engines agree on sums, products and
 * roots to the last bit, but not on the functions below: a bot that uses one could decide differently in another
 * engine.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadBot } from '../src/bots/index.ts';
import { listSeats, viewOf } from '../src/core/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { listConfigs, createWalkRng, playWalk } from '../src/laws/index.ts';

const DIFFERENT = [
  'exp',
  'log',
  'log2',
  'log10',
  'pow',
  'tanh',
  'sin',
  'cos',
  'cbrt',
  'expm1',
  'log1p',
  'hypot',
] as const;

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(GAME_LOADERS))('%s', (id, load) => {
  // `search` and the levels from `medium` on search, each in its own way.
  test.each(['search', 'medium', 'hard', 'expert'])(
    '%s decides without functions that engines round differently',
    async (name) => {
      const game = await load();
      const bot = (await loadBot(id, name))!;
      for (const config of listConfigs(game).filter((_, i, all) => i % Math.ceil(all.length / 3) === 0)) {
        let step = 0;
        for (const { before } of playWalk(game, { config, seed: 'same', luck: 2, steps: 40 })) {
          if (step++ % 13 !== 5) continue;
          const seat = listSeats(game.toAct(before))[0];
          const view = viewOf(before, seat);
          for (const different of DIFFERENT)
            vi.spyOn(Math, different).mockImplementation(() => {
              throw new Error(`Math.${different} differs from engine to engine`);
            });
          const legal = game.legal(view);
          expect(legal).toContain(bot.choose(view, legal, createWalkRng(1), { budget: { iterations: 40 } }));
          vi.restoreAllMocks();
        }
      }
    },
  );
});
