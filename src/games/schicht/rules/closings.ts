/**
 * Closing the gaps that taken corridors leave (S13–S15).
 *
 * Why starts suffice. S13 keeps the piles of a row in order and side by side, and the rows in order and one below the other. So
 * two things describe a closed layout: the line of its first row, `top`, and the column of each row's first pile, `starts`. Pile j
 * of row k lies at line top + k, column starts[k] + j; there is no other freedom. All of S4 holds as soon as each two neighbouring
 * rows share a column. That is, the next row starts at most as many columns further left as it has piles, less one, and further
 * right as the row above has, less one (`touches`).
 *
 * Why few of them suffice. Each pile has a home start, the start of its row that would leave it in its column, and a home top
 * likewise. Let `least` be the leftmost home start of all piles. If some rows start left of `least`, move these rows to `least`.
 * No two rows get further apart, so neighbours still share a column. All moved piles had left their columns to the left, and come
 * nearer to them. No more cards move than before, over a shorter distance, so S14 did not allow the first layout. The same holds
 * on the right, and for `top` above or below all home tops, where the whole layout can come nearer. So S14 allows only starts
 * between the least and the greatest home start, and tops likewise: trying these misses nothing.
 *
 * Why trying is quick. With `top` fixed, the cost of a row depends on its own start alone, and its fit on its neighbours alone.
 * So, from the bottom row upwards, a table holds the cost of a row and all rows below it for each start.
 */
import { fromColumnZero, type Layout, type Pile, type PileAt } from './layout.ts';

/** The position of a closed layout on the table with the gaps: one start for each remaining row. */
export interface Closing {
  readonly top: number;
  readonly starts: readonly number[];
}

interface Rest {
  readonly line: number;
  readonly columns: readonly number[];
  readonly piles: readonly Pile[];
}

function splitRows(gapped: Layout): Rest[] {
  const rests: Rest[] = [];
  for (let line = 0; line < gapped.length; line++) {
    const { start, piles } = gapped[line];
    const columns: number[] = [];
    const left: Pile[] = [];
    for (let at = 0; at < piles.length; at++)
      if (piles[at].length > 0) {
        columns.push(start + at);
        left.push(piles[at]);
      }
    if (left.length > 0) rests.push({ line, columns, piles: left });
  }
  return rests;
}

/** S14: one moved card outweighs any distance, because 36 cards never go 1000 steps within a layout. */
const MOVED = 1000;

/** The cost of the row's first pile in column `start`, with the row `down` lines below its old line. */
function closingCost({ columns, piles }: Rest, start: number, down: number): number {
  let cost = 0;
  for (let j = 0; j < piles.length; j++) {
    const steps = Math.abs(start + j - columns[j]) + Math.abs(down);
    if (steps > 0) cost += piles[j].length * (MOVED + steps);
  }
  return cost;
}

/** S4: whether neighbouring rows share a column. */
const touches = (above: Rest, start: number, below: Rest, startBelow: number): boolean =>
  startBelow < start + above.piles.length && start < startBelow + below.piles.length;

/** Whether S4 holds without a move. */
function hasNoGap(rests: readonly Rest[]): boolean {
  for (let k = 0; k < rests.length; k++) {
    const { line, columns } = rests[k];
    if (columns[columns.length - 1] - columns[0] !== columns.length - 1) return false;
    if (k === 0) continue;
    const above = rests[k - 1];
    if (line !== above.line + 1 || !touches(above, above.columns[0], rests[k], columns[0])) return false;
  }
  return true;
}

/** All the starts that S14 may allow, ascending. */
function startsToTry(rests: readonly Rest[]): number[] {
  let least = Infinity;
  let greatest = -Infinity;
  for (const { columns } of rests)
    for (let j = 0; j < columns.length; j++) {
      least = Math.min(least, columns[j] - j);
      greatest = Math.max(greatest, columns[j] - j);
    }
  const starts: number[] = [];
  for (let start = least; start <= greatest; start++) starts.push(start);
  return starts;
}

