/** What the board reads off a view: the part of the grid on show, the piles, and how a finished round came out. */
import type { Seat } from '../../../core/index.ts';
import {
  type Card,
  type Cell,
  cellAt,
  colourOf,
  columnOf,
  NEIGHBOURS,
  NO_CARD,
  REACH,
  rowOf,
  SPAN,
} from '../rules/data.ts';
import type { Event, Shared } from '../rules/rules.ts';
import { completedRows, highestCard, pointsIn, type Row, shortRows } from '../rules/rows.ts';
import {
  isNeutral,
  type RoundOutcome,
  placedCard,
  placedCell,
  rowLength,
  sideSeats,
} from '../rules/state.ts';

/** One direction of the frame (P11). */
export interface Extent {
  /** The first column or row on show, and how many are. */
  readonly first: number;
  readonly count: number;
  /** How many may still join; none once the direction is settled. */
  readonly open: number;
}

/** P11: six once they are settled; before that seven, so that there is room on both sides, the first card in the middle if it can be. */
function extent(low: number, high: number): Extent {
  const open = SPAN - (high - low + 1);
  if (open === 0) return { first: low, count: SPAN, open };
  const first = Math.min(Math.max(-(SPAN / 2), high - REACH), low - 1);
  return { first, count: SPAN + 1, open };
}

export const visibleColumns = ({ left, right }: Shared): Extent => extent(left, right);
export const visibleRows = ({ top, bottom }: Shared): Extent => extent(top, bottom);

/** A card on the table, or one that is about to get there. */
export interface TableCard {
  readonly card: Card;
  /** The same from when it is turned up until the round ends. */
  readonly id: string;
  /** P3: of the colour that is nobody's. */
  readonly isNeutral: boolean;
}

const laidCard = (shared: Shared, card: Card, index: number): TableCard => ({
  card,
  id: `card-${shared.round}-${index}`,
  isNeutral: isNeutral(shared, colourOf(card)),
});

/** The pile on each cell that has one, bottom first. */
export function listPiles(shared: Shared): ReadonlyMap<Cell, readonly TableCard[]> {
  const piles = new Map<Cell, TableCard[]>();
  shared.laid.forEach((one, i) => {
    const pile = piles.get(placedCell(one)) ?? [];
    pile.push(laidCard(shared, placedCard(one), i));
    piles.set(placedCell(one), pile);
  });
  return piles;
}

/** P8: a seat's face-up card; seats play in turn, so it is known which card of the round it will be. */
export function findFaceUpCard(shared: Shared, seat: Seat): TableCard | null {
  const card = shared.up[seat] ?? NO_CARD;
  if (card === NO_CARD) return null;
  const next = (shared.start + shared.laid.length) % shared.seats;
  return laidCard(shared, card, shared.laid.length + ((seat - next + shared.seats) % shared.seats));
}

/** P9: a card that a cell touches, by an edge rather than by a corner; none on an empty table. */
export function findNeighbour({ cells }: Shared, cell: Cell): Card | undefined {
  const around = NEIGHBOURS[cell] ?? [];
  const isEdge = (at: Cell): boolean => columnOf(at) === columnOf(cell) || rowOf(at) === rowOf(cell);
  return around
    .toSorted((a, b) => Number(isEdge(b)) - Number(isEdge(a)))
    .map((at) => cells[at] ?? NO_CARD)
    .find((card) => card > NO_CARD);
}

export const lastCell = ({ laid }: Shared): Cell | null => {
  const last = laid.at(-1);
  return last === undefined ? null : placedCell(last);
};

/** What one side has when rows one card short are counted (P17, P18). */
export interface ShortRowCount {
  readonly side: number;
  readonly rows: readonly Row[];
  readonly points: number;
}

/** P17: what every side has. */
const countShortRows = (shared: Shared): ShortRowCount[] =>
  shortRows(shared).map((rows, side) => ({ side, rows, points: pointsIn(shared, rows) }));

/** A round that is over while its cards still lie. */
export interface RoundEnd {
  readonly outcome: RoundOutcome;
  readonly winners: readonly Seat[];
  /** The rows that won it; nobody's, if nobody did: those that cancelled each other out. */
  readonly rows: readonly Row[];
  /** P13, P20: the card that leaves the match, where it lies, and whether it has gone. */
  readonly leaving: { readonly card: Card; readonly cell: Cell; readonly gone: boolean } | null;
  /** P17: every side's rows one short, if that is how the round was decided. */
  readonly counts: readonly ShortRowCount[];
}

/** P13, P14: cards that won rounds took out of the match; surplus neutral ones are none of them. */
export const listWonCards = (shared: Shared): Card[] =>
  shared.removed.filter((card) => !isNeutral(shared, colourOf(card)));

/** The round's end, if it is over; once the next is about to be dealt, a card has gone. A match that is over keeps its last table. */
export function findRoundEnd(shared: Shared, events: readonly Event[] = []): RoundEnd | null {
  const outcome = shared.outcomes[shared.round - 1];
  const last = lastCell(shared);
  if (outcome === undefined || last === null) return null;
  const { side } = outcome;
  const counts = outcome.by === 'row' ? [] : countShortRows(shared);
  const most = Math.max(0, ...counts.map(({ rows }) => rows.length));
  const rows =
    outcome.by === 'row'
      ? completedRows(shared, last, rowLength(shared))
      : counts
          .filter((count) => (side === null ? count.rows.length === most : count.side === side))
          .flatMap((count) => count.rows);
  const winners = side === null ? [] : sideSeats(shared, side);
  // Nothing need leave a match that is over.
  if (side === null || shared.turn === null) return { outcome, winners, rows, leaving: null, counts };
  const card = highestCard(shared, rows);
  const cell = rows.flat().find((one) => shared.cells[one] === card) ?? last;
  const gone = events.some(({ type }) => type === 'roundDealt');
  return { outcome, winners, rows, leaving: { card, cell, gone }, counts };
}

/** A cell's number from what a drop says, and back. */
export const cellName = (x: number, y: number): string => `${x},${y}`;
export function parseCellName(name: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = name.split(',').map(Number);
  return { x, y };
}

/** The cells on show, row by row. */
export function listVisibleCells(columns: Extent, rows: Extent): { x: number; y: number; cell: Cell }[] {
  const cells: { x: number; y: number; cell: Cell }[] = [];
  for (let y = rows.first; y < rows.first + rows.count; y++)
    for (let x = columns.first; x < columns.first + columns.count; x++)
      cells.push({ x, y, cell: cellAt(x, y) });
  return cells;
}
