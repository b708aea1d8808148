/**
 * A bot that considers only the cards on the table: it takes a round as cheaply as it can, or discards its lowest
 * card.
 */
import type { Bot } from '../../../bots/bot.ts';
import type { Sample } from '../rules/state.ts';

export const greedy: Bot<Sample> = {
  name: 'greedy',
  choose({ shared }, legal) {
    const most = Math.max(0, ...shared.laid.map((card) => card ?? 0));
    return legal.find((action) => action + 1 > most) ?? legal[0];
  },
};
