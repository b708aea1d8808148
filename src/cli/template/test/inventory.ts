import type { Inventory } from '../../../laws/index.ts';
import type { State } from '../../../core/index.ts';
import type { Sample } from '../rules/state.ts';

export const inventory: Inventory = {
  /** X6: each round awards its highest card. */
  scores({ shared }: State<Sample>) {
    const points = shared.points.map(() => 0);
    for (let at = 0; at < shared.played.length; at += shared.seats) {
      const round = shared.played.slice(at, at + shared.seats);
      points[round.indexOf(Math.max(...round))]++;
    }
    return points;
  },
};
