/** What a move would bring: every corridor it completes, chain reactions included, up to the next choice. */
import { closed, closings } from '../../../games/schicht/closings.ts';
import type { Card } from '../../../games/schicht/data.ts';
import { type Corridor, corridorsOf, type Layout, take } from '../../../games/schicht/layout.ts';
import { lay, placeAt } from '../../../games/schicht/places.ts';

/** S12: what is taken together. */
export interface Step {
  readonly corridors: readonly Corridor[];
  readonly cards: readonly Card[];
}

export interface Outcome {
  /** One for each time corridors are taken; more than one is a chain reaction (S16). */
  readonly steps: readonly Step[];
  /** Whether the seat then has to choose how the gaps close (S15). */
  readonly choice: boolean;
}

/** S12–S16: goes on from a layout in which corridors may be complete. */
function settled(layout: Layout): Outcome {
  const steps: Step[] = [];
  for (let lying = layout; ;) {
    const corridors = corridorsOf(lying);
    if (corridors.length === 0) return { steps, choice: false };
    const { gapped, cards } = take(lying, corridors);
    steps.push({ corridors, cards });
    const [way, another] = closings(gapped);
    if (way === undefined || another !== undefined) return { steps, choice: true };
    lying = closed(gapped, way);
  }
}

/** Laying a card at one of its places. */
export const outcomeOfLaying = (layout: Layout, card: Card, row: number, at: number): Outcome =>
  settled(lay(layout, card, placeAt(row, at)));

/** Closing the gaps in one of the ways. */
export function outcomeOfClosing(gapped: Layout, option: number): Outcome {
  const way = closings(gapped)[option];
  return way === undefined ? { steps: [], choice: false } : settled(closed(gapped, way));
}

/** How many cards it brings in all. */
export const gainOf = ({ steps }: Outcome): number => steps.reduce((sum, { cards }) => sum + cards.length, 0);
