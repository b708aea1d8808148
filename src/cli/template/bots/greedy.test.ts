import { expect, test } from 'vitest';
import { fastRng, viewOf } from '../../../core/index.ts';
import { createDealtState } from '../rules/play.ts';
import { sample } from '../rules/rules.ts';
import { greedy } from './greedy.ts';

test('takes a round with the lowest card that does, and otherwise discards its lowest', () => {
  const state = createDealtState(
    [
      [4, 6, 8, 10],
      [1, 5, 7, 9],
    ],
    [2, 3],
    0,
  );
  const chooses = (seat: number): number => {
    const view = viewOf(state, seat);
    return greedy.choose(view, sample.legal(view), fastRng('greedy', 1)) + 1;
  };
  sample.apply(state, 0, 6 - 1);
  expect(chooses(1)).toBe(7);
  sample.apply(state, 1, 9 - 1);
  sample.apply(state, 1, 7 - 1);
  expect(chooses(0)).toBe(8);
});
