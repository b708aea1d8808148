import type { State } from '../../../core/index.ts';
import type { Jericho } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  scores: ({ shared }: State<Jericho>) => shared.won.map((cards) => cards.length),
};
