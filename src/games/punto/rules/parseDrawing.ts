/** Tables drawn as text, for examples and tests: `R5 . B9`, the top left corner at (0, 0), a dot for an empty cell. */
import { type Card, toCard, cellAt } from './data.ts';
import { clearGrid, putCard } from './grid.ts';
import { placement, type Shared } from './state.ts';

export const LETTERS = 'RGBY';

/** "R5" */
export const parseCard = (text: string): Card =>
  toCard(LETTERS.indexOf(text.charAt(0)) + 1, Number(text.slice(1)));

/** Lays the cards of a drawing on a table, and changes nothing else. */
export function placeDrawing(shared: Shared, drawing: string): void {
  clearGrid(shared);
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  for (const [y, row] of rows.entries())
    for (const [x, text] of row.entries()) {
      if (text === '.') continue;
      const cell = cellAt(x, y);
      putCard(shared, cell, parseCard(text));
      shared.laid.push(placement(cell, parseCard(text)));
    }
}
