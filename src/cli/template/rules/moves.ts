/** Decisions as numbers and as moves. */
import { moveTable, integerFields } from '../../../core/index.ts';
import { MOST_CARDS } from './data.ts';
import type { Move } from './state.ts';

export const moves = moveTable<Move>({
  lay: integerFields(
    ['card'],
    MOST_CARDS,
    (card) => card - 1,
    (number) => [number + 1],
  ),
});
