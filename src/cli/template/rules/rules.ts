/**
 * Sample: the highest card of a round takes it.
 * The rules are rules.en.md beside it; X1–X7 are its clauses.
 */
import { type Game, keyOf, NOBODY, only, seatSet, shuffle, Stream } from '../../../core/index.ts';
import { cardsFor, HAND, SEATS } from './data.ts';
import { moves } from './moves.ts';
import { dealt, lay, winnersOf } from './play.ts';
import { cloneState, type Sample } from './state.ts';
import { transcript } from './transcript.ts';
import { sampleWorld } from './worlds.ts';

/** What each stream of the seed is for. */
const STARTING_SEAT = 0;
const DEAL = 1;

export const sample: Game<Sample> = {
  id: 'sample',
  version: 1,
  seats: SEATS,
  options: [],
  setup({ seats, start }, seed) {
    const key = keyOf(seed);
    const cards = shuffle(cardsFor(seats), new Stream(key, DEAL));
    const hands = Array.from({ length: seats }, () => cards.splice(0, HAND));
    return dealt(hands, cards, start ?? new Stream(key, STARTING_SEAT).below(seats));
  },
  clone: cloneState,
  toAct: ({ shared }) => (shared.turn === null ? NOBODY : only(shared.turn)),
  winners: ({ shared }) => (shared.turn === null ? seatSet(winnersOf(shared)) : NOBODY),
  legal: ({ shared, seat, own }) =>
    seat !== null && shared.turn === seat && own !== null ? own.hand.map((card) => card - 1) : [],
  refusal({ shared, seat, own }, { card }) {
    if (shared.turn === null) return { clause: 'X7', reason: 'over' };
    if (shared.turn !== seat || own === null) return { clause: 'X4', reason: 'turn' };
    return own.hand.includes(card) ? undefined : { clause: 'X5', reason: 'missing' };
  },
  apply: (state, seat, action, tell) => lay(state, seat, action + 1, tell),
  determinize: sampleWorld,
  moves,
  // Cards are their numbers already: there is nothing to put into words.
  show: (view) => view,
  transcript,
};
