/** Decisions of a bot at a table with a seed: equal wherever the table is replayed, in a browser or on a server. */
import { type Action, fastRng, deriveKey, type Seat, type Seed, type View } from '../core/index.ts';
import type { Bot } from './bot.ts';

/**
 * The seed of a bot's decision. It depends on the number of its seat's own decisions, so the order among seats that decide at once
 * does not matter. A hash of the deal's seed reveals nothing of the cards.
 */
export const decisionSeed = (seed: Seed, seat: Seat, decided: number): Seed =>
  deriveKey(`${seed} bot ${seat} ${decided}`).join(' ');

export const chooseFromSeed = (bot: Bot, view: View, legal: readonly Action[], luck: Seed): Action =>
  bot.choose(view, legal, fastRng(luck, 0));
