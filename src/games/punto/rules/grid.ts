/** The cards on the table: put one down, take it back, and where one may lie (P7–P11, P17). */
import {
  type Card,
  type Cell,
  cellAt,
  CENTRE,
  columnOf,
  NEIGHBOURS,
  NO_CARD,
  pointsOf,
  REACH,
  rowOf,
  SPAN,
  WIDTH,
} from './data.ts';
import { completesRow } from './rows.ts';
import { FREE, type Shared } from './state.ts';

/** The public state that a placement changes. */
export type Grid = Pick<Shared, 'cells' | 'filled' | 'left' | 'right' | 'top' | 'bottom'>;

/** P7: an empty table; the first card lies in the middle. */
export function clearGrid(grid: Grid): void {
  grid.cells.fill(NO_CARD);
  grid.cells[CENTRE] = FREE;
  grid.filled = 0;
  grid.left = grid.right = grid.top = grid.bottom = 0;
}

/**
 * The undo data of a placement as one number. It holds the covered card; or, if there was none, above 7 bits, one bit for each
 * neighbouring cell that became free, then the previous outermost columns and rows, three bits each.
 */
export type Undo = number;
const AROUND_AT = 7;
const FRAME_AT = 15;
const encodeFrame = ({ left, right, top, bottom }: Grid): number =>
  -left | (right << 3) | (-top << 6) | (bottom << 9);

export function putCard(grid: Grid, cell: Cell, card: Card): Undo {
  const { cells } = grid;
  const covered = cells[cell];
  cells[cell] = card;
  if (covered > NO_CARD) return covered;
  const frame = encodeFrame(grid);
  grid.filled++;
  const around = NEIGHBOURS[cell];
  let freed = 0;
  for (let i = 0; i < around.length; i++)
    if (cells[around[i]] === NO_CARD) {
      cells[around[i]] = FREE;
      freed |= 1 << i;
    }
  const x = columnOf(cell);
  const y = rowOf(cell);
  if (x < grid.left) grid.left = x;
  if (x > grid.right) grid.right = x;
  if (y < grid.top) grid.top = y;
  if (y > grid.bottom) grid.bottom = y;
  return (frame << FRAME_AT) | (freed << AROUND_AT);
}

export function liftCard(grid: Grid, cell: Cell, undo: Undo): void {
  const { cells } = grid;
  const covered = undo & ((1 << AROUND_AT) - 1);
  if (covered !== NO_CARD) {
    cells[cell] = covered;
    return;
  }
  cells[cell] = FREE;
  grid.filled--;
  const around = NEIGHBOURS[cell];
  for (let freed = (undo >> AROUND_AT) & 255, i = 0; freed !== 0; freed >>= 1, i++)
    if ((freed & 1) === 1) cells[around[i]] = NO_CARD;
  const frame = undo >> FRAME_AT;
  grid.left = 0 - (frame & 7);
  grid.right = (frame >> 3) & 7;
  grid.top = 0 - ((frame >> 6) & 7);
  grid.bottom = (frame >> 9) & 7;
}

/** P11: whether the cards, with one on this cell, would still span at most six columns and rows. */
export function spanWith({ left, right, top, bottom }: Grid, cell: Cell): boolean {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return x >= right - REACH && x <= left + REACH && y >= bottom - REACH && y <= top + REACH;
}

/** P9–P11: whether a card may be put on a cell. */
export function isOpen(grid: Grid, cell: Cell, card: Card): boolean {
  const top = grid.cells[cell];
  if (top > NO_CARD) return pointsOf(top) < pointsOf(card);
  return top === FREE && spanWith(grid, cell);
}

/**
 * P9, P10: 1 if a card of these points may lie on a cell with this top, else 0. FREE is negative, and so is a lower card's
 * difference; NO_CARD counts as 16 points. Branch-free, because the branch would be unpredictable.
 */
const isOpenTo = (points: number, top: number): number => (top | (((top - 1) & 15) - (points - 1))) >>> 31;

/** P7–P11: writes the cells open to a card into `found`, ascending, and returns their number. */
export function findOpen(grid: Grid, card: Card, found: Int32Array): number {
  if (grid.filled === 0) {
    found[0] = CENTRE;
    return 1;
  }
  const { cells, left, right, top, bottom } = grid;
  const points = pointsOf(card);
  let count = 0;
  // One step around the cards, but at most six columns and rows in all; `| 0` keeps integers.
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

/** A buffer for open cells, so that a playout allocates nothing. */
export const createCellBuffer = (): Int32Array => new Int32Array(WIDTH * WIDTH);

/** The same as a list. */
export function openCells(grid: Grid, card: Card, room: Int32Array): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0, count = findOpen(grid, card, room); i < count; i++) cells.push(room[i]);
  return cells;
}

/** P17: while a cell of the frame is empty there is a place; on a full frame a card must beat another. */
export function hasPlace({ cells, filled, left, right, top, bottom }: Grid, card: Card): boolean {
  if (filled < SPAN * SPAN) return true;
  for (let y = top; y <= bottom; y++)
    for (let cell = cellAt(left, y), end = cellAt(right, y); cell <= end; cell++)
      if (pointsOf(cells[cell]) < pointsOf(card)) return true;
  return false;
}

/** P12: whether a card would complete a row on a cell. */
export function wouldComplete(cells: number[], cell: Cell, card: Card, needed: number): boolean {
  const under = cells[cell];
  cells[cell] = card;
  const completes = completesRow(cells, cell, needed);
  cells[cell] = under;
  return completes;
}
