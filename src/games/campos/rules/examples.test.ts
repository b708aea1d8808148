/** The rules agree with the examples of the rules page. */
import { expect, test } from 'vitest';
import { getArea, liftPiece } from './area.ts';
import { EXAMPLES } from './examples.ts';
import { listSlots, findRemovable, findObstacle } from './removing.ts';

test('C7 the second piece may lie beside the first in any rotation, but not apart', () => {
  expect(EXAMPLES.places().refused).toEqual([false, false, false, true]);
});
test('C7 one edge of one field is enough, and more edges are allowed', () => {
  const { touching, refused } = EXAMPLES.edge();
  expect(touching.map((edges) => edges.length)).toEqual([1, 3]);
  expect(refused).toEqual([false, false]);
});
test('C8 the largest areas', () => {
  expect(EXAMPLES.areas().sizes).toEqual([7, 5, 3, 2]);
});
test('C14 the piece in the middle holds the others together', () => {
  expect(EXAMPLES.bridge().held).toEqual({ slot: 1, why: 'split' });
});
test('C15 a piece in a notch is locked in until the one at the bottom left has gone', () => {
  const { areas, held } = EXAMPLES.locked();
  expect(held).toEqual({ slot: 1, why: 'locked' });
  const area = getArea(areas[0]);
  liftPiece(area, 2);
  expect(findObstacle(area, 1)).toBeUndefined();
});
test('C15 each piece of the ring can be pulled outwards', () => {
  expect(listSlots(findRemovable(getArea(EXAMPLES.ring().areas[0])))).toEqual([0, 1, 2]);
});
