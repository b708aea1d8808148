import type { Explainer } from '../../../explain/explain.ts';
import type { Campos } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type CamposMotive } from './motives.ts';
import type { CamposRemark } from './remarks.ts';
import { countUnseen } from './countUnseen.ts';
import { getArea, slotAt } from '../rules/area.ts';
import { cardByName, cellAt } from '../rules/data.ts';
import { cardThing, frontThing, pieceThing } from './thingIds.ts';
import { explainEvent } from './explainEvent.ts';

export const explainer: Explainer<Campos, CamposMotive, CamposRemark> = {
  subject({ shared, seat }, move) {
    if (move.type === 'place') return frontThing(seat ?? shared.turn ?? 0, move.piece);
    if (move.type === 'score') return cardThing(cardByName(move.card) ?? 0);
    const area = getArea(shared.laid);
    return pieceThing(area.laid[slotAt(area, cellAt(move.q, move.r))]);
  },
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
