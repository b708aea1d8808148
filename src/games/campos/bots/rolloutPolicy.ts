import { computePayoffs, type Seat, shuffle } from '../../../core/index.ts';
import type { RolloutPolicy } from '../../../bots/rolloutPolicy.ts';
import { getArea } from '../rules/area.ts';
import { campos, type Campos } from '../rules/rules.ts';
import { cloneState, type Own } from '../rules/state.ts';
import { pickAction } from './fastRollout.ts';
import { applyToWorld } from './searchWorld.ts';

const NOTHING = { bag: [], pile: [] };
/** Only the deciding seat's entry is read. */
const hands: Own[] = [];

export const rolloutPolicy: RolloutPolicy<Campos> = {
  worlds: 150,
  fullDetailLength: 80,
  reshuffle(state, rng) {
    const copy = cloneState(state);
    shuffle(copy.hidden.bag, rng);
    shuffle(copy.hidden.pile, rng);
    return copy;
  },
  choose({ shared, seat, own }, rng) {
    hands[seat as Seat] = own as Own;
    return pickAction(
      { state: { shared, own: hands, hidden: NOTHING }, area: getArea(shared.laid) },
      false,
      rng,
    );
  },
  fastRollout(state, luck, number) {
    const world = { state, area: getArea(state.shared.laid) };
    for (let i = number; state.shared.turn !== null; i++)
      applyToWorld(world, pickAction(world, false, luck.at(i)));
    return computePayoffs(campos, state);
  },
};
