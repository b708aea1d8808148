import { expect, test } from 'vitest';
import { findTurnStart } from './session.ts';

test('a turn lasts while the same seat decides', () => {
  const deciders = [0, 0, 1, 1, 1, 0];
  const on: number[] = [0];
  while (on.at(-1)! < deciders.length) on.push(findTurnStart(deciders, on.at(-1)!, 1));
  expect(on).toEqual([0, 2, 5, 6]);
  const back: number[] = [6];
  while (back.at(-1)! > 0) back.push(findTurnStart(deciders, back.at(-1)!, -1));
  expect(back).toEqual([6, 5, 2, 0]);
});
