/** The consequences of a layout with complete corridors (S11–S16). */
import { type Closing, closeGaps, listClosings } from './closings.ts';
import type { Card } from './data.ts';
import { type Corridor, findCorridors, type Layout, takeCorridors } from './layout.ts';

/** S12: corridors that are taken together. */
export interface Taking {
  readonly corridors: readonly Corridor[];
  readonly cards: readonly Card[];
  readonly gapped: Layout;
  /** S13–S15: the ways to close the gaps; more than one if the seat has to choose. */
  readonly ways: readonly Closing[];
}

/** Null if there is no corridor. */
export function takingFrom(layout: Layout): Taking | null {
  const corridors = findCorridors(layout);
  if (corridors.length === 0) return null;
  const { gapped, cards } = takeCorridors(layout, corridors);
  return { corridors, cards, gapped, ways: listClosings(gapped) };
}

/** S12–S16: all that is taken from a layout, chain reactions included, up to the seat's next choice. */
export function takingsFrom(layout: Layout): Taking[] {
  const takings: Taking[] = [];
  for (
    let next = takingFrom(layout);
    next !== null;
    next = takingFrom(closeGaps(next.gapped, next.ways[0]))
  ) {
    takings.push(next);
    if (next.ways.length > 1) break;
  }
  return takings;
}
