/**
 * Punto: cards of one's own colours in a row, beside or on top of what lies there.
 * The rules are docs/rules/punto.md; P1–P20 are its clauses.
 */
export type { CardName, Colour } from './data.ts';
export type { Event, Move, Options, Punto, Reason, Shared } from './state.ts';
import {
  type Game,
  keyOf,
  NOBODY,
  only,
  type Refusal,
  type Seat,
  seatSet,
  Stream,
} from '../../core/index.ts';
import {
  type Card,
  type Cell,
  CELLS,
  cellAt,
  CENTRE,
  columnOf,
  inReach,
  NO_CARD,
  pointsOf,
  REACH,
  rowOf,
  WIDTH,
} from './data.ts';
import { gatherFirst } from './deal.ts';
import { moves } from './moves.ts';
import { emptyTable, openRound, place, shuffled, winnersOf } from './play.ts';
import { cloneState, FREE, type Punto, type Reason, type Shared } from './state.ts';
import { puntoTranscript } from './transcript.ts';
import { sampleWorld } from './worlds.ts';

/** The stream of the seed that draws the starting seat; round r is dealt by stream r. */
const STARTING_SEAT = 0;

/** P9–P11: whether the seat to play may put its card on a cell. */
function isOpen(shared: Shared, cell: Cell, card: Card): boolean {
  const top = shared.cells[cell];
  if (top > NO_CARD) return pointsOf(top) < pointsOf(card);
  return top === FREE && spanWith(shared, cell);
}

/** P11: whether the cards would still span at most six columns and rows. */
function spanWith(shared: Shared, cell: Cell): boolean {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return (
    x >= shared.right - REACH &&
    x <= shared.left + REACH &&
    y >= shared.bottom - REACH &&
    y <= shared.top + REACH
  );
}

/**
 * P9, P10: 1 if a card of so many points may lie on a cell with this top, else 0. FREE is below zero, a lower card's
 * difference too, and NO_CARD counts as 16 points here; no branch, since no processor can foretell it.
 */
const isOpenTo = (points: number, top: number): number => (top | (((top - 1) & 15) - (points - 1))) >>> 31;

/** P7–P11: writes the cells open to the seat to play into `found`, ascending, and returns how many there are. */
function findOpen(shared: Shared, found: Int32Array): number {
  if (shared.filled === 0) {
    found[0] = CENTRE;
    return 1;
  }
  const { cells, left, right, top, bottom } = shared;
  const points = pointsOf(shared.up[shared.turn as Seat]);
  let count = 0;
  // One step around the cards that lie, but never more than six columns and rows in all; `| 0` keeps to whole numbers.
  const west = Math.max(left - 1, right - REACH);
  const width = Math.min(right + 1, left + REACH) - west;
  const last = cellAt(west, Math.min(bottom + 1, top + REACH)) | 0;
  for (let row = cellAt(west, Math.max(top - 1, bottom - REACH)) | 0; row <= last; row += WIDTH)
    for (let cell = row, end = row + width; cell <= end; cell++) {
      found[count] = cell;
      count += isOpenTo(points, cells[cell]);
    }
  return count;
}

/** Room for the cells found, so that a playout allocates nothing. */
const scratch = new Int32Array(CELLS);

function openCells(shared: Shared): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0, count = findOpen(shared, scratch); i < count; i++) cells.push(scratch[i]);
  return cells;
}

function refusal(shared: Shared, seat: Seat | null, x: number, y: number): Refusal<Reason> | undefined {
  if (shared.turn === null) return { clause: 'P16', reason: 'over' };
  if (shared.turn !== seat) return { clause: 'P8', reason: 'turn' };
  if (shared.filled === 0) return x === 0 && y === 0 ? undefined : { clause: 'P7', reason: 'centre' };
  if (!inReach(x, y) || !spanWith(shared, cellAt(x, y))) return { clause: 'P11', reason: 'span' };
  const cell = cellAt(x, y);
  if (isOpen(shared, cell, shared.up[seat])) return undefined;
  return shared.cells[cell] > NO_CARD
    ? { clause: 'P10', reason: 'points' }
    : { clause: 'P9', reason: 'apart' };
}

export const punto: Game<Punto> = {
  id: 'punto',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'teams', kind: 'flag', default: false, seats: [4] },
    { id: 'reveal', kind: 'choice', values: ['turn', 'ahead'], default: 'turn' },
    { id: 'roundsToWin', kind: 'number', min: 1, max: 5, default: 2 },
  ],

  setup(config, seed) {
    const key = keyOf(seed);
    const state = emptyTable(config.seats, config.options, key);
    const start = config.start ?? new Stream(key, STARTING_SEAT).below(config.seats);
    const gathered = gatherFirst(state.shared);
    openRound(state, start, gathered, shuffled(state.shared, gathered, start, state.hidden), undefined);
    return state;
  },
  clone: cloneState,
  toAct: ({ shared }) => (shared.turn === null ? NOBODY : only(shared.turn)),
  winners: ({ shared }) => (shared.turn === null ? seatSet(winnersOf(shared)) : NOBODY),
  legal: ({ shared, seat }) => (seat !== null && shared.turn === seat ? openCells(shared) : []),
  draw: ({ shared }, rng) => scratch[rng.below(findOpen(shared, scratch))],
  apply: (state, _seat, cell, tell) => place(state, cell, shuffled, tell),
  refusal: ({ shared, seat }, { x, y }) => refusal(shared, seat, x, y),
  determinize: ({ shared }, rng) => sampleWorld(shared, rng),
  moves,
  transcript: puntoTranscript,
};
