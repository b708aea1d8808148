import type { State } from '../../../core/index.ts';
import type { Schicht } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  scores: ({ shared }: State<Schicht>) => shared.treasures.map((cards) => cards.length),
};
