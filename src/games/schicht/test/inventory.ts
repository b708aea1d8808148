import type { State } from '../../../core/index.ts';
import { cardName, isSilver } from '../rules/data.ts';
import type { Schicht } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  cards: ({ shared, own, hidden }: State<Schicht>) =>
    [
      ...own.flatMap(({ hand }) => hand),
      ...shared.layout.flatMap(({ piles }) => piles.flat()),
      ...shared.order.slice(shared.laid).map((seat) => shared.revealed[seat]),
      ...shared.treasures.flat(),
      ...shared.turnedUp.filter(isSilver),
      ...hidden.unseen,
    ].map(cardName),
  scores: ({ shared }: State<Schicht>) => shared.treasures.map((cards) => cards.length),
};
