import type { State } from '../../../core/index.ts';
import { cardName, NO_CARD } from '../rules/data.ts';
import { placedCard, type Punto, sideOf } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  cards: ({ shared, hidden }: State<Punto>) => {
    return [...hidden.decks.flat(), ...shared.up, ...shared.laid.map(placedCard), ...shared.removed]
      .filter((card) => card !== NO_CARD)
      .map(cardName);
  },
  scores: ({ shared }: State<Punto>) =>
    shared.up.map((_, seat) => shared.outcomes.filter(({ side }) => side === sideOf(shared, seat)).length),
};
