import { describe, expect, test } from 'vitest';
import { decisionsOf } from '../../../../test/decisions.ts';
import { LEVELS } from '../../../core/index.ts';
import { numberOf } from '../rules/data.ts';
import { chosenCard, laidPlace } from '../rules/moves.ts';
import { catchAt, newTable, readLayout } from '../rules/packed.ts';
import { schicht } from '../rules/rules.ts';
import { levelsWith } from './levels.ts';

describe.each(LEVELS)('%s', (level) => {
  test('never lays a card where it takes nothing while it could take something', () => {
    let choices = 0;
    for (const { view, legal, action } of decisionsOf(schicht, levelsWith()[level], 12)) {
      if (view.shared.phase !== 'lay') continue;
      const table = newTable();
      readLayout(view.shared.layout, table);
      const takes = (one: number): boolean => catchAt(table, laidPlace(one)) > 0;
      if (!legal.some(takes)) continue;
      if (!legal.every(takes)) choices++;
      expect(takes(action)).toBe(true);
    }
    expect(choices).toBeGreaterThan(0);
  });
});

test('who is bold plays higher cards at first than who is careful', () => {
  const chosen = (temper: string): number => {
    const numbers = decisionsOf(schicht, levelsWith(temper).medium, 6)
      .filter(({ view }) => view.shared.phase === 'choose' && view.shared.round <= 6)
      .map(({ action }) => numberOf(chosenCard(action)));
    return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  };
  const [bold, careful] = [chosen('bold'), chosen('careful')];
  expect(bold - careful, `${bold} ${careful}`).toBeGreaterThan(1);
});
