/**
 * Schicht im Schacht: all players choose a card at once, and the player who completes a row, a column or a pile of four takes it.
 * S1–S22 are clauses of rules.en.md.
 */
import {
  type Action,
  allSeats,
  type Game,
  deriveKey,
  knobValue,
  NO_SEATS,
  singleSeat,
  type Seat,
  toSeatSet,
  shuffle,
  SeedStream,
  type Thing,
  thingsAt,
} from '../../../core/index.ts';
import { listClosings } from './closings.ts';
import { type Card, cardName, cardsOfGame, HAND, isSilver, NO_CARD } from './data.ts';
import { chooseAction, chosenCard, closeAction, closedOption, laidPlace, layAction, moves } from './moves.ts';
import {
  choose,
  chooseClosing,
  deal,
  layRevealedCard,
  stillChoosing,
  findWinners,
  listScores,
} from './play.ts';
import { findPlaces, PLACE_COUNT, placesFor } from './placement.ts';
import { refusal } from './refusals.ts';
import { cloneState, type Own, type Schicht, type Shared, findTurn } from './state.ts';
import { schichtTranscript } from './transcript.ts';
import { sampleWorld } from './determinize.ts';
import { show } from './show.ts';

export type { CardName, Colour } from './data.ts';
export type { Layout, Pile, Row } from './layout.ts';
export type { How } from './placement.ts';
export type { Event, Move, Options, Own, Reason, Schicht, Shared } from './state.ts';

/** The stream of the seed that shuffles the deck. There is no starting seat to draw. */
const DECK = 1;

function legalChoices({ hand, choice }: Own): Action[] {
  return choice === NO_CARD ? hand.map(chooseAction) : [];
}

function legalInTurn(shared: Shared, seat: Seat): Action[] {
  if (shared.phase === 'lay') return placesFor(shared.layout, shared.revealed[seat]).map(layAction);
  return listClosings(shared.layout).map((_, option) => closeAction(option));
}

/** A buffer for `draw`, so that a playout allocates nothing. */
const scratch = new Int32Array(PLACE_COUNT);

export const schicht: Game<Schicht> = {
  id: 'schicht',
  version: 1,
  seats: { min: 2, max: 6 },
  options: [{ id: 'silver', kind: 'flag', default: false }],
  knobs: [{ id: 'hand', range: () => ({ min: 2, max: HAND, default: HAND }) }],

  setup({ seats, options, knobs }, seed) {
    const deck = shuffle(cardsOfGame(options.silver).slice(), new SeedStream(deriveKey(seed), DECK));
    return deal(seats, options, deck, knobValue(knobs, 'hand', HAND));
  },
  clone: cloneState,
  toAct({ shared, own }) {
    if (shared.phase === 'choose') return stillChoosing(own);
    const turn = findTurn(shared);
    return turn === null ? NO_SEATS : singleSeat(turn);
  },
  winners: ({ shared }) => (shared.phase === 'over' ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: listScores,
  things({ shared, own, hidden }) {
    const everyone = allSeats(shared.seats);
    const known = (place: string, cards: readonly Card[], seat: Seat | null = null): Thing[] =>
      thingsAt(place, cards.map(cardName), seat, everyone);
    return [
      ...own.flatMap(({ hand }, seat) => thingsAt('hand', hand.map(cardName), seat)),
      ...known(
        'table',
        shared.layout.flatMap(({ piles }) => piles.flat()),
      ),
      ...shared.order.slice(shared.laid).flatMap((seat) => known('revealed', [shared.revealed[seat]], seat)),
      ...shared.treasures.flatMap((cards, seat) => known('treasure', cards, seat)),
      ...known('out', shared.turnedUp.filter(isSilver)),
      ...thingsAt('rest', hidden.unseen.map(cardName), null),
    ];
  },
  legal({ shared, seat, own }) {
    if (seat === null || own === null) return [];
    if (shared.phase === 'choose') return legalChoices(own);
    return findTurn(shared) === seat ? legalInTurn(shared, seat) : [];
  },
  draw({ shared, seat, own }, rng) {
    if (shared.phase === 'choose') {
      const { hand } = own as Own;
      return chooseAction(hand[rng.below(hand.length)]);
    }
    if (shared.phase === 'close') return closeAction(rng.below(listClosings(shared.layout).length));
    const count = findPlaces(shared.layout, shared.revealed[seat as Seat], scratch);
    return layAction(scratch[count === 1 ? 0 : rng.below(count)]);
  },
  apply(state, seat, action, emit) {
    const { phase } = state.shared;
    if (phase === 'choose') choose(state, seat, chosenCard(action), emit);
    else if (phase === 'lay') layRevealedCard(state, laidPlace(action), emit);
    else chooseClosing(state, closedOption(action), emit);
  },
  refusal,
  determinize: sampleWorld,
  moves,
  show,
  transcript: schichtTranscript,
};
