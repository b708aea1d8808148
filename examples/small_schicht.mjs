// @ts-check
/**
 * A small cousin of Schicht im Schacht that can be solved exactly, for checking what a learner has learnt
 * (test/cousins.test.ts solves it).
 *
 * Two players share the cards 1 to 8. In each of four rounds both choose a card in secret. Both are revealed, and laid
 * into one row of piles, the higher first: beyond the highest top card at the right, below the lowest at the left, else
 * onto the nearest, of two the lower. Who makes a third pile, or a pile of three cards, takes the whole row. More cards win.
 */
import { enumField, moveTable, NO_SEATS, SeedStream, shuffle, singleSeat } from '@tavola/engine';
import { deriveKey } from '@tavola/engine/game-kit';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const HAND = 4;
const SEATS = [0, 1];

/**
 * @typedef {object} SmallSchicht
 * @property {{ readonly [id: string]: never }} options
 * @property {{ row: number[][], revealed: (number | null)[], taken: number[][] }} shared
 *   The piles of the row, top last; by seat, the card to be laid now, and the cards taken.
 * @property {{ readonly hand: readonly number[], readonly choice: number | null }} own
 * @property {null} hidden
 * @property {{ readonly type: 'choose', readonly card: number }} move
 * @property {{ readonly type: 'revealed', readonly cards: readonly number[] }
 *   | { readonly type: 'laid', readonly seat: number, readonly card: number }
 *   | { readonly type: 'took', readonly seat: number, readonly cards: readonly number[] }} event
 * @property {'over' | 'chosen' | 'hand'} reason
 */
/** @typedef {SmallSchicht['shared']} Shared */
/** @typedef {import('@tavola/engine').State<SmallSchicht>} State */
/** @typedef {import('@tavola/engine').Emit<SmallSchicht['event']>} Emit */

/** A match with these hands. @param {number[][]} hands @returns {State} */
const open = (hands) => ({
  shared: { row: [], revealed: [null, null], taken: [[], []] },
  own: hands.map((hand) => ({ hand: [...hand].sort((a, b) => a - b), choice: null })),
  hidden: null,
});

/** The row with one more card. @param {readonly number[][]} row @param {number} card */
function lay(row, card) {
  const tops = row.map((pile) => pile.at(-1) ?? 0);
  if (tops.every((top) => top < card)) return [...row, [card]];
  if (tops.every((top) => top > card)) return [[card], ...row];
  const distances = tops.map((top) => Math.abs(top - card));
  const nearest = distances.indexOf(Math.min(...distances)); // the tops ascend, so of two it is the lower
  return row.map((pile, i) => (i === nearest ? [...pile, card] : pile));
}

/** Reveals both cards and lays them. @param {State} state @param {Emit} [emit] */
function playRound({ shared, own }, emit) {
  const cards = own.map(({ choice }) => choice ?? 0);
  for (const seat of SEATS)
    own[seat] = { hand: own[seat].hand.filter((card) => card !== cards[seat]), choice: null };
  shared.revealed = [...cards];
  emit?.({ type: 'revealed', cards });
  for (const card of cards.toSorted((a, b) => b - a)) {
    const seat = cards.indexOf(card);
    shared.row = lay(shared.row, card);
    shared.revealed[seat] = null;
    emit?.({ type: 'laid', seat, card });
    if (shared.row.length < 3 && shared.row.every((pile) => pile.length < 3)) continue;
    const taken = shared.row.flat();
    shared.taken[seat].push(...taken);
    shared.row = [];
    emit?.({ type: 'took', seat, cards: taken });
  }
}

/** @param {Shared} shared */
const scores = ({ taken }) => taken.map((cards) => cards.length);

/** @param {State} state */
function winners({ shared, own }) {
  if (own.some(({ hand }) => hand.length > 0)) return NO_SEATS;
  const [one, two] = scores(shared);
  return one === two ? singleSeat(0) | singleSeat(1) : singleSeat(one > two ? 0 : 1);
}

/** @type {import('@tavola/engine').Game<SmallSchicht>} */
const smallSchicht = {
  id: 'small-schicht',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup(_config, seed) {
    const deck = shuffle([...CARDS], new SeedStream(deriveKey(seed), 0));
    return open([deck.slice(0, HAND), deck.slice(HAND)]);
  },
  clone: ({ shared, own }) => ({
    shared: {
      row: shared.row.map((pile) => pile.slice()),
      revealed: shared.revealed.slice(),
      taken: shared.taken.map((cards) => cards.slice()),
    },
    own: own.map(({ hand, choice }) => ({ hand: hand.slice(), choice })),
    hidden: null,
  }),
  toAct: ({ own }) =>
    own.reduce(
      (seats, { hand, choice }, seat) =>
        hand.length > 0 && choice === null ? seats | singleSeat(seat) : seats,
      NO_SEATS,
    ),
  winners,
  standing: scores,
  things: ({ shared, own }) => [
    ...own.flatMap(({ hand }, seat) =>
      hand.map((card) => ({ name: String(card), place: 'hand', seat, knownTo: singleSeat(seat) })),
    ),
    ...[...shared.row.flat(), ...shared.taken.flat(), ...shared.revealed]
      .filter((card) => card !== null)
      .map((card) => ({ name: String(card), place: 'table', seat: null, knownTo: 3 })),
  ],
  legal: ({ own }) => (own === null || own.choice !== null ? [] : own.hand.map((card) => card - 1)),
  refusal({ own }, { card }) {
    if (own === null || own.hand.length === 0) return { clause: 'S1', reason: 'over' };
    if (own.choice !== null) return { clause: 'S2', reason: 'chosen' };
    return own.hand.includes(card) ? undefined : { clause: 'S3', reason: 'hand' };
  },
  apply(state, seat, action, emit) {
    state.own[seat] = { hand: state.own[seat].hand, choice: action + 1 };
    if (state.own.every(({ choice }) => choice !== null)) playRound(state, emit);
  },
  /** All cards but the seat's own and those on the table are in the other hand; a spectator does not know whose they are. */
  determinize({ seat, shared, own }, rng) {
    const seen = [...shared.row.flat(), ...shared.taken.flat(), ...shared.revealed, ...(own?.hand ?? [])];
    const unseen = shuffle(
      CARDS.filter((card) => !seen.includes(card)),
      rng,
    );
    const hands = SEATS.map((at) =>
      at === seat && own !== null
        ? own.hand
        : unseen.splice(0, own === null ? Math.ceil(unseen.length / (2 - at)) : 8),
    );
    const { shared: known } = smallSchicht.clone({ shared, own: [], hidden: null });
    const world = { ...open(hands.map((hand) => [...hand])), shared: known };
    if (seat !== null && own !== null) world.own[seat] = { hand: own.hand.slice(), choice: own.choice };
    return world;
  },
  moves: moveTable({ choose: enumField('card', CARDS) }),
  show: (view) => view, // it is readable as it is
  transcript: {
    deals: () => 1,
    deal: ({ own }) => ({ hands: own.map(({ hand }) => hand) }),
    start(_config, json) {
      const { hands } = /** @type {{ hands: number[][] }} */ (json ?? {});
      const isDeal =
        Array.isArray(hands) &&
        hands.length === 2 &&
        hands.every((hand) => Array.isArray(hand) && hand.length === HAND) &&
        CARDS.every((card) => hands.flat().includes(card));
      return isDeal ? open(hands) : { clause: 'S4', reason: 'deal' };
    },
    result: (state) => ({
      winners: SEATS.filter((seat) => winners(state) & singleSeat(seat)),
      scores: scores(state.shared),
    }),
  },
};

export default smallSchicht;
