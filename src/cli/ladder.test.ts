/** The ladder in little: wide margins, few matches, the cheap levels only. `npm run ladder` plays the whole one. */
import { describe, expect, test } from 'vitest';
import { botNames, LEVELS } from '../bots/index.ts';
import { GAMES } from '../games/index.ts';
import { climb, ladderMarkdown, ladderText, rungsOf } from './ladder.ts';

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    test('has every level', () => expect(botNames(id)).toEqual(['random', 'greedy', ...LEVELS]));
    test('each level meets the one below, and expert meets greedy at every number of seats', () => {
      const rungs = rungsOf(game);
      expect(rungs.slice(0, 3).map(({ bot, against }) => [bot, against])).toEqual([
        ['medium', 'easy'],
        ['hard', 'medium'],
        ['expert', 'hard'],
      ]);
      expect(rungs.slice(3).map(({ config }) => config.seats)).toEqual(
        Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i),
      );
    });
    test('even easy beats random', async () => {
      const rung = { ...rungsOf(game)[0], bot: 'easy', against: 'random' };
      const result = await climb(game, rung, 8 * game.seats.min, 'little', 1);
      expect(result.share.mean).toBeGreaterThan(1 / game.seats.min + 0.15);
      expect(ladderText([result])).toContain('easy');
      expect(ladderMarkdown(id, [result])).toContain('| easy |');
    });
  });
}
