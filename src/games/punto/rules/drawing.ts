/** Tables drawn as text, for examples and tests: `R5 . B9`, the top left corner at (0, 0), a dot where no card lies. */
import { type Card, cardOf, cellAt } from './data.ts';
import { clear, put } from './grid.ts';
import { placement, type Shared } from './state.ts';

export const LETTERS = 'RGBY';

/** "R5" */
export const card = (text: string): Card =>
  cardOf(LETTERS.indexOf(text.charAt(0)) + 1, Number(text.slice(1)));

/** Lays the cards of a drawing on a table, and nothing else. */
export function layOut(shared: Shared, drawing: string): void {
  clear(shared);
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  for (const [y, row] of rows.entries())
    for (const [x, text] of row.entries()) {
      if (text === '.') continue;
      const cell = cellAt(x, y);
      put(shared, cell, card(text));
      shared.laid.push(placement(cell, card(text)));
    }
}
