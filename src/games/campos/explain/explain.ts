import type { Reasons } from '../../../explain/explain.ts';
import type { Campos } from '../rules/state.ts';
import { about } from './about.ts';
import { motives, type CamposMotive } from './motives.ts';
import type { CamposRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { areaOf, slotAt } from '../rules/area.ts';
import { cardByName, cellAt } from '../rules/data.ts';
import { cardThing, frontThing, pieceThing } from './things.ts';
import { why } from './why.ts';

export const reasons: Reasons<Campos, CamposMotive, CamposRemark> = {
  subject({ shared, seat }, move) {
    if (move.type === 'place') return frontThing(seat ?? shared.turn ?? 0, move.piece);
    if (move.type === 'score') return cardThing(cardByName(move.card) ?? 0);
    const area = areaOf(shared.laid);
    return pieceThing(area.laid[slotAt(area, cellAt(move.q, move.r))]);
  },
  motives,
  why,
  about,
  seen,
};
