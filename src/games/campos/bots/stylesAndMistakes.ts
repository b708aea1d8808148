import type { Action, View } from '../../../core/index.ts';
import { actionStyle, glanceMistake, type Style } from '../../../bots/character.ts';
import { distance } from '../../../bots/portableMath.ts';
import { getArea } from '../rules/area.ts';
import { columnOf, rowOf } from '../rules/data.ts';
import { actionAnchor, actionCard, actionPlace, isRemoving, isScoring } from '../rules/moves.ts';
import { placeAnchor } from '../rules/placing.ts';
import type { Campos } from '../rules/rules.ts';
import { cardPoints } from '../rules/scoring.ts';
import { scoreActions, sizesAfter } from './greedy.ts';

/** Plays a card as soon as it scores a little. */
export const cannotWait = glanceMistake<Campos>('cannotWait', (view, actions) =>
  scoreActions(view, actions, { lacking: 1, later: 0.15, enough: 3 }),
);
export const forgetsConditions = glanceMistake<Campos>('forgetsConditions', (view, actions) =>
  scoreActions(view, actions, { lacking: 0, later: 0.15, enough: 9 }),
);

/** Keeps its cards for an area that never grows that large. */
export const waitsTooLong = glanceMistake<Campos>('waitsTooLong', (view, actions) =>
  scoreActions(view, actions, { lacking: 1, later: 0.15, enough: 20 }),
);

/** More than any size or distance: playing a card outweighs the place of a piece. */
const CARD = 1000;

const areaStyle = (
  name: string,
  tolerance: number,
  card: number,
  likes: (sizes: readonly number[]) => number,
): Style<Campos> => ({
  name,
  tolerance,
  likes({ shared, seat }, actions) {
    const area = getArea(shared.laid);
    return actions.map((action) =>
      isScoring(action) ? card : likes(sizesAfter(shared, area, seat!, action)),
    );
  },
});

function actionDistance(action: Action): number {
  if (isScoring(action)) return CARD;
  const cell = isRemoving(action) ? actionAnchor(action) : placeAnchor(actionPlace(action));
  return distance(columnOf(cell), rowOf(cell));
}

/** Prefers to score now, and builds far out. */
const bold = actionStyle<Campos>('bold', 1, (_, action) => actionDistance(action));
/** Prefers to keep cards, and grows all colours equally. */
const careful = areaStyle('careful', 2, -CARD, (sizes) => Math.min(...sizes));
const collector = areaStyle('collector', 2, 0, (sizes) => Math.max(...sizes));

export const STYLES: readonly Style<Campos>[] = [bold, careful, collector];

/** No one plays a card for no points, or removes the last piece while a card would still score. */
export function isBlunder({ shared }: View<Campos>, actions: readonly Action[]): (action: Action) => boolean {
  const area = getArea(shared.laid);
  const scores = (action: Action): boolean => isScoring(action) && cardPoints(area, actionCard(action)) > 0;
  const canScore = actions.some(scores);
  return (action) => {
    if (isScoring(action)) return !scores(action);
    return isRemoving(action) && shared.laid.length === 1 && canScore;
  };
}
