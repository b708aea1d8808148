import { expect, test } from 'vitest';
import { computeHint } from './hint.ts';

/** A search result: what each choice promises, and how many imagined matches began with it. */
const found = (...choices: readonly (readonly [expects: number, imagined: number])[]) => {
  const iterations = choices.reduce((sum, [, imagined]) => sum + imagined, 0);
  return {
    choices: choices.map(([expects, imagined], action) => ({
      action,
      expects,
      weight: imagined / iterations,
    })),
    shares: [0.5, 0.5],
    line: [0],
    iterations,
  };
};

test('choices that differ by more than chance are ranked', () => {
  expect(computeHint(found([0.64, 9000], [0.57, 3000], [0.41, 900], [0.2, 100]))).toEqual({
    choices: [
      { action: 0, expects: 0.64 },
      { action: 1, expects: 0.57 },
      { action: 2, expects: 0.41 },
    ],
    areEqual: false,
    others: 0,
  });
});

test('choices within the uncertainty are equally good, and the others are left out', () => {
  const hint = computeHint(found([0.52, 700], [0.5, 600], [0.505, 650], [0.3, 400]));
  expect(hint).toMatchObject({ areEqual: true, others: 0 });
  expect(hint.choices.map(({ action }) => action)).toEqual([0, 1, 2]);
});

test('equal choices beyond the third are counted', () => {
  expect(computeHint(found([0.5, 100], [0.5, 100], [0.5, 100], [0.5, 100], [0.49, 100]))).toMatchObject({
    areEqual: true,
    others: 2,
  });
});

test('a difference of four points is always reported, one of half a point never', () => {
  expect(computeHint(found([0.54, 10], [0.5, 10])).areEqual).toBe(false);
  expect(computeHint(found([0.505, 1e6], [0.5, 1e6])).areEqual).toBe(true);
});

test('a rarely tried choice is never equal, and a single choice has no equals', () => {
  expect(computeHint(found([0.5, 1000], [0.5, 10])).areEqual).toBe(false);
  expect(computeHint(found([1, 1]))).toEqual({
    choices: [{ action: 0, expects: 1 }],
    areEqual: false,
    others: 0,
  });
});
