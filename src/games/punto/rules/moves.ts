import { moveTable, integerFields } from '../../../core/index.ts';
import { cellAt, CELLS, columnOf, inReach, rowOf } from './data.ts';
import type { Move } from './state.ts';

export const moves = moveTable<Move>({
  place: integerFields(
    ['x', 'y'],
    CELLS,
    (x, y) => (inReach(x, y) ? cellAt(x, y) : -1),
    (cell) => [columnOf(cell), rowOf(cell)],
  ),
});
