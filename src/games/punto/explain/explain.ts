import type { Explainer } from '../../../explain/explain.ts';
import type { Punto } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type PuntoMotive } from './motives.ts';
import type { PuntoRemark } from './remarks.ts';
import { countUnseen } from './countUnseen.ts';
import { upThing } from './thingIds.ts';
import { explainEvent } from './explainEvent.ts';

export const explainer: Explainer<Punto, PuntoMotive, PuntoRemark> = {
  subject: ({ shared, seat }) => upThing(seat ?? shared.turn ?? 0),
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
