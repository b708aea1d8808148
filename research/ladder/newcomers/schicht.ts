/** A first-time player of Schicht im Schacht: plays the card that takes most from the present table, otherwise plays at random. */
import type { Action } from '../../../src/core/index.ts';
import type { Bot } from '../../../src/bots/bot.ts';
import { chosenCard, laidPlace } from '../../../src/games/schicht/rules/moves.ts';
import { catchAt, newPackedTable, readLayout } from '../../../src/games/schicht/rules/packedTable.ts';
import type { Schicht } from '../../../src/games/schicht/rules/rules.ts';
import { bestCatch } from '../../../src/games/schicht/bots/greedy.ts';

export const newcomerBot: Bot<Schicht> = {
  name: 'newcomer',
  choose({ shared }, legal, rng) {
    const table = newPackedTable();
    readLayout(shared.layout, table);
    const takes = (action: Action): number => {
      if (shared.phase === 'choose') return bestCatch(table, chosenCard(action));
      return shared.phase === 'lay' ? catchAt(table, laidPlace(action)) : 0;
    };
    const catches = legal.map(takes);
    const most = Math.max(...catches);
    const open = legal.filter((_, i) => catches[i] === most);
    return open[rng.below(open.length)];
  },
};
