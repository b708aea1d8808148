/** The layout and its corridors (S4, S5, S11, S12, S20, S21). A layout is immutable: laying a card makes another one. */
import { type Card, CORRIDOR, colourOf, NO_COLOUR, SILVER } from './data.ts';

/** Bottom card first. Empty only while a gap is not closed yet. */
export type Pile = readonly Card[];

/** Piles side by side, their top cards ascending. */
export interface Row {
  /** The column of the first pile; the leftmost column of a layout is 0. */
  readonly start: number;
  readonly piles: readonly Pile[];
}

/** From top to bottom. */
export type Layout = readonly Row[];

/** S5: only the top card counts for order and distance. */
export const topOf = (pile: Pile): Card => pile[pile.length - 1];

/** The colour of a row. A covered card counts, silver cards do not (S20). */
export function colourOfRow(row: Row): number {
  for (const pile of row.piles)
    for (const card of pile) {
      const colour = colourOf(card);
      if (colour !== SILVER) return colour;
    }
  return NO_COLOUR;
}

export function fromColumnZero(layout: Layout): Layout {
  let left = Infinity;
  for (const { start } of layout) left = Math.min(left, start);
  return left === 0 || layout.length === 0
    ? layout
    : layout.map(({ start, piles }) => ({ start: start - left, piles }));
}

export interface PileAt {
  readonly row: number;
  readonly at: number;
}

/** The piles of a row, of a column, or a single one; EVERY stands for the rows or columns a corridor runs through. */
export interface Corridor {
  readonly kind: 'row' | 'column' | 'pile';
  readonly row: number;
  readonly column: number;
}
const EVERY = -1;

function isTaken(corridors: readonly Corridor[], row: number, column: number): boolean {
  for (const corridor of corridors)
    if (
      (corridor.row === EVERY || corridor.row === row) &&
      (corridor.column === EVERY || corridor.column === column)
    )
      return true;
  return false;
}

/** The first column with a pile in every row, and the one after the last; equal if there is none. */
function sharedColumns(layout: Layout): { from: number; to: number } {
  let from = 0;
  let to = Infinity;
  for (const { start, piles } of layout) {
    if (start > from) from = start;
    if (start + piles.length < to) to = start + piles.length;
  }
  return { from, to: Math.max(from, to) };
}

/** Whether the row completes a corridor: by its own piles and cards, or as one of four rows in a column. */
export function completesCorridor(layout: Layout, row: number): boolean {
  const { piles } = layout[row];
  if (piles.length === CORRIDOR) return true;
  for (const pile of piles) if (pile.length === CORRIDOR) return true;
  if (layout.length < CORRIDOR) return false;
  const { from, to } = sharedColumns(layout);
  return from < to;
}

/** S11, S21: all complete corridors; the colour of a row, if any, does not matter. */
export function findCorridors(layout: Layout): Corridor[] {
  const corridors: Corridor[] = [];
  for (let row = 0; row < layout.length; row++) {
    const { start, piles } = layout[row];
    if (piles.length === CORRIDOR) corridors.push({ kind: 'row', row, column: EVERY });
    for (let at = 0; at < piles.length; at++)
      if (piles[at].length === CORRIDOR) corridors.push({ kind: 'pile', row, column: start + at });
  }
  if (layout.length === CORRIDOR) {
    const { from, to } = sharedColumns(layout);
    for (let column = from; column < to; column++) corridors.push({ kind: 'column', row: EVERY, column });
  }
  return corridors;
}

export const pileAt = (layout: Layout, { row, at }: PileAt): Pile => layout[row].piles[at];

/** S12: takes corridors off the table together. An empty pile marks each gap, and a card of two corridors is taken once. */
export function takeCorridors(
  layout: Layout,
  corridors: readonly Corridor[],
): { readonly gapped: Layout; readonly cards: readonly Card[] } {
  const cards: Card[] = [];
  const gapped: Row[] = [];
  for (let row = 0; row < layout.length; row++) {
    const { start } = layout[row];
    const piles = layout[row].piles.slice();
    for (let at = 0; at < piles.length; at++) {
      if (!isTaken(corridors, row, start + at)) continue;
      cards.push(...piles[at]);
      piles[at] = [];
    }
    gapped.push({ start, piles });
  }
  return { gapped, cards };
}
