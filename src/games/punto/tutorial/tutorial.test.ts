import { expect, test } from 'vitest';
import { listRefusals, listEvents, playTutorial } from '../../../../test/tutorials/playTutorial.ts';
import { cardName, cellAt } from '../rules/data.ts';
import { punto } from '../rules/rules.ts';
import { tutorial } from './tutorial.ts';

const { steps } = playTutorial(punto, tutorial);
const events = listEvents(steps);
const placed = events.flatMap((event) => (event.type === 'placed' ? [event] : []));
const covered = (card: string) =>
  placed.find((event) => event.seat === tutorial.seat && event.covered === card)?.card;

test('the first match has every kind of event but a stuck seat', () => {
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([
    'matchOver',
    'placed',
    'roundDealt',
    'roundWon',
    'turnedUp',
  ]);
  expect(listRefusals(steps)).toEqual(['points']);
});

test('P9, P10: cards go beside others and on top of fewer points', () => {
  expect(
    placed.slice(1).filter(({ seat, covered: under }) => seat === 0 && under === null).length,
  ).toBeGreaterThan(1);
  expect(covered('green-5')).toBe('red-6');
});

test('P12: the learner breaks a row of three, which is one short of four', () => {
  const blue = placed.slice(0, 11).filter(({ card }) => card.startsWith('blue'));
  expect(blue.map(({ x, y }) => [x, y])).toEqual([
    [-1, -1],
    [0, -2],
    [1, -3],
  ]);
  expect(covered('blue-1')).toBe('red-2');
});

test('P10: both ends of the learner’s row are blocked to break a row; a higher card opens one end', () => {
  const { view } = steps.find(({ step }) => step.id === 'block')!;
  const at = (x: number): string => cardName(view.shared.cells[cellAt(x, 0)]);
  expect([-3, -2, -1, 0, 1].map(at)).toEqual(['yellow-8', 'red-6', 'red-4', 'red-8', 'green-2']);
  expect(covered('green-2')).toBe('red-7');
});

test('P13: a row wins each round, and its highest card leaves', () => {
  const won = events.flatMap((event) => (event.type === 'roundWon' ? [event] : []));
  expect(won.map(({ seats, by, removed }) => [seats, by, removed])).toEqual([
    [[0], 'row', 'red-8'],
    [[0], 'row', 'red-9'],
  ]);
});
