import { describe, expect, test } from 'vitest';
import { decisionsOf } from '../../../../test/decisions.ts';
import { LEVELS } from '../../../core/index.ts';
import { colourOf, NO_CARD } from '../rules/data.ts';
import { wouldComplete } from '../rules/grid.ts';
import { punto } from '../rules/rules.ts';
import { isNeutral, rowLength, sideOf, sideOfColour } from '../rules/state.ts';
import { isBroken } from './character.ts';
import { levelsWith } from './levels.ts';

describe.each(LEVELS)('%s', (level) => {
  test('never plays what looks broken', () => {
    let rows = 0;
    for (const { view, legal, action } of decisionsOf(punto, levelsWith()[level], 3)) {
      const { shared } = view;
      const card = shared.up[view.seat!];
      const wins = (cell: number): boolean =>
        wouldComplete(shared.cells.slice(), cell, card, rowLength(shared));
      if (legal.some(wins)) {
        rows++;
        expect(wins(action), 'completes a row where it can').toBe(true);
      }
      expect(isBroken(view, legal)(action)).toBe(false);
    }
    expect(rows).toBeGreaterThan(0);
  });
});

test('who is bold covers the cards of others more often than who is careful', () => {
  const covering = (temper: string): number => {
    const decisions = decisionsOf(punto, levelsWith(temper).medium, 6);
    const covers = decisions.filter(({ view: { shared, seat }, action }) => {
      const top = shared.cells[action];
      if (top <= NO_CARD || isNeutral(shared, colourOf(top))) return false;
      return sideOfColour(shared, colourOf(top)) !== sideOf(shared, seat!);
    });
    return covers.length / decisions.length;
  };
  const [bold, careful] = [covering('bold'), covering('careful')];
  expect(bold - careful, `${bold} ${careful}`).toBeGreaterThan(0.05);
});
