/** The draw pile from the side: where scoring cards may still lie, by public information (J3). */
import type { Shared } from '../rules/rules.ts';
import { pileSize, scoringRanges } from '../rules/drawPile.ts';

export interface PileLayer {
  readonly count: number;
  /** The round that a card of this layer ends; null for a layer without a scoring card. */
  readonly round: number | null;
}

/** From the top card down. */
export function listPileLayers({ seats, phase, round, pile }: Shared): PileLayer[] {
  const layers: PileLayer[] = [];
  if (phase === 'over') return layers;
  let at = pileSize(seats) - pile;
  for (const [i, { from, to }] of scoringRanges(seats).entries()) {
    if (i + 1 < round || to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) layers.push({ count: start - at, round: null });
    layers.push({ count: to - start, round: i + 1 });
    at = to;
  }
  return layers;
}
