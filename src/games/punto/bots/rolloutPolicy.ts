/** Rollout policy of Punto: an evaluation is better than playing on, and the luck is the next card turned up. */
import { leftNeighbour, type Seat, shuffle, type State } from '../../../core/index.ts';
import type { RolloutPolicy } from '../../../bots/rolloutPolicy.ts';
import { punto, type Punto } from '../rules/rules.ts';
import { cloneState } from '../rules/state.ts';
import { bestAtOnce } from './search.ts';

/** P8: the seat whose card is turned up after the next placement. */
const nextToTurnUp = ({ shared }: State<Punto>): Seat =>
  shared.options.reveal === 'ahead' ? (shared.turn as Seat) : leftNeighbour(shared, shared.turn as Seat);

/** Moves one card of a deck to its top: the `part`th of them in order, so that several worlds cover all of them evenly. */
function turnUpEvenly(state: State<Punto>, part: number): State<Punto> {
  const deck = state.hidden.decks[nextToTurnUp(state)];
  if (deck.length === 0) return state;
  const card = deck.toSorted((a, b) => a - b)[Math.floor(part * deck.length)];
  const at = deck.indexOf(card);
  deck[at] = deck[deck.length - 1];
  deck[deck.length - 1] = card;
  return state;
}

export const rolloutPolicy: RolloutPolicy<Punto> = {
  worlds: 36,
  searchIterations: 500,
  fullDetailLength: 110,
  /** With a neutral colour, each deck keeps its cards: they are part of the deal. */
  reshuffle(state, rng, part) {
    const redrawn = punto.determinize({ seat: null, shared: state.shared, own: null }, rng);
    if (state.shared.neutral === null) return turnUpEvenly(redrawn, part);
    const { hidden, ...copy } = cloneState(state);
    for (const deck of hidden.decks) shuffle(deck, rng);
    return turnUpEvenly({ ...copy, hidden: { key: redrawn.hidden.key, decks: hidden.decks } }, part);
  },
  choose: (view, rng) => bestAtOnce(view, rng).cell,
  worth: ({ shared }, rng) => bestAtOnce({ seat: shared.turn, shared, own: null }, rng).shares,
  isOpen: ({ shared }) => shared.neutral === null,
};
