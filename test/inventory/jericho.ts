import type { State } from '../../src/core/index.ts';
import {
  type Card,
  cardName,
  COLOUR_COUNT,
  NO_CARD,
  SCORING,
  TRUMPET,
} from '../../src/games/jericho/data.ts';
import type { Jericho } from '../../src/games/jericho/state.ts';
import { wallCards } from '../../src/games/jericho/walls.ts';
import type { Inventory } from '../laws/laws.ts';

export const jerichoInventory: Inventory = {
  cards: ({ shared, own, hidden }: State<Jericho>) => {
    const all: Card[] = [
      ...hidden.pile.slice(0, shared.pile).filter((card) => card !== SCORING),
      ...shared.walls.flatMap((wall, place) => wallCards(wall, place % COLOUR_COUNT)),
      ...shared.supply,
      ...shared.won.flat(),
      ...Array<Card>(shared.out).fill(TRUMPET),
      ...own.flatMap(({ hand, fed, layout }) => [...hand, ...fed, layout]),
    ];
    return all.filter((card) => card !== NO_CARD).map(cardName);
  },
  scores: ({ shared }: State<Jericho>) => shared.won.map((pile) => pile.length),
};
