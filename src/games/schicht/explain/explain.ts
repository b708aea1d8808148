import type { Explainer } from '../../../explain/explain.ts';
import type { Schicht } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { explainMove } from './explainPlace.ts';
import { listMotives, type SchichtMotive } from './motives.ts';
import type { SchichtRemark } from './remarks.ts';
import { countUnseen } from './countUnseen.ts';
import { cardByName, NO_CARD } from '../rules/data.ts';
import { cardThing } from './thingIds.ts';
import { explainEvent } from './explainEvent.ts';

export const explainer: Explainer<Schicht, SchichtMotive, SchichtRemark> = {
  subject: ({ shared, seat }, move) =>
    cardThing(
      move.type === 'choose' ? (cardByName(move.card) ?? NO_CARD) : shared.revealed[seat ?? shared.order[0]],
    ),
  listMotives,
  explainEvent,
  explainMove,
  describeThing,
  countUnseen,
};
