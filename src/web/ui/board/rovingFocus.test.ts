import { expect, test } from 'vitest';
import { findNearestBox } from './rovingFocus.ts';

const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;
const DOWN = [0, 1] as const;

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('in a grid each arrow leads to the neighbour', () => {
  const places = Array.from({ length: 9 }, (_, i) => box(50 * (i % 3), 50 * Math.floor(i / 3), 44, 44));
  const goesTo = [UP, RIGHT, DOWN, LEFT].map((way) => findNearestBox(places[4], places, way));
  expect(goesTo).toEqual([1, 5, 7, 3]);
  expect(findNearestBox(places[0], places, UP)).toBeUndefined();
  expect(findNearestBox(places[0], places, LEFT)).toBeUndefined();
});

test('a raised card is not above its neighbours', () => {
  const choices = [box(300, 598, 292, 52), box(600, 598, 292, 52)];
  const raised = box(645, 658, 40, 56);
  const neighbour = box(692, 668, 40, 52);
  const all = [...choices, raised, neighbour];
  expect(findNearestBox(neighbour, all, UP)).toBe(1);
  expect(findNearestBox(neighbour, all, LEFT), 'it is beside').toBe(2);
  expect(findNearestBox(raised, all, RIGHT)).toBe(3);
  expect(findNearestBox(raised, all, UP)).toBe(1);
  expect(findNearestBox(neighbour, [raised], UP), 'the way leads out of the hand').toBeUndefined();
});

test('arrows reach every card of a tight fan', () => {
  const fan = [0, 1, 2, 3].map((i) => box(18 * i, 100 + 3 * Math.abs(i - 1), 60, 84));
  expect(findNearestBox(fan[0], fan, RIGHT)).toBe(1);
  expect(findNearestBox(fan[3], fan, LEFT)).toBe(2);
});

test('from a wide element an arrow leads to the next line', () => {
  expect(findNearestBox(box(0, 60, 300, 44), [box(300, 0, 300, 44)], UP)).toBe(0);
});
