import type { State } from '../../../core/index.ts';
import { type Card, cardName, COLOUR_COUNT, NO_CARD, SCORING, TRUMPET } from '../rules/data.ts';
import type { Jericho } from '../rules/state.ts';
import { wallCards } from '../rules/walls.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  // The scoring cards are left out, because a drawn one leaves the game.
  cards: ({ shared, own, hidden }: State<Jericho>) => {
    const places: Card[][] = [
      ...own.flatMap(({ hand, layout, fed }) => [hand, [layout], fed]),
      ...shared.walls.map((wall, place) => wallCards(wall, place % COLOUR_COUNT)),
      ...shared.won.map((cards) => [...cards]),
      shared.supply,
      hidden.pile.slice(0, shared.pile),
      Array.from({ length: shared.out }, () => TRUMPET),
    ];
    return places
      .flat()
      .filter((card) => card !== NO_CARD && card !== SCORING)
      .map(cardName);
  },
  scores: ({ shared }: State<Jericho>) => shared.won.map((cards) => cards.length),
};
