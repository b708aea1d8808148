import type { State } from '../../src/core/index.ts';
import { cardName, NO_CARD } from '../../src/games/punto/data.ts';
import { placedCard, type Punto, sideOf } from '../../src/games/punto/state.ts';
import type { Inventory } from '../laws/laws.ts';

export const puntoInventory: Inventory = {
  cards: ({ shared, hidden }: State<Punto>) => {
    return [...hidden.decks.flat(), ...shared.up, ...shared.laid.map(placedCard), ...shared.removed]
      .filter((card) => card !== NO_CARD)
      .map(cardName);
  },
  scores: ({ shared }: State<Punto>) =>
    shared.up.map((_, seat) => shared.outcomes.filter(({ side }) => side === sideOf(shared, seat)).length),
};
