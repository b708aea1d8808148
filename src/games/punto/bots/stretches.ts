/** P12: every possible row. */
import { type Cell, CELLS, RAYS } from '../rules/data.ts';

function listStretches(length: number): Cell[][] {
  const found: Cell[][] = [];
  for (let cell = 0; cell < CELLS; cell++)
    for (const [ahead] of RAYS[cell])
      if (ahead.length >= length - 1) found.push([cell, ...ahead.slice(0, length - 1)]);
  return found;
}

export const STRETCHES: { readonly [length: number]: readonly (readonly Cell[])[] } = {
  4: listStretches(4),
  5: listStretches(5),
};
