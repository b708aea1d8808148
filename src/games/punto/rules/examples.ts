/** The examples of the rules page as positions. The rules decide what holds in them. */
import { parseCard, placeDrawing } from './parseDrawing.ts';
import { type Card, type Cell } from './data.ts';
import { openCells, createCellBuffer } from './grid.ts';
import { emptyTable } from './play.ts';
import { countRows, type Row } from './rows.ts';
import type { Shared } from './state.ts';

export interface Example {
  readonly shared: Shared;
  readonly up: Card | null;
  /** P9, P10: where it may go. */
  readonly open: readonly Cell[];
  /** P17, P18: the rows that win the round. */
  readonly rows: readonly Row[];
}

function table(drawing: string): Shared {
  const { shared } = emptyTable(
    4,
    { teams: false, reveal: 'turn', roundsToWin: 2 },
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  placeDrawing(shared, drawing);
  return shared;
}

export const EXAMPLES = {
  beside: (): Example => {
    const shared = table('B4 G7');
    return {
      shared,
      up: parseCard('R5'),
      open: openCells(shared, parseCard('R5'), createCellBuffer()),
      rows: [],
    };
  },
  counting: (): Example => {
    const shared = table(`R5 R4 R8 .  .  .
                          .  .  .  .  .  .
                          .  .  .  G3 G7 G5`);
    return { shared, up: null, open: [], rows: countRows(shared)?.rows ?? [] };
  },
};
