/**
 * A first-time player of Punto: completes a row, else covers an opponent's almost complete row, else extends its longest row, else
 * plays at random.
 */
import type { Bot } from '../../../src/bots/bot.ts';
import { type Card, type Cell, colourOf, NO_CARD, RAYS } from '../../../src/games/punto/rules/data.ts';
import type { Punto, Shared } from '../../../src/games/punto/rules/rules.ts';
import { isNeutral, rowLength, sideOf, sideOfColour } from '../../../src/games/punto/rules/state.ts';

function runWith({ cells }: Shared, cell: Cell, colour: number): number {
  const isAlike = (other: Cell): boolean => cells[other] > NO_CARD && colourOf(cells[other]) === colour;
  const reach = (ray: readonly Cell[]): number => {
    const end = ray.findIndex((other) => !isAlike(other));
    return end < 0 ? ray.length : end;
  };
  return Math.max(...RAYS[cell].map(([ahead, behind]) => 1 + reach(ahead) + reach(behind)));
}

function gainAt(shared: Shared, cell: Cell, card: Card, side: number): number {
  const needed = rowLength(shared);
  const run = isNeutral(shared, colourOf(card)) ? 1 : runWith(shared, cell, colourOf(card));
  if (run >= needed) return 3 * needed;
  const top = shared.cells[cell];
  const colour = colourOf(Math.max(NO_CARD, top));
  const isOthers = top > NO_CARD && !isNeutral(shared, colour) && sideOfColour(shared, colour) !== side;
  return isOthers && runWith(shared, cell, colour) === needed - 1 ? 2 * needed : run;
}

export const newcomerBot: Bot<Punto> = {
  name: 'newcomer',
  choose({ shared, seat }, legal, rng) {
    const gains = legal.map((cell) => gainAt(shared, cell, shared.up[seat!], sideOf(shared, seat!)));
    const most = Math.max(...gains);
    const open = legal.filter((_, i) => gains[i] === most);
    return open[rng.below(open.length)];
  },
};
