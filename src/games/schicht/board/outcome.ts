/** The outcome of a move: every corridor it completes, chain reactions included, up to the next choice. */
import { closeGaps, listClosings } from '../rules/closings.ts';
import type { Card } from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { layCard, placeAt } from '../rules/placement.ts';
import { type Taking, takingsFrom } from '../rules/takings.ts';

export interface LayOutcome {
  /** One per taking of corridors; more than one is a chain reaction (S16). */
  readonly steps: readonly Taking[];
  /** Whether the seat then chooses how the gaps close (S15). */
  readonly choice: boolean;
}

function settled(layout: Layout): LayOutcome {
  const steps = takingsFrom(layout);
  return { steps, choice: (steps.at(-1)?.ways.length ?? 0) > 1 };
}

export const previewLaying = (layout: Layout, card: Card, row: number, at: number): LayOutcome =>
  settled(layCard(layout, card, placeAt(row, at)));

export function previewClosing(gapped: Layout, option: number): LayOutcome {
  const way = listClosings(gapped)[option];
  return way === undefined ? { steps: [], choice: false } : settled(closeGaps(gapped, way));
}

export const countGain = ({ steps }: LayOutcome): number =>
  steps.reduce((sum, { cards }) => sum + cards.length, 0);
