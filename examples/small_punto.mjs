// @ts-check
/**
 * A small cousin of Punto that can be solved exactly, for checking what a learner has learnt (test/cousins.test.ts solves it).
 *
 * Two players, a board of 4 × 4 cells, and three cards each, 1 2 3, in an order that nobody knows. In turn, each turns up
 * their top card and lays it: beside a card, corners included, or on a lower one; the first card anywhere. Three cards of
 * one colour in a line win. If that does not happen, the seat with more cards in sight wins; equal seats share.
 */
import { enumField, moveTable, NO_SEATS, SeedStream, shuffle, singleSeat } from '@tavola/engine';
import { deriveKey } from '@tavola/engine/game-kit';

const SIZE = 4;
const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
const COLOURS = ['red', 'blue'];
/** Sorted, by seat: red-1, red-2, red-3. */
const CARDS = COLOURS.map((colour) => [1, 2, 3].map((points) => `${colour}-${points}`));

/**
 * @typedef {object} SmallPunto
 * @property {{ readonly [id: string]: never }} options
 * @property {{ turn: number | null, up: string | null, left: string[][], cells: string[][] }} shared
 *   Who lays next, null once the match is over; the card to lay; each deck, sorted; the cards of each cell, top last.
 * @property {null} own A seat has no secrets.
 * @property {{ decks: string[][] }} hidden The order of the decks, top last.
 * @property {{ readonly type: 'place', readonly cell: number }} move
 * @property {{ readonly type: 'turnedUp', readonly seat: number, readonly card: string }
 *   | { readonly type: 'placed', readonly seat: number, readonly card: string, readonly cell: number }} event
 * @property {'over' | 'turn' | 'apart' | 'points'} reason
 */
/** @typedef {SmallPunto['shared']} Shared */
/** @typedef {import('@tavola/engine').State<SmallPunto>} State */
/** @typedef {import('@tavola/engine').Emit<SmallPunto['event']>} Emit */

const column = (/** @type {number} */ cell) => cell % SIZE;
const row = (/** @type {number} */ cell) => Math.floor(cell / SIZE);
/** @param {readonly string[]} cards */
const sorted = (cards) => cards.toSorted();
const points = (/** @type {string} */ card) => Number(card.at(-1));

const NEIGHBOURS = CELLS.map((cell) =>
  CELLS.filter(
    (other) =>
      other !== cell && Math.abs(column(other) - column(cell)) <= 1 && Math.abs(row(other) - row(cell)) <= 1,
  ),
);
/** Three cells in a row, a column or a diagonal. */
const LINES = CELLS.flatMap((cell) =>
  [1, SIZE, SIZE + 1, SIZE - 1].map((step) => [cell, cell + step, cell + 2 * step]),
).filter(([a, b, c]) => c < CELLS.length && NEIGHBOURS[a].includes(b) && NEIGHBOURS[b].includes(c));

/** @param {Shared} shared @param {number} cell @param {number} seat */
const shows = (shared, cell, seat) => shared.cells[cell].at(-1)?.startsWith(COLOURS[seat]) ?? false;

/** @param {Shared} shared @param {number} seat */
const hasLine = (shared, seat) => LINES.some((line) => line.every((cell) => shows(shared, cell, seat)));

/** Why the card that is up may not be laid there. @param {Shared} shared @param {number} cell */
function obstacle(shared, cell) {
  const top = shared.cells[cell].at(-1);
  if (top !== undefined)
    return points(shared.up ?? '') > points(top) ? undefined : /** @type {const} */ ('points');
  const isFirst = shared.cells.every((cards) => cards.length === 0);
  const isBeside = NEIGHBOURS[cell].some((other) => shared.cells[other].length > 0);
  return isFirst || isBeside ? undefined : /** @type {const} */ ('apart');
}

/** Turns up the next card of a seat; without one the match is over. @param {State} state @param {number} seat @param {Emit} [emit] */
function turnUp({ shared, hidden }, seat, emit) {
  const card = hidden.decks[seat].pop();
  shared.turn = card === undefined ? null : seat;
  if (card === undefined) return;
  shared.up = card;
  shared.left[seat] = sorted(hidden.decks[seat]);
  emit?.({ type: 'turnedUp', seat, card });
}

