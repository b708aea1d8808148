import type { Reasons } from '../../../explain/explain.ts';
import type { Schicht } from '../rules/state.ts';
import { about } from './about.ts';
import { before } from './goes.ts';
import { motives, type SchichtMotive } from './motives.ts';
import type { SchichtRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { cardByName, NO_CARD } from '../rules/data.ts';
import { cardThing } from './things.ts';
import { why } from './why.ts';

export const reasons: Reasons<Schicht, SchichtMotive, SchichtRemark> = {
  subject: ({ shared, seat }, move) =>
    cardThing(
      move.type === 'choose' ? (cardByName(move.card) ?? NO_CARD) : shared.revealed[seat ?? shared.order[0]],
    ),
  motives,
  why,
  before,
  about,
  seen,
};
