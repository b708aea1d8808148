import type { Reasons } from '../../../explain/explain.ts';
import type { Jericho } from '../rules/state.ts';
import { about } from './about.ts';
import { motives, type JerichoMotive } from './motives.ts';
import type { JerichoRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { cardByName, TRUMPET } from '../rules/data.ts';
import { cardThing } from './things.ts';
import { why } from './why.ts';

export const reasons: Reasons<Jericho, JerichoMotive, JerichoRemark> = {
  subject: (_, move) => cardThing(move.type === 'trumpet' ? TRUMPET : (cardByName(move.card) ?? TRUMPET)),
  motives,
  why,
  about,
  seen,
};
