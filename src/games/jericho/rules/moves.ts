import { moveTable, enumField } from '../../../core/index.ts';
import { CARD_NAMES, COLOURS, TRUMPET } from './data.ts';
import type { Move } from './state.ts';

export const moves = moveTable<Move>({
  lay: enumField('card', CARD_NAMES),
  feed: enumField('card', CARD_NAMES),
  build: enumField('card', CARD_NAMES, TRUMPET), // a trumpet cannot be built
  trumpet: enumField('colour', COLOURS),
  supply: enumField('card', CARD_NAMES),
});
