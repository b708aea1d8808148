import { describe, expect, test } from 'vitest';
import { listBotDecisions } from '../../../../test/botDecisions.ts';
import { BEGINNER } from '../../../bots/roster.ts';
import { LEVELS } from '../../../core/index.ts';
import { getArea } from '../rules/area.ts';
import { columnOf, rowOf } from '../rules/data.ts';
import { actionCard, actionPlace, isRemoving, isScoring } from '../rules/moves.ts';
import { placeAnchor } from '../rules/placing.ts';
import { campos } from '../rules/rules.ts';
import { cardPoints } from '../rules/scoring.ts';
import { sizesAfter } from './greedy.ts';
import { createLevels } from './levels.ts';

describe.each([BEGINNER, ...LEVELS] as const)('%s', (level) => {
  test('never plays a card for nothing, nor ends the match while a card scores', () => {
    let played = 0;
    for (const { view, legal, action } of listBotDecisions(campos, createLevels()[level], 2)) {
      const area = getArea(view.shared.laid);
      const points = (card: number): number => cardPoints(area, actionCard(card));
      if (isScoring(action)) {
        played++;
        expect(points(action)).toBeGreaterThan(0);
      }
      if (isRemoving(action) && view.shared.laid.length === 1)
        expect(legal.filter(isScoring).filter((card) => points(card) > 0)).toEqual([]);
    }
    expect(played).toBeGreaterThan(0);
  });
});

describe('a style shows in the places of pieces', () => {
  const placed = (style: string) =>
    listBotDecisions(campos, createLevels(style).medium, 24).filter(
      ({ view, action }) => view.shared.phase === 'construction' && !isScoring(action),
    );
  const [bold, careful, collector] = ['bold', 'careful', 'collector'].map(placed);
  type Of = (before: readonly number[], after: readonly number[], action: number) => number;
  const mean = (decisions: typeof bold, of: Of): number =>
    decisions.reduce((sum, { view: { shared, seat }, action }) => {
      const area = getArea(shared.laid);
      return sum + of(area.sizes, sizesAfter(shared, area, seat!, action), action) / decisions.length;
    }, 0);
  const far: Of = (_before, _after, action) => {
    const cell = placeAnchor(actionPlace(action));
    return Math.hypot(columnOf(cell), rowOf(cell));
  };
  const least: Of = (before, after) => Math.min(...after) - Math.min(...before);
  const most: Of = (before, after) => Math.max(...after) - Math.max(...before);

  test.each([
    ['bold, far out', [bold, careful, collector], far],
    ['careful, to what is smallest', [careful, bold, collector], least],
    ['a collector, to what is largest', [collector, bold, careful], most],
  ] as const)('%s', (_name, [liked, ...others], of) => {
    for (const other of others)
      expect(mean(liked, of), `${mean(other, of)}`).toBeGreaterThan(mean(other, of) * 1.04);
  });
});
