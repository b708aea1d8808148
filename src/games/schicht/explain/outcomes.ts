/** The outcome of a move, and the possible catches of the next seat (S11–S16). */
import type { Seat } from '../../../core/index.ts';
import { closeGaps, listClosings } from '../rules/closings.ts';
import { type Card, CORRIDOR } from '../rules/data.ts';
import { type Corridor, type Layout } from '../rules/layout.ts';
import { layCard, type Place, placesFor } from '../rules/placement.ts';
import { type Taking, takingsFrom } from '../rules/takings.ts';
import type { Shared } from '../rules/state.ts';

export type CorridorKind = Corridor['kind'];

export const cardsTaken = (takings: readonly Taking[]): number =>
  takings.reduce((sum, { cards }) => sum + cards.length, 0);

export interface Outcome {
  /** One per taking of corridors; more than one is a chain reaction (S16). */
  readonly takings: readonly Taking[];
  /** The layout after that. Where the seat chooses how gaps close (S15), it is closed in the first way. */
  readonly after: Layout;
}

/** What is taken from a layout, chain reactions included, up to the next choice. */
function settle(layout: Layout): Outcome {
  const takings = takingsFrom(layout);
  const last = takings.at(-1);
  return { takings, after: last === undefined ? layout : closeGaps(last.gapped, last.ways[0]) };
}

export const previewLaying = (layout: Layout, card: Card, place: Place): Outcome =>
  settle(layCard(layout, card, place));

export const previewClosing = (gapped: Layout, option: number): Outcome =>
  settle(closeGaps(gapped, listClosings(gapped)[option]));

export const mostTaken = (layout: Layout, card: Card): number =>
  Math.max(...placesFor(layout, card).map((place) => cardsTaken(previewLaying(layout, card, place).takings)));

export const layingLater = (
  { order, laid, revealed }: Shared,
  isLaid: boolean,
): { seat: Seat; card: Card }[] =>
  order.slice(laid + (isLaid ? 0 : 1)).map((seat) => ({ seat, card: revealed[seat] }));

export function findOneShort(
  layout: Layout,
): { readonly kind: CorridorKind; readonly cards: readonly Card[] }[] {
  const short: { kind: CorridorKind; cards: readonly Card[] }[] = [];
  for (const { piles } of layout) {
    if (piles.length === CORRIDOR - 1) short.push({ kind: 'row', cards: piles.flat() });
    for (const pile of piles) if (pile.length === CORRIDOR - 1) short.push({ kind: 'pile', cards: pile });
  }
  if (layout.length !== CORRIDOR - 1) return short;
  const width = Math.max(...layout.map(({ start, piles }) => start + piles.length));
  for (let column = 0; column < width; column++) {
    const piles = layout.flatMap(({ start, piles: row }) =>
      row[column - start] === undefined ? [] : [row[column - start]],
    );
    if (piles.length === CORRIDOR - 1) short.push({ kind: 'column', cards: piles.flat() });
  }
  return short;
}
