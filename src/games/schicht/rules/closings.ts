/**
 * Closing the gaps that taken corridors leave (S13–S15).
 *
 * Why starts suffice. S13 keeps the piles of a row in order and side by side, and the rows in order and one below the
 * other. So a closed layout is told by the line of its first row, `top`, and the column of each row's first pile,
 * `starts`: pile j of row k then lies at line top + k, column starts[k] + j, and there is no other freedom. All of S4
 * holds for it as soon as each two neighbouring rows share a column; that is, the next row starts at most as many
 * columns further left as it has piles, less one, and further right as the row above has, less one (`touches`).
 *
 * Why it suffices to try few of them. Each pile has a home start, the start of its row that would leave it in its
 * column, and a home top likewise. Let `least` be the leftmost home start of all piles.
 *   - If some rows start left of `least`, move these rows to `least`. No two rows get further apart by that, so
 *     neighbours still share a column; all the piles that are moved had left their columns to the left and come nearer
 *     to them. No more cards are moved than before and the way is shorter: S14 did not allow the first layout.
 *   - The same holds on the right, and for `top` above or below all home tops, where the whole layout can come nearer.
 * So S14 allows only starts from the least home start to the greatest and tops from the least home top to the greatest:
 * trying these misses nothing.
 *
 * Why trying is quick. With `top` fixed, what a row costs depends on its own start alone, and whether rows fit together
 * on neighbours alone. So from the bottom row upwards the cost of a row and all rows below it is known for each start.
 */
import { fromColumnZero, type Layout, type Pile, type PileAt } from './layout.ts';

/** Where a closed layout lies on the table on which the gaps are: one start for each row that is left. */
export interface Closing {
  readonly top: number;
  readonly starts: readonly number[];
}

/** What is left of a row: its piles with the columns they lie in, and the line the row lies in. */
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

/** S14: one card moved outweighs any distance; 36 cards never go 1000 steps within a layout. */
const MOVED = 1000;

/** What it costs to have the row's first pile in column `start` and the row `down` lines below where it was. */
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

/** Whether S4 holds as the piles lie. */
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

/** For each row and each start to try: the least cost of this row there together with all rows below it. */
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

/** The least cost of all rows below row k, if that has its first pile in column `start`. */
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

/** Calls back with all rows' starts of every closed layout with that top that has the least cost. */
function eachCheapest(
  rests: readonly Rest[],
  starts: readonly number[],
  costs: readonly number[][],
  found: (starts: readonly number[]) => void,
): void {
  const chosen: number[] = [];
  const choose = (k: number, least: number): void => {
    if (k === rests.length) {
      found(chosen.slice());
      return;
    }
    starts.forEach((start, i) => {
      if (costs[k][i] !== least || (k > 0 && !touches(rests[k - 1], chosen[k - 1], rests[k], start))) return;
      chosen[k] = start;
      choose(k + 1, k + 1 < rests.length ? leastBelow(rests, starts, costs, k, start) : 0);
    });
  };
  choose(0, Math.min(...costs[0]));
}

/** S15: what tells layouts apart: the rows' starts less the smallest. */
function closingKey(starts: readonly number[]): number[] {
  const smallest = Math.min(...starts);
  return starts.map((start) => start - smallest);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, k) => number !== b[k]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** S13–S15: the ways to close the gaps that S14 allows, one for each different layout, in the order of S15's keys. */
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
    eachCheapest(rests, starts, costs, (rowStarts) => cheapest.push({ top, starts: rowStarts }));
  }
  if (cheapest.length === 1) return cheapest;
  return cheapest
    .map((closing) => ({ closing, key: closingKey(closing.starts) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .filter(({ key }, i, sorted) => i === 0 || compareKeys(key, sorted[i - 1].key) !== 0)
    .map(({ closing }) => closing);
}

/** The layout after closing. */
export const closeGaps = (gapped: Layout, { starts }: Closing): Layout =>
  fromColumnZero(splitRows(gapped).map(({ piles }, k) => ({ start: starts[k], piles })));

/** A pile that closing moves: where it lay, and how far it goes to the right and down. */
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
