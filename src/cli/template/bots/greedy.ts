/** A bot that looks at what lies: it takes a round as cheaply as it can, or gives its lowest card away. */
import type { Bot } from '../../../bots/bot.ts';
import type { Sample } from '../rules/state.ts';

export const greedy: Bot<Sample> = {
  name: 'greedy',
  choose({ shared }, legal) {
    const most = Math.max(0, ...shared.laid.map((card) => card ?? 0));
    return legal.find((action) => action + 1 > most) ?? legal[0];
  },
};
