/** A fifth game in one file: the player who takes the last match wins. docs/guide/game.md explains it line by line. */
import { moveTable, NO_SEATS, enumField, singleSeat } from '@tavola/engine';

/**
 * @typedef {object} Nim
 * @property {{ readonly [id: string]: never }} options
 * @property {{ seats: number, turn: number, matches: number }} shared What every seat knows.
 * @property {null} own A seat has no secrets.
 * @property {null} hidden
 * @property {{ readonly type: 'take', readonly count: 1 | 2 | 3 }} move
 * @property {{ readonly type: 'took', readonly seat: number, readonly count: number }} event
 * @property {'over' | 'turn' | 'few'} reason Why a move can be refused.
 */

/** @param {number} seats */
const deal = (seats) => ({
  shared: { seats, turn: 0, matches: 21 },
  own: Array.from({ length: seats }, () => null),
  hidden: null,
});
/** @param {Nim['shared']} shared */
const last = ({ seats, turn }) => (turn + seats - 1) % seats;

/** @type {import('@tavola/engine').Game<Nim>} */
const nim = {
  id: 'nim',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  setup: ({ seats }) => deal(seats),
  clone: ({ shared, own }) => ({ shared: { ...shared }, own: own.slice(), hidden: null }),
  toAct: ({ shared }) => (shared.matches === 0 ? NO_SEATS : singleSeat(shared.turn)),
  winners: ({ shared }) => (shared.matches === 0 ? singleSeat(last(shared)) : NO_SEATS),
  standing: ({ seats }) => Array.from({ length: seats }, () => 0), // no scores
  things: () => [], // no cards
  legal: ({ seat, shared }) =>
    seat === shared.turn ? [0, 1, 2].filter((action) => action < shared.matches) : [],
  refusal({ seat, shared }, { count }) {
    if (shared.matches === 0) return { clause: 'N1', reason: 'over' };
    if (seat !== shared.turn) return { clause: 'N2', reason: 'turn' };
    return count <= shared.matches ? undefined : { clause: 'N3', reason: 'few' };
  },
  apply({ shared }, seat, action, tell) {
    shared.matches -= action + 1;
    shared.turn = (seat + 1) % shared.seats;
    tell?.({ type: 'took', seat, count: action + 1 });
  },
  determinize: ({ shared }) => ({ ...deal(shared.seats), shared: { ...shared } }),
  moves: moveTable({ take: enumField('count', /** @type {const} */ ([1, 2, 3])) }),
  show: (view) => view, // it is readable as it is
  transcript: {
    deals: () => 1,
    deal: () => ({}),
    start: ({ seats }) => deal(seats),
    result: ({ shared }) => ({ winners: [last(shared)], scores: [] }),
  },
};

export default nim;
