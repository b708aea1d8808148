import type { State } from '../../../core/index.ts';
import { type Campos, playedBy, playedPoints } from '../rules/state.ts';
import type { Inventory } from '../../../laws/index.ts';

export const inventory: Inventory = {
  scores: ({ shared, own }: State<Campos>) =>
    own.map((_, seat) =>
      shared.played.reduce((sum, played) => sum + (playedBy(played) === seat ? playedPoints(played) : 0), 0),
    ),
};
