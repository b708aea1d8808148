import type { State } from '../../../core/index.ts';
import { cardName, listCards } from '../rules/data.ts';
import { type Campos, playedBy, playedCard, playedPoints } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  // Pieces leave the game by the rules (C11, C16), cards never do.
  cards: ({ shared, own, hidden }: State<Campos>) =>
    [...own.flatMap(({ hand }) => listCards(hand)), ...hidden.pile, ...shared.played.map(playedCard)].map(
      cardName,
    ),
  scores: ({ shared, own }: State<Campos>) =>
    own.map((_, seat) =>
      shared.played.reduce((sum, played) => sum + (playedBy(played) === seat ? playedPoints(played) : 0), 0),
    ),
};
