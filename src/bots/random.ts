import type { Bot } from './bot.ts';

/** Every legal action is equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (_view, legal, rng) => legal[rng.below(legal.length)],
};
