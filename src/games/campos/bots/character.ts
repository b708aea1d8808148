/** Who plays Campos: how people go wrong at it, what they like, and what nobody does. */
import type { Action, View } from '../../../core/index.ts';
import { liking, seeing, type Temper } from '../../../bots/character.ts';
import { areaOf } from '../rules/area.ts';
import { actionCard, isRemoving, isScoring } from '../rules/moves.ts';
import type { Campos } from '../rules/rules.ts';
import { pointsOf } from '../rules/scoring.ts';
import { glance, sizesAfter } from './greedy.ts';

/** Plays a card as soon as one scores anything worth a nod. */
export const cannotWait = seeing<Campos>('cannotWait', (view, actions) =>
  glance(view, actions, { lacking: 1, later: 0.15, enough: 3 }),
);
/** Grows what a card scores and forgets what it asks for. */
export const forgetsConditions = seeing<Campos>('forgetsConditions', (view, actions) =>
  glance(view, actions, { lacking: 0, later: 0.15, enough: 9 }),
);

/** Keeps its cards for an area that never grows so large. */
export const waitsTooLong = seeing<Campos>('waitsTooLong', (view, actions) =>
  glance(view, actions, { lacking: 1, later: 0.15, enough: 20 }),
);

/** Would rather score now. */
const bold = liking<Campos>('bold', 1, (_, action) => (isScoring(action) ? 1 : 0));
/** Would rather let the areas grow. */
const careful = liking<Campos>('careful', 1, (_, action) => (isScoring(action) ? 0 : 1));
/** Likes one colour to grow as large as it can, and to stay so. */
const collector: Temper<Campos> = {
  name: 'collector',
  leeway: 1,
  likes({ shared, seat }, actions) {
    const area = areaOf(shared.laid);
    return actions.map((action) =>
      Math.max(...(isScoring(action) ? area.sizes : sizesAfter(shared, area, seat!, action))),
    );
  },
};

export const TEMPERS: readonly Temper<Campos>[] = [bold, careful, collector];

/** Nobody plays a card for no points, nor takes the last piece away while a card would still score. */
export function isBroken({ shared }: View<Campos>, actions: readonly Action[]): (action: Action) => boolean {
  const area = areaOf(shared.laid);
  const scores = (action: Action): boolean => isScoring(action) && pointsOf(area, actionCard(action)) > 0;
  const canScore = actions.some(scores);
  return (action) => {
    if (isScoring(action)) return !scores(action);
    return isRemoving(action) && shared.laid.length === 1 && canScore;
  };
}
