import type { Explainer } from '../../../explain/explain.ts';
import type { Jericho } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type JerichoMotive } from './motives.ts';
import type { JerichoRemark } from './remarks.ts';
import { countUnseen } from './countUnseen.ts';
import { cardByName, TRUMPET } from '../rules/data.ts';
import { cardThing } from './thingIds.ts';
import { explainEvent } from './explainEvent.ts';

export const explainer: Explainer<Jericho, JerichoMotive, JerichoRemark> = {
  subject: (_, move) => cardThing(move.type === 'trumpet' ? TRUMPET : (cardByName(move.card) ?? TRUMPET)),
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
