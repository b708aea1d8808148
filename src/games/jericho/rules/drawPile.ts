/** The draw pile: six piles on top of each other, with a scoring card in every second one (J3). */
import { ALL_CARDS, HAND } from './data.ts';
import type { Shared } from './state.ts';

const PILES = 6;
/** J6, J19: each scoring card ends a round. */
export const ROUNDS = 3;

/** J3: the places of the draw pile, counted from its top, where one scoring card may have started. */
export interface PileRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export const pileSize = (seats: number, dealt = HAND): number => ALL_CARDS.length - dealt * seats + ROUNDS;

/** J3: the range of each round's scoring card: anywhere in pile 2, 4 or 6, that card included. */
export function scoringRanges(seats: number, dealt = HAND): PileRange[] {
  const cards = ALL_CARDS.length - dealt * seats;
  const stretches: PileRange[] = [];
  let from = 0;
  for (let pile = 0; pile < PILES; pile++) {
    const withScoring = pile % 2 === 1;
    const extra = pile < cards % PILES ? 1 : 0;
    const to = from + Math.floor(cards / PILES) + extra + (withScoring ? 1 : 0);
    if (withScoring) stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

export interface NextScoringCard {
  readonly safe: number;
  /** After those it lies in one of this many places, all equally likely. */
  readonly among: number;
}

/** J3: public knowledge of the next scoring card; null once the last one has been drawn. */
export function findNextScoringCard(
  table: Pick<Shared, 'seats' | 'phase' | 'round' | 'pile' | 'dealt'>,
): NextScoringCard | null {
  if (table.phase === 'over') return null;
  const drawn = pileSize(table.seats, table.dealt) - table.pile;
  const { from, to } = scoringRanges(table.seats, table.dealt)[table.round - 1];
  const next = Math.max(from, drawn);
  return { safe: next - drawn, among: to - next };
}

export const scoringChance = (ahead: NextScoringCard | null): number =>
  ahead === null || ahead.safe > 0 ? 0 : 1 / ahead.among;
