/** The possible catches of the next seat in a layout (S11–S16). */
import type { Seat } from '../../../core/index.ts';
import { closeGaps } from '../rules/closings.ts';
import { type Card, CORRIDOR } from '../rules/data.ts';
import { type Corridor, type Layout } from '../rules/layout.ts';
import { layCard, type Place, placesFor } from '../rules/placement.ts';
import { type Taking, takingsFrom } from '../rules/takings.ts';
import type { Shared } from '../rules/state.ts';

export type CorridorKind = Corridor['kind'];

export const cardsTaken = (takings: readonly Taking[]): number =>
  takings.reduce((sum, { cards }) => sum + cards.length, 0);

/** What laying a card at a place takes, and the layout after that, up to the next choice. */
export function previewLaying(
  layout: Layout,
  card: Card,
  place: Place,
): { takings: Taking[]; after: Layout } {
  const laid = layCard(layout, card, place);
  const takings = takingsFrom(laid);
  const last = takings.at(-1);
  return { takings, after: last === undefined ? laid : closeGaps(last.gapped, last.ways[0]) };
}

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