/** A match with these decks. @param {number} start @param {string[][]} decks @returns {State} */
function open(start, decks) {
  const shared = {
    turn: start,
    up: null,
    left: decks.map(sorted),
    cells: CELLS.map(() => []),
  };
  const state = { shared, own: [null, null], hidden: { decks: decks.map((deck) => [...deck]) } };
  turnUp(state, start);
  return state;
}

/** @param {Shared} shared */
function winners(shared) {
  if (shared.turn !== null) return NO_SEATS;
  const lines = COLOURS.map((_, seat) => Number(hasLine(shared, seat)));
  const inSight = COLOURS.map((_, seat) => CELLS.filter((cell) => shows(shared, cell, seat)).length);
  const [red, blue] = lines.includes(1) ? lines : inSight;
  return red === blue ? singleSeat(0) | singleSeat(1) : singleSeat(red > blue ? 0 : 1);
}

/** @type {import('@tavola/engine').Game<SmallPunto>} */
const smallPunto = {
  id: 'small-punto',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup({ start }, seed) {
    const stream = new SeedStream(deriveKey(seed), 0);
    const decks = CARDS.map((cards) => shuffle([...cards], stream));
    return open(start ?? stream.below(2), decks);
  },
  clone: ({ shared, own, hidden }) => ({
    shared: {
      turn: shared.turn,
      up: shared.up,
      left: shared.left.map((cards) => cards.slice()),
      cells: shared.cells.map((cards) => cards.slice()),
    },
    own: own.slice(),
    hidden: { decks: hidden.decks.map((deck) => deck.slice()) },
  }),
  toAct: ({ shared }) => (shared.turn === null ? NO_SEATS : singleSeat(shared.turn)),
  winners: ({ shared }) => winners(shared),
  standing: () => [0, 0], // no scores
  things: ({ shared, hidden }) => [
    ...hidden.decks.flatMap((deck, seat) => deck.map((name) => ({ name, place: 'deck', seat, knownTo: 0 }))),
    ...[...shared.cells.flat(), ...(shared.up === null ? [] : [shared.up])].map((name) => ({
      name,
      place: 'table',
      seat: null,
      knownTo: 3,
    })),
  ],
  legal: ({ seat, shared }) =>
    seat === null || seat !== shared.turn ? [] : CELLS.filter((cell) => obstacle(shared, cell) === undefined),
  refusal({ seat, shared }, { cell }) {
    if (shared.turn === null) return { clause: 'P1', reason: 'over' };
    if (seat !== shared.turn) return { clause: 'P2', reason: 'turn' };
    const reason = obstacle(shared, cell);
    return reason && { clause: 'P3', reason };
  },
  apply(state, seat, cell, emit) {
    const { shared } = state;
    const card = shared.up ?? '';
    shared.cells[cell].push(card);
    shared.up = null;
    shared.turn = hasLine(shared, seat) ? null : 1 - seat;
    emit?.({ type: 'placed', seat, card, cell });
    if (shared.turn !== null) turnUp(state, shared.turn, emit);
  },
  determinize: ({ shared }, rng) => ({
    ...smallPunto.clone({ shared, own: [null, null], hidden: { decks: [] } }),
    hidden: { decks: shared.left.map((cards) => shuffle([...cards], rng)) },
  }),
  moves: moveTable({ place: enumField('cell', CELLS) }),
  show: (view) => view, // it is readable as it is
  transcript: {
    deals: () => 1,
    deal: ({ shared, hidden }) => ({
      start: shared.turn,
      decks: hidden.decks.map((deck, seat) => (seat === shared.turn ? [...deck, shared.up] : deck)),
    }),
    start(_config, json) {
      const { start, decks } = /** @type {{ start: number, decks: string[][] }} */ (json ?? {});
      const isDeal =
        [0, 1].includes(start) &&
        Array.isArray(decks) &&
        decks.every(Array.isArray) &&
        JSON.stringify(decks.map(sorted)) === JSON.stringify(CARDS);
      return isDeal ? open(start, decks) : { clause: 'P4', reason: 'deal' };
    },
    result: ({ shared }) => ({
      winners: [0, 1].filter((seat) => winners(shared) & singleSeat(seat)),
      scores: [],
    }),
  },
};

export default smallPunto;
