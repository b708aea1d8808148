/** How a bot at a table with a seed decides: the same wherever that table is played again, in a browser or on a server. */
import { type Action, fastRng, deriveKey, type Seat, type Seed, type View } from '../core/index.ts';
import type { Bot } from './bot.ts';

/**
 * What a bot's luck is drawn from. It depends on how often its seat has decided, not on how often anybody has: where several
 * seats decide at once it does not matter who was quicker. A hash of the deal's seed tells a bot nothing of the cards.
 */
export const decisionSeed = (seed: Seed, seat: Seat, decided: number): Seed =>
  deriveKey(`${seed} bot ${seat} ${decided}`).join(' ');

export const chooseFromSeed = (bot: Bot, view: View, legal: readonly Action[], luck: Seed): Action =>
  bot.choose(view, legal, fastRng(luck, 0));
