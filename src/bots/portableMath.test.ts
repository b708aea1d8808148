import { expect, test } from 'vitest';
import { exp, countHalvings, ln } from './portableMath.ts';

test('e to the x is exact to twelve digits', () => {
  for (let x = -39.5; x < 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 12);
  expect(exp(-1000)).toBe(exp(-40));
});

test('the natural logarithm is exact to twelve digits, of shares and of counts', () => {
  expect(ln(1)).toBe(0);
  for (let x = 1e-9; x < 1e9; x *= 1.7) expect(ln(x)).toBeCloseTo(Math.log(x), 12);
  for (let count = 1; count < 5000; count++) expect(ln(count)).toBeCloseTo(Math.log(count), 12);
});

test('the number of halvings is the binary logarithm rounded up', () => {
  for (let count = 1; count < 5000; count++) expect(countHalvings(count)).toBe(Math.ceil(Math.log2(count)));
});
