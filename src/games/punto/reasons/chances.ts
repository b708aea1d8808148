/** Where a row may still come to be (P9–P12): as many places in a line as it needs, each with the colour or open to it. */
import {
  type Card,
  type Cell,
  CELLS,
  colourOf,
  columnOf,
  inReach,
  NO_CARD,
  pointsOf,
  rowOf,
  SPAN,
  STEPS,
} from '../rules/data.ts';
import { coloursOf, rowLength, type Shared } from '../rules/state.ts';
import { unseenOf } from '../rules/worlds.ts';

export interface Chance {
  readonly colour: number;
  /** Those of its places that have a card of the colour on top. */
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
  const left = [...unseenOf(shared, side), ...shared.up].filter((card) => colourOf(card) === colour);
  return left.reduce((most, card) => (pointsOf(card) > pointsOf(most) ? card : most), NO_CARD);
}

/** The places of a line from a cell on; none if it leaves the grid. */
function line(cell: Cell, step: number, length: number): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0, at = cell; i < length; i++, at += step) {
    if (at < 0 || at >= CELLS) return [];
    // A step over the edge lands far away in another row.
    if (i > 0 && Math.abs(columnOf(at) - columnOf(at - step)) > 1) return [];
    cells.push(at);
  }
  return cells.every((at) => inReach(columnOf(at), rowOf(at))) ? cells : [];
}

/** A side's chances with at least so many cards. */
export function chancesOf(shared: Shared, side: number, least: number): Chance[] {
  const { cells } = shared;
  const needed = rowLength(shared);
  return coloursOf(shared, side).flatMap((colour) => {
    const reach = pointsOf(highestLeft(shared, side, colour));
    const isOpen = (at: Cell): boolean => cells[at] <= NO_CARD || pointsOf(cells[at]) < reach;
    const found: Chance[] = [];
    for (let cell = 0; cell < CELLS; cell++)
      for (const step of STEPS) {
        const places = line(cell, step, needed);
        const having = places.filter((at) => colourOf(cells[at]) === colour && cells[at] > NO_CARD);
        if (having.length < least || having.length === 0) continue;
        const missing = places.filter((at) => !having.includes(at));
        if (missing.every(isOpen) && fits(shared, places)) found.push({ colour, cells: having, missing });
      }
    return found;
  });
}

/** The chance with the most cards; of equal ones the one with most places empty. */
export function bestChance(shared: Shared, chances: readonly Chance[]): Chance | undefined {
  const empty = ({ missing }: Chance): number => missing.filter((at) => shared.cells[at] <= NO_CARD).length;
  return chances.toSorted((a, b) => b.cells.length - a.cells.length || empty(b) - empty(a))[0];
}
