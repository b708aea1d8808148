/** What a move would bring: every corridor it completes, chain reactions included, up to the next choice. */
import { closed, closings } from '../rules/closings.ts';
import type { Card } from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { lay, placeAt } from '../rules/places.ts';
import { type Taking, takingsFrom } from '../rules/settling.ts';

export interface Outcome {
  /** One for each time corridors are taken; more than one is a chain reaction (S16). */
  readonly steps: readonly Taking[];
  /** Whether the seat then has to choose how the gaps close (S15). */
  readonly choice: boolean;
}

function settled(layout: Layout): Outcome {
  const steps = takingsFrom(layout);
  return { steps, choice: (steps.at(-1)?.ways.length ?? 0) > 1 };
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
