/** The board's model of a view: the visible grid, the piles, and the result of a finished round. */
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
import type { Event, Shared, Punto } from '../rules/rules.ts';
import { completedRows, highestCard, pointsIn, type Row, shortRows } from '../rules/rows.ts';
import {
  isNeutral,
  type RoundOutcome,
  placedCard,
  placedCell,
  rowLength,
  sideSeats,
} from '../rules/state.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';

export type Props = BoardProps<Punto, PuntoMessages>;

/** One direction of the frame (P11). */
export interface Extent {
  readonly first: number;
  readonly count: number;
  /** The number that may still join; none once the direction is settled. */
  readonly open: number;
}

/** P11: six once settled; before that seven, for space on both sides, with the first card in the middle if possible. */
function extent(low: number, high: number): Extent {
  const open = SPAN - (high - low + 1);
  if (open === 0) return { first: low, count: SPAN, open };
  const first = Math.min(Math.max(-(SPAN / 2), high - REACH), low - 1);
  return { first, count: SPAN + 1, open };
}

export const visibleColumns = ({ left, right }: Shared): Extent => extent(left, right);
export const visibleRows = ({ top, bottom }: Shared): Extent => extent(top, bottom);

export interface TableCard {
  readonly card: Card;
  /** Stable from when it is turned up until the round ends. */
  readonly id: string;
  /** P3: whether its colour is neutral. */
  readonly isNeutral: boolean;
}

const laidCard = (shared: Shared, card: Card, index: number): TableCard => ({
  card,
  id: `card-${shared.round}-${index}`,
  isNeutral: isNeutral(shared, colourOf(card)),
});

export function listPiles(shared: Shared): ReadonlyMap<Cell, readonly TableCard[]> {
  const piles = new Map<Cell, TableCard[]>();
  shared.laid.forEach((one, i) => {
    const pile = piles.get(placedCell(one)) ?? [];
    pile.push(laidCard(shared, placedCard(one), i));
    piles.set(placedCell(one), pile);
  });
  return piles;
}

/** P8: a seat's face-up card. Seats play in turn, so its number in the round is known. */
export function findFaceUpCard(shared: Shared, seat: Seat): TableCard | null {
  const card = shared.up[seat] ?? NO_CARD;
  if (card === NO_CARD) return null;
  const next = (shared.start + shared.laid.length) % shared.seats;
  return laidCard(shared, card, shared.laid.length + ((seat - next + shared.seats) % shared.seats));
}

/** P9: a card that a cell touches, preferably by an edge; none on an empty table. */
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

/** One side's count of rows one card short (P17, P18). */
export interface ShortRowCount {
  readonly side: number;
  readonly rows: readonly Row[];
  readonly points: number;
}

const countShortRows = (shared: Shared): ShortRowCount[] =>
  shortRows(shared).map((rows, side) => ({ side, rows, points: pointsIn(shared, rows) }));

export interface RoundEnd {
  readonly outcome: RoundOutcome;
  readonly winners: readonly Seat[];
  /** The winning rows; if no side won, the rows that cancelled each other out. */
  readonly rows: readonly Row[];
  /** P13, P20: the card that leaves the match, its cell, and whether it has gone. */
  readonly leaving: { readonly card: Card; readonly cell: Cell; readonly gone: boolean } | null;
  /** P17: every side's rows one card short, if they decided the round. */
  readonly counts: readonly ShortRowCount[];
}

/** P13, P14: cards that won rounds took out of the match, without surplus neutral ones. */
export const listWonCards = (shared: Shared): Card[] =>
  shared.removed.filter((card) => !isNeutral(shared, colourOf(card)));

/**
 * The end of the round, if it is over. Once the next is about to be dealt, a card has gone. A finished match keeps its last table.
 */
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
  if (side === null || shared.turn === null) return { outcome, winners, rows, leaving: null, counts };
  const card = highestCard(shared, rows);
  const cell = rows.flat().find((one) => shared.cells[one] === card) ?? last;
  const gone = events.some(({ type }) => type === 'roundDealt');
  return { outcome, winners, rows, leaving: { card, cell, gone }, counts };
}

export const cellName = (x: number, y: number): string => `${x},${y}`;
export function parseCellName(name: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = name.split(',').map(Number);
  return { x, y };
}

export function listVisibleCells(columns: Extent, rows: Extent): { x: number; y: number; cell: Cell }[] {
  const cells: { x: number; y: number; cell: Cell }[] = [];
  for (let y = rows.first; y < rows.first + rows.count; y++)
    for (let x = columns.first; x < columns.first + columns.count; x++)
      cells.push({ x, y, cell: cellAt(x, y) });
  return cells;
}
