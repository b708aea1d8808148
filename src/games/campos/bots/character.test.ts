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

describe('a temper shows in the area', () => {
  /** What lies once a dozen pieces do. */
  const laid = (temper: string) =>
    decisionsOf(campos, levelsWith(temper).medium, 20)
      .filter(({ view: { shared } }) => shared.phase === 'construction' && shared.laid.length === 12)
      .map(({ view }) => view.shared.laid);
  const [bold, careful, collector] = ['bold', 'careful', 'collector'].map(laid);
  const mean = (areas: typeof bold, of: (area: ReturnType<typeof areaOf>) => number): number =>
    areas.reduce((sum, pieces) => sum + of(areaOf(pieces)) / areas.length, 0);
  const wide = ({ east, west, north, south }: ReturnType<typeof areaOf>): number =>
    east - west + south - north;
  const largest = ({ sizes }: ReturnType<typeof areaOf>): number => Math.max(...sizes);
  const smallest = ({ sizes }: ReturnType<typeof areaOf>): number => Math.min(...sizes);

  test.each([
    ['bold', 'wide', [bold, careful, collector], wide],
    ['careful', 'even', [careful, bold, collector], smallest],
    ['a collector', 'the largest', [collector, bold, careful], largest],
  ] as const)('of who is %s it is %s', (_name, _how, [liked, ...others], of) => {
    for (const other of others)
      expect(mean(liked, of), `${mean(other, of)}`).toBeGreaterThan(mean(other, of) * 1.05);
  });
});
