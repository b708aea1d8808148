import { describe, expect, test } from 'vitest';
import { listBotDecisions } from '../../../../test/botDecisions.ts';
import { BEGINNER } from '../../../bots/roster.ts';
import { LEVELS, type View } from '../../../core/index.ts';
import { colourOf, columnOf, NO_CARD, RAYS, rowOf } from '../rules/data.ts';
import { wouldComplete } from '../rules/grid.ts';
import { type Punto, punto } from '../rules/rules.ts';
import { isNeutral, rowLength, sideOf, sideOfColour } from '../rules/state.ts';
import { isBlunder } from './stylesAndMistakes.ts';
import { createLevels } from './levels.ts';

describe.each([BEGINNER, ...LEVELS] as const)('%s', (level) => {
  test('never plays what looks broken', () => {
    let rows = 0;
    for (const { view, legal, action } of listBotDecisions(punto, createLevels()[level], 3)) {
      const { shared } = view;
      const card = shared.up[view.seat!];
      const wins = (cell: number): boolean =>
        wouldComplete(shared.cells.slice(), cell, card, rowLength(shared));
      if (legal.some(wins)) {
        rows++;
        expect(wins(action), 'completes a row where it can').toBe(true);
      }
      expect(isBlunder(view, legal)(action)).toBe(false);
    }
    expect(rows).toBeGreaterThan(0);
  });
});

describe('a style shows in the places of cards', () => {
  const placed = (style: string) => listBotDecisions(punto, createLevels(style).medium, 6);
  const [bold, careful, collector] = ['bold', 'careful', 'collector'].map(placed);
  const isOwn = ({ shared, seat }: View<Punto>, cell: number): boolean => {
    const top = shared.cells[cell];
    if (top === undefined || top <= NO_CARD || isNeutral(shared, colourOf(top))) return false;
    return sideOfColour(shared, colourOf(top)) === sideOf(shared, seat!);
  };

  test('bold builds outwards, careful in the middle', () => {
    const far = (decisions: typeof bold): number =>
      decisions.reduce((sum, { view: { shared }, action }) => {
        const x = columnOf(action) - (shared.left + shared.right) / 2;
        const y = rowOf(action) - (shared.top + shared.bottom) / 2;
        return sum + Math.hypot(x, y) / decisions.length;
      }, 0);
    expect(far(bold), `${far(careful)} ${far(collector)}`).toBeGreaterThan(far(careful) * 1.1);
  });
  test('collector keeps cards together', () => {
    const near = (decisions: typeof bold): number =>
      decisions
        .filter(({ view }) => view.shared.filled > 2)
        .reduce(
          (sum, { view, action }, _, all) =>
            sum + RAYS[action].flat().filter(([next]) => isOwn(view, next)).length / all.length,
          0,
        );
    for (const other of [bold, careful]) expect(near(collector)).toBeGreaterThan(near(other) * 1.1);
  });
});
