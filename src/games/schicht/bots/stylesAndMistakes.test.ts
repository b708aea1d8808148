import { describe, expect, test } from 'vitest';
import { listBotDecisions } from '../../../../test/botDecisions.ts';
import { BEGINNER } from '../../../bots/roster.ts';
import { LEVELS } from '../../../core/index.ts';
import { colourOf } from '../rules/data.ts';
import { chosenCard, laidPlace } from '../rules/moves.ts';
import { catchAt, newPackedTable, readLayout } from '../rules/packedTable.ts';
import { schicht } from '../rules/rules.ts';
import { bestCatch } from './greedy.ts';
import { createLevels } from './levels.ts';

describe.each([BEGINNER, ...LEVELS] as const)('%s', (level) => {
  test('never lays a card where it takes nothing while it could take something', () => {
    let choices = 0;
    for (const { view, legal, action } of listBotDecisions(schicht, createLevels()[level], 12)) {
      if (view.shared.phase !== 'lay') continue;
      const table = newPackedTable();
      readLayout(view.shared.layout, table);
      const takes = (one: number): boolean => catchAt(table, laidPlace(one)) > 0;
      if (!legal.some(takes)) continue;
      if (!legal.every(takes)) choices++;
      expect(takes(action)).toBe(true);
    }
    expect(choices).toBeGreaterThan(0);
  });
});

describe('a style shows in the first cards', () => {
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const chosen = (style: string) =>
    listBotDecisions(schicht, createLevels(style).medium, 12).filter(
      ({ view }) => view.shared.phase === 'choose' && view.shared.round <= 6,
    );
  const [bold, careful] = ['bold', 'careful'].map(chosen);

  test('bold plays the card that takes most', () => {
    const takes = (decisions: typeof bold): number =>
      mean(
        decisions.map(({ view, action }) => {
          const table = newPackedTable();
          readLayout(view.shared.layout, table);
          return bestCatch(table, chosenCard(action));
        }),
      );
    expect(takes(bold)).toBeGreaterThan(takes(careful) * 1.1);
  });
  test('careful keeps every colour longer', () => {
    const colours = (decisions: typeof bold): number =>
      mean(
        decisions
          .filter(({ view }) => view.shared.round === 6)
          .map(({ view }) => new Set(view.own!.hand.map(colourOf)).size),
      );
    expect(colours(careful)).toBeGreaterThan(colours(bold) + 0.1);
  });
});
