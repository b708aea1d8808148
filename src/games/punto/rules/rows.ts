/** Rows on the table: complete ones (P12, P13) and those one card short (P17, P18). */
import { type Card, type Cell, CELLS, cellAt, colourOf, pointsOf, STEPS } from './data.ts';
import { isNeutral, rowLength, type Shared, sideCount, sideOfColour } from './state.ts';

export type Row = readonly Cell[];

/**
 * The length of a run of one colour from a cell on, in one direction. A step over the grid's edge lands in a column on its other
 * side. By P11 that column is empty while a card lies at this edge, so the run ends there too.
 */
function run(cells: readonly number[], cell: Cell, step: number, colour: number): number {
  let length = 0;
  for (let at = cell + step; at >= 0 && at < CELLS && colourOf(cells[at]) === colour; at += step) length++;
  return length;
}

/** P12: whether the top card of a cell stands in a complete row. */
export function completesRow(cells: readonly number[], cell: Cell, needed: number): boolean {
  const colour = colourOf(cells[cell]);
  for (let line = 0; line < 4; line++) {
    const step = STEPS[line];
    if (1 + run(cells, cell, step, colour) + run(cells, cell, -step, colour) >= needed) return true;
  }
  return false;
}

function rowFrom(cell: Cell, step: number, length: number): Row {
  const row: Cell[] = [];
  for (let i = 0; i < length; i++) row.push(cell + i * step);
  return row;
}

/** P13: all rows completed at once by the top card of a cell, each as the whole maximal run. */
export function completedRows({ cells }: Shared, cell: Cell, needed: number): Row[] {
  const colour = colourOf(cells[cell]);
  const rows = STEPS.map((step) => {
    const behind = run(cells, cell, -step, colour);
    return rowFrom(cell - behind * step, step, behind + 1 + run(cells, cell, step, colour));
  });
  return rows.filter((row) => row.length >= needed);
}

/** P17: each side's maximal runs that are exactly one card short. */
export function shortRows(shared: Shared): Row[][] {
  const { cells, left, right, top, bottom } = shared;
  const length = rowLength(shared) - 1;
  const rows: Row[][] = [];
  for (let side = 0; side < sideCount(shared); side++) rows.push([]);
  for (let y = top; y <= bottom; y++)
    for (let cell = cellAt(left, y), end = cellAt(right, y); cell <= end; cell++) {
      const colour = colourOf(cells[cell]);
      if (colour < 1 || isNeutral(shared, colour)) continue;
      for (let line = 0; line < 4; line++) {
        const step = STEPS[line];
        if (1 + run(cells, cell, step, colour) === length && run(cells, cell, -step, colour) === 0)
          rows[sideOfColour(shared, colour)].push(rowFrom(cell, step, length));
      }
    }
  return rows;
}

/** P17–P19: the winner of a round in which a seat cannot play, and the winning rows; null if there is none. */
export function countRows(shared: Shared): { readonly side: number; readonly rows: readonly Row[] } | null {
  const rows = shortRows(shared);
  let best: number | null = null;
  let tied = false;
  for (let side = 0; side < rows.length; side++) {
    if (rows[side].length === 0) continue;
    const lead =
      best === null
        ? 1
        : rows[side].length - rows[best].length ||
          pointsIn(shared, rows[best]) - pointsIn(shared, rows[side]);
    if (lead > 0) best = side;
    if (lead !== 0) tied = lead < 0 && tied;
    else tied = true;
  }
  return best === null || tied ? null : { side: best, rows: rows[best] };
}

/** P18: a card in two rows counts twice. */
export function pointsIn(shared: Shared, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) for (const cell of row) sum += pointsOf(shared.cells[cell]);
  return sum;
}

/** P13, P20: the highest card leaves; of equal ones the first of red, green, blue, yellow. */
export function highestCard(shared: Shared, rows: readonly Row[]): Card {
  let best = shared.cells[rows[0][0]];
  for (const row of rows)
    for (const cell of row) {
      const card = shared.cells[cell];
      if ((pointsOf(card) - pointsOf(best) || best - card) > 0) best = card;
    }
  return best;
}
