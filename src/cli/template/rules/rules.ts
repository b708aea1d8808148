/**
 * Sample: the highest card of a round takes it.
 * The rules are rules.en.md beside it; X1–X7 are its clauses.
 */
import {
  allSeats,
  type Game,
  deriveKey,
  NO_SEATS,
  singleSeat,
  toSeatSet,
  shuffle,
  SeedStream,
  thingsAt,
} from '../../../core/index.ts';
import { cardsFor, HAND, SEATS } from './data.ts';
import { moves } from './moves.ts';
import { createDealtState, layCard, findWinners } from './play.ts';
import { cloneState, type Sample } from './state.ts';
import { transcript } from './transcript.ts';
import { sampleWorld } from './determinize.ts';

/** The purpose of each stream of the seed. */
const STARTING_SEAT = 0;
const DEAL = 1;

export const sample: Game<Sample> = {
  id: 'sample',
  version: 1,
  seats: SEATS,
  options: [],
  setup({ seats, start }, seed) {
    const key = deriveKey(seed);
    const cards = shuffle(cardsFor(seats), new SeedStream(key, DEAL));
    const hands = Array.from({ length: seats }, () => cards.splice(0, HAND));
    return createDealtState(hands, cards, start ?? new SeedStream(key, STARTING_SEAT).below(seats));
  },
  clone: cloneState,
  toAct: ({ shared }) => (shared.turn === null ? NO_SEATS : singleSeat(shared.turn)),
  winners: ({ shared }) => (shared.turn === null ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: ({ points }) => points,
  things: ({ shared, own, hidden }) => [
    ...own.flatMap(({ hand }, seat) => thingsAt('hand', hand.map(String), seat)),
    ...thingsAt('rest', hidden.rest.map(String), null),
    ...thingsAt(
      'table',
      [...shared.laid, ...shared.played].filter((card) => card !== null).map(String),
      null,
      allSeats(shared.seats),
    ),
  ],
  legal: ({ shared, seat, own }) =>
    seat !== null && shared.turn === seat && own !== null ? own.hand.map((card) => card - 1) : [],
  refusal({ shared, seat, own }, { card }) {
    if (shared.turn === null) return { clause: 'X7', reason: 'over' };
    if (shared.turn !== seat || own === null) return { clause: 'X4', reason: 'turn' };
    return own.hand.includes(card) ? undefined : { clause: 'X5', reason: 'missing' };
  },
  apply: (state, seat, action, tell) => layCard(state, seat, action + 1, tell),
  determinize: sampleWorld,
  moves,
  // Cards are numbers already, so the view is readable.
  show: (view) => view,
  transcript,
};
