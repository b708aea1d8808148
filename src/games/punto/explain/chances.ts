/** Possible rows (P9–P12): as many places in a line as a row needs, each with the colour or open to it. */
import {
  type Card,
  type Cell,
  CELLS,
  colourOf,
  columnOf,
  NO_CARD,
  pointsOf,
  rowOf,
  SPAN,
  STEPS,
} from '../rules/data.ts';
import { sideColours, rowLength, type Shared } from '../rules/state.ts';
import { listUnseenCards } from '../rules/determinize.ts';

export interface RowChance {
  readonly colour: number;
  readonly cells: readonly Cell[];
  readonly missing: readonly Cell[];
}

/** P11: whether cards on all these places would still span at most six columns and rows. */
function fits({ left, right, top, bottom }: Shared, cells: readonly Cell[]): boolean {
  const columns = cells.map(columnOf);
  const rows = cells.map(rowOf);
  return (
    Math.max(right, ...columns) - Math.min(left, ...columns) < SPAN &&
    Math.max(bottom, ...rows) - Math.min(top, ...rows) < SPAN
  );
}

/** The highest card of a colour that its side has not placed yet; NO_CARD if there is none. */
function highestLeft(shared: Shared, side: number, colour: number): Card {
  const left = [...listUnseenCards(shared, side), ...shared.up].filter((card) => colourOf(card) === colour);
  return left.reduce((most, card) => (pointsOf(card) > pointsOf(most) ? card : most), NO_CARD);
}

function countOn(cells: readonly number[], cell: Cell, step: number, length: number, colour: number): number {
  let count = 0;
  for (let i = 0; i < length; i++) if (colourOf(cells[cell + i * step]) === colour) count++;
  return count;
}

function staysOn(cell: Cell, step: number, length: number): boolean {
  const end = cell + (length - 1) * step;
  return end >= 0 && end < CELLS && Math.abs(columnOf(end) - columnOf(cell)) < length;
}

export function listChances(shared: Shared, side: number, least: number): RowChance[] {
  const { cells } = shared;
  const needed = rowLength(shared);
  return sideColours(shared, side).flatMap((colour) => {
    const reach = pointsOf(highestLeft(shared, side, colour));
    const isOpen = (at: Cell): boolean => cells[at] <= NO_CARD || pointsOf(cells[at]) < reach;
    const found: RowChance[] = [];
    for (let cell = 0; cell < CELLS; cell++)
      for (const step of STEPS) {
        if (!staysOn(cell, step, needed) || countOn(cells, cell, step, needed, colour) < Math.max(1, least))
          continue;
        const places = Array.from({ length: needed }, (_, i) => cell + i * step);
        const missing = places.filter((at) => colourOf(cells[at]) !== colour);
        if (!missing.every(isOpen) || !fits(shared, places)) continue;
        found.push({ colour, cells: places.filter((at) => !missing.includes(at)), missing });
      }
    return found;
  });
}

/** The possible row with the most cards; on a tie the one with the most empty places. */
export function bestChance(shared: Shared, chances: readonly RowChance[]): RowChance | undefined {
  const empty = ({ missing }: RowChance): number =>
    missing.filter((at) => shared.cells[at] <= NO_CARD).length;
  return chances.toSorted((a, b) => b.cells.length - a.cells.length || empty(b) - empty(a))[0];
}
