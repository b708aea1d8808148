/**
 * The same seed gives the same decision in every browser and on every server. Engines agree on sums, products and
 * roots to the last bit, but not on the functions below: a bot that used one of them could decide otherwise elsewhere.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { loadBot } from '../src/bots/index.ts';
import { listSeats, viewOf } from '../src/core/index.ts';
import { GAMES } from '../src/games/rules.ts';
import { everyConfig, luckOf, walk } from '../src/laws/index.ts';

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
] as const;

afterEach(() => vi.restoreAllMocks());

test.each(['punto', 'campos'])(
  '%s: expert decides without what engines round each in their own way',
  async (id) => {
    const game = await GAMES[id]();
    const bot = (await loadBot(id, 'expert'))!;
    for (const config of everyConfig(game).filter((_, i, all) => i % Math.ceil(all.length / 3) === 0)) {
      let step = 0;
      for (const { before } of walk(game, { config, seed: 'same', luck: 2, steps: 40 })) {
        if (step++ % 13 !== 5) continue;
        const seat = listSeats(game.toAct(before))[0];
        const view = viewOf(before, seat);
        for (const name of DIFFERENT)
          vi.spyOn(Math, name).mockImplementation(() => {
            throw new Error(`Math.${name} differs from engine to engine`);
          });
        const { choices } = bot.estimate!(view, game.legal(view), luckOf(1), { budget: { iterations: 100 } });
        expect(choices.length).toBeGreaterThan(0);
        vi.restoreAllMocks();
      }
    }
  },
);
