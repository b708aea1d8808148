/** Imagined matches of Campos: everyone plays as the seats of playouts do. */
import { payoffsOf, type Seat, shuffle } from '../../../core/index.ts';
import type { Outlook } from '../../../bots/outlook.ts';
import { areaOf } from '../rules/area.ts';
import { campos, type Campos } from '../rules/rules.ts';
import { cloneState, type Own } from '../rules/state.ts';
import { pick } from './playout.ts';
import { apply } from './world.ts';

const NOTHING = { bag: [], pile: [] };
/** Room for the seat that decides; nobody else is looked at. */
const hands: Own[] = [];

export const outlook: Outlook<Campos> = {
  worlds: 150,
  usual: 80,
  reshuffle(state, rng) {
    const copy = cloneState(state);
    shuffle(copy.hidden.bag, rng);
    shuffle(copy.hidden.pile, rng);
    return copy;
  },
  choose({ shared, seat, own }, rng) {
    hands[seat as Seat] = own as Own;
    return pick({ state: { shared, own: hands, hidden: NOTHING }, area: areaOf(shared.laid) }, false, rng);
  },
  playOn(state, luck, number) {
    const world = { state, area: areaOf(state.shared.laid) };
    for (let i = number; state.shared.turn !== null; i++) apply(world, pick(world, false, luck.at(i)));
    return payoffsOf(campos, state);
  },
};
