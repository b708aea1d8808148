import type { State } from '../../../core/index.ts';
import { type Punto, sideOf } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  scores: ({ shared }: State<Punto>) =>
    shared.up.map((_, seat) => shared.outcomes.filter(({ side }) => side === sideOf(shared, seat)).length),
};
