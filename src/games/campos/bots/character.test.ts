import { describe, expect, test } from 'vitest';
import { decisionsOf } from '../../../../test/decisions.ts';
import { LEVELS } from '../../../core/index.ts';
import { areaOf } from '../rules/area.ts';
import { actionCard, isRemoving, isScoring } from '../rules/moves.ts';
import { campos } from '../rules/rules.ts';
import { pointsOf } from '../rules/scoring.ts';
import { levelsWith } from './levels.ts';

describe.each(LEVELS)('%s', (level) => {
  test('never plays a card for nothing, nor ends the match while a card scores', () => {
    let played = 0;
    for (const { view, legal, action } of decisionsOf(campos, levelsWith()[level], 2)) {
      const area = areaOf(view.shared.laid);
      const points = (card: number): number => pointsOf(area, actionCard(card));
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

test('who is bold plays cards while they score less than who is careful', () => {
  const scored = (temper: string): number => {
    const decisions = decisionsOf(campos, levelsWith(temper).hard, 4);
    const points = decisions
      .filter(({ view, action }) => view.shared.phase === 'construction' && isScoring(action))
      .map(({ view, action }) => pointsOf(areaOf(view.shared.laid), actionCard(action)));
    return points.reduce((sum, one) => sum + one, 0) / points.length;
  };
  const [bold, careful] = [scored('bold'), scored('careful')];
  expect(careful - bold, `${bold} ${careful}`).toBeGreaterThan(0.5);
});
