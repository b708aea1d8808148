import type { Bot } from './bot.ts';

/** Chooses a random legal action. */
export const random: Bot = {
  name: 'random',
  choose: (_view, legal, rng) => legal[rng.below(legal.length)],
};
