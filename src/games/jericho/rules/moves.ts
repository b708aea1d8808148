/** Decisions as numbers and as moves. */
import { moveTable, oneOf } from '../../../core/index.ts';
import { CARD_NAMES, COLOURS, TRUMPET } from './data.ts';
import type { Move } from './state.ts';

export const moves = moveTable<Move>({
  lay: oneOf('card', CARD_NAMES),
  feed: oneOf('card', CARD_NAMES),
  build: oneOf('card', CARD_NAMES, TRUMPET), // a trumpet cannot be built
  trumpet: oneOf('colour', COLOURS),
  supply: oneOf('card', CARD_NAMES),
});