/** For each row and start: the least cost of the row there together with all rows below it. */
function leastCosts(rests: readonly Rest[], starts: readonly number[], top: number): number[][] {
  const costs: number[][] = rests.map(() => []);
  for (let k = rests.length - 1; k >= 0; k--)
    for (const start of starts) {
      const here = closingCost(rests[k], start, top + k - rests[k].line);
      const last = k === rests.length - 1;
      costs[k].push(here + (last ? 0 : leastBelow(rests, starts, costs, k, start)));
    }
  return costs;
}

/** The least cost of all rows below row k with its first pile in column `start`. */
function leastBelow(
  rests: readonly Rest[],
  starts: readonly number[],
  costs: readonly number[][],
  k: number,
  start: number,
): number {
  let least = Infinity;
  for (let i = 0; i < starts.length; i++)
    if (costs[k + 1][i] < least && touches(rests[k], start, rests[k + 1], starts[i])) least = costs[k + 1][i];
  return least;
}

function eachCheapest(
  rests: readonly Rest[],
  starts: readonly number[],
  costs: readonly number[][],
  cost: number,
  found: (starts: readonly number[]) => void,
): void {
  const chosen: number[] = [];
  const choose = (k: number, least: number): void => {
    if (k === rests.length) {
      found(chosen.slice());
      return;
    }
    for (let i = 0; i < starts.length; i++) {
      if (costs[k][i] !== least || (k > 0 && !touches(rests[k - 1], chosen[k - 1], rests[k], starts[i])))
        continue;
      chosen[k] = starts[i];
      choose(k + 1, k + 1 < rests.length ? leastBelow(rests, starts, costs, k, starts[i]) : 0);
    }
  };
  choose(0, cost);
}

/** S15: the key of a layout: its rows' starts less the smallest. */
function closingKey(starts: readonly number[]): number[] {
  const smallest = Math.min(...starts);
  return starts.map((start) => start - smallest);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, k) => number !== b[k]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** S13–S15: the ways to close the gaps that S14 allows, one per different layout, in the order of S15's keys. */
export function listClosings(gapped: Layout): Closing[] {
  const rests = splitRows(gapped);
  if (hasNoGap(rests)) return [{ top: rests[0]?.line ?? 0, starts: rests.map(({ columns }) => columns[0]) }];
  const starts = startsToTry(rests);
  const homeTops = rests.map(({ line }, k) => line - k);
  let least = Infinity;
  let cheapest: Closing[] = [];
  for (let top = homeTops[0]; top <= homeTops[homeTops.length - 1]; top++) {
    const costs = leastCosts(rests, starts, top);
    const cost = Math.min(...costs[0]);
    if (cost > least) continue;
    if (cost < least) cheapest = [];
    least = cost;
    eachCheapest(rests, starts, costs, cost, (rowStarts) => cheapest.push({ top, starts: rowStarts }));
  }
  if (cheapest.length === 1) return cheapest;
  return cheapest
    .map((closing) => ({ closing, key: closingKey(closing.starts) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .filter(({ key }, i, sorted) => i === 0 || compareKeys(key, sorted[i - 1].key) !== 0)
    .map(({ closing }) => closing);
}

export const closeGaps = (gapped: Layout, { starts }: Closing): Layout =>
  fromColumnZero(splitRows(gapped).map(({ piles }, k) => ({ start: starts[k], piles })));

/** A pile that moves in closing: its place, and its way to the right and down. */
export interface Shift extends PileAt {
  readonly columns: number;
  readonly rows: number;
}

export function listShifts(gapped: Layout, { top, starts }: Closing): Shift[] {
  return splitRows(gapped).flatMap(({ line, columns }, k) =>
    columns
      .map((column, j) => ({
        row: line,
        at: column - gapped[line].start,
        columns: starts[k] + j - column,
        rows: top + k - line,
      }))
      .filter((shift) => shift.columns !== 0 || shift.rows !== 0),
  );
}
