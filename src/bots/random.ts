import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: (_view, legal, rng) => legal[rng.below(legal.length)],
};
