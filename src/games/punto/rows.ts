/** Rows on the table: completed ones (P12, P13) and those one card short (P17, P18). */
import { type Card, type Cell, CELLS, cellAt, colourOf, pointsOf, RAYS, STEPS } from './data.ts';
import { isNeutral, rowLength, type Shared, sideCount, sideOfColour } from './state.ts';

export type Row = readonly Cell[];

/**
 * How many cards of one colour follow each other from a cell on, in steps one way. A step over the grid's edge lands in
 * a column on its other side, where by P11 no card lies while there is one at this edge, so the run ends there too.
 */
function run(cells: readonly number[], cell: Cell, step: number, colour: number): number {
  let length = 0;
  for (let at = cell + step; at >= 0 && at < CELLS && colourOf(cells[at]) === colour; at += step) length++;
  return length;
}

/** P12: whether the top card of a cell stands in a row long enough. */
export function completesRow(cells: readonly number[], cell: Cell, needed: number): boolean {
  const colour = colourOf(cells[cell]);
  for (let line = 0; line < 4; line++) {
    const step = STEPS[line];
    if (1 + run(cells, cell, step, colour) + run(cells, cell, -step, colour) >= needed) return true;
  }
  return false;
}

/** P13: a row is the whole maximal run through a cell, in each of the four directions. */
function rowsThrough(cells: readonly number[], cell: Cell): Row[] {
  const colour = colourOf(cells[cell]);
  return RAYS[cell].map(([ahead, behind], line) => [
    ...behind.slice(0, run(cells, cell, -STEPS[line], colour)).toReversed(),
    cell,
    ...ahead.slice(0, run(cells, cell, STEPS[line], colour)),
  ]);
}

/** P13: all rows completed at once by the top card of a cell. */
export const completedRows = (shared: Shared, cell: Cell): Row[] =>
  rowsThrough(shared.cells, cell).filter((row) => row.length >= rowLength(shared));

/** P17: calls back with every maximal run that is exactly one card short: where it begins, on which line, its colour. */
function eachShortRow(shared: Shared, found: (cell: Cell, line: number, colour: number) => void): void {
  const { cells } = shared;
  const length = rowLength(shared) - 1;
  for (let y = shared.top; y <= shared.bottom; y++)
    for (let cell = cellAt(shared.left, y), end = cellAt(shared.right, y); cell <= end; cell++) {
      const colour = colourOf(cells[cell]);
      if (colour < 1 || isNeutral(shared, colour)) continue;
      for (let line = 0; line < 4; line++) {
        const step = STEPS[line];
        if (1 + run(cells, cell, step, colour) === length && run(cells, cell, -step, colour) === 0)
          found(cell, line, colour);
      }
    }
}

/** P17–P19: who wins a round in which somebody cannot play, and by which rows; null if nobody does. */
export function countRows(shared: Shared): { readonly side: number; readonly rows: readonly Row[] } | null {
  const sides = sideCount(shared);
  const rows: Row[][] = Array.from({ length: sides }, () => []);
  eachShortRow(shared, (cell, line, colour) => {
    const ahead = RAYS[cell][line][0];
    rows[sideOfColour(shared, colour)].push([cell, ...ahead.slice(0, rowLength(shared) - 2)]);
  });
  let best: number | null = null;
  let tied = false;
  for (let side = 0; side < sides; side++) {
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
function pointsIn(shared: Shared, rows: readonly Row[]): number {
  let sum = 0;
  for (const row of rows) for (const cell of row) sum += pointsOf(shared.cells[cell]);
  return sum;
}

/** P13, P20: the highest card leaves; of equal ones the first of red, green, blue, yellow. */
export function highestCard(shared: Shared, rows: readonly Row[]): Card {
  const cards = rows.flat().map((cell) => shared.cells[cell]);
  return cards.reduce((best, card) =>
    pointsOf(card) > pointsOf(best) || (pointsOf(card) === pointsOf(best) && card < best) ? card : best,
  );
}
