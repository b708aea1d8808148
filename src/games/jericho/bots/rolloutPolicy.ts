/** Imagined matches of Jericho: all seats follow the playout policy to the end of the match. */
import { shuffle } from '../../../core/index.ts';
import type { RolloutPolicy } from '../../../bots/rolloutPolicy.ts';
import { SCORING } from '../rules/data.ts';
import type { Jericho, Own } from '../rules/rules.ts';
import { cloneState } from '../rules/state.ts';
import { samplePile } from '../rules/determinize.ts';
import { MoveEvaluator, PLAYOUT_WEIGHTS } from './playoutPolicy.ts';

const policy = new MoveEvaluator(PLAYOUT_WEIGHTS);
const NOTHING = { pile: [] };
/** Only the deciding seat's entry is read. */
const hands: Own[] = [];

export const rolloutPolicy: RolloutPolicy<Jericho> = {
  worlds: 300,
  searchIterations: 600,
  fullDetailLength: 100,
  /** J3: with all hands known, the pile's cards are in random order, and its scoring cards in random allowed places. */
  reshuffle(state, rng) {
    const { shared, hidden } = state;
    const cards = hidden.pile.slice(0, shared.pile).filter((card) => card !== SCORING);
    return { ...cloneState(state), hidden: { pile: samplePile(shared, shuffle(cards, rng), rng) } };
  },
  choose({ shared, seat, own }) {
    if (seat === null || own === null) throw new Error('a spectator has no move');
    hands[seat] = own;
    return policy.choose({ shared, own: hands, hidden: NOTHING }, seat);
  },
};
