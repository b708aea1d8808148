/** The rules agree with the examples of the rules page. */
import { expect, test } from 'vitest';
import { cellAt, colourOf } from './data.ts';
import { EXAMPLES } from './examples.ts';
import { pointsIn, shortRows } from './rows.ts';

test('P9 P10 the red 5 may go on every place around, onto the blue 4, and not onto the green 7', () => {
  const { open } = EXAMPLES.beside();
  const around = [-1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => cellAt(x, y)));
  expect(open.toSorted((a, b) => a - b)).toEqual(
    around.filter((cell) => cell !== cellAt(1, 0)).toSorted((a, b) => a - b),
  );
});

test('P17 P18 red has 17 points in its row and green 15: green wins', () => {
  const { shared, rows } = EXAMPLES.counting();
  expect(shortRows(shared).map((of) => pointsIn(shared, of))).toEqual([17, 15, 0, 0]);
  expect(rows.flat().map((cell) => colourOf(shared.cells[cell]))).toEqual([2, 2, 2]);
});
