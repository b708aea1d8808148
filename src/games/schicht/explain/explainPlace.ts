/** Why a card goes to its place (S8–S10, S18–S20). */
import type { View } from '../../../core/index.ts';
import type { Explanation } from '../../../explain/explain.ts';
import { type Card, cardByName, cardName, colourOf, distance, isSilver, NO_CARD } from '../rules/data.ts';
import { type Layout, topOf } from '../rules/layout.ts';
import {
  describePlace,
  type Place,
  placeAt,
  placesFor,
  rowOfColour,
  rowOfPlace,
} from '../rules/placement.ts';
import type { Move, Schicht } from '../rules/state.ts';
import type { SchichtRemark } from './remarks.ts';
import { cardThing } from './thingIds.ts';

/** S8: why onto this pile of a row. */
function within(tops: readonly Card[], card: Card, against: Card): SchichtRemark {
  const others = tops
    .filter((top) => top !== against)
    .toSorted((a, b) => distance(card, a) - distance(card, b));
  const name = cardName(card);
  const [next] = others;
  if (next === undefined) return { type: 'onlyPile', card: name, near: cardName(against) };
  if (distance(card, next) > distance(card, against))
    return { type: 'nearer', card: name, near: cardName(against), far: cardName(next) };
  return { type: 'asNear', card: name, near: [against, next].toSorted((a, b) => a - b).map(cardName) };
}

function findReason(layout: Layout, card: Card, place: Place): Explanation<SchichtRemark> {
  const { how, against } = describePlace(layout, place);
  const row = rowOfPlace(place);
  const name = cardName(card);
  if (how === 'first') return { clause: 'S10', things: [], remarks: [{ type: 'empty' }] };
  const near = cardName(against);
  if (how === 'above' || how === 'below')
    return { clause: 'S9', things: [cardThing(against)], remarks: [{ type: 'startsRow', card: name, near }] };
  const tops = layout[row].piles.map(topOf);
  const isColourless = !isSilver(card) && rowOfColour(layout, colourOf(card)) < 0;
  const clause = isSilver(card) ? 'S18' : isColourless ? 'S20' : 'S8';
  const remark: SchichtRemark =
    how === 'onto'
      ? within(tops, card, against)
      : { type: how === 'right' ? 'higher' : 'lower', card: name, than: near };
  const first: SchichtRemark[] = isColourless ? [{ type: 'colourless', card: name }] : [];
  return { clause, things: tops.map(cardThing), remarks: [...first, remark] };
}

/** The explanation before a card is laid or chosen: its place on the present table, and why. */
export function explainMove({ shared, seat }: View<Schicht>, move: Move): Explanation<SchichtRemark> | null {
  if (seat === null || move.type === 'close') return null;
  const { layout } = shared;
  if (move.type === 'lay') return findReason(layout, shared.revealed[seat], placeAt(move.row, move.at));
  const card = cardByName(move.card) ?? NO_CARD;
  const [place] = placesFor(layout, card);
  return findReason(layout, card, place);
}

/** Why a laid card went to its place, as far as the table still shows it. */
export function explainLaidCard(
  layout: Layout,
  card: Card,
  row: number,
  at: number,
  against: Card,
): Explanation<SchichtRemark> | null {
  const line = layout.find(({ piles }) => piles.some((pile) => pile.at(-1) === card));
  if (line === undefined || at < 0 || row < 0) return null;
  const tops = line.piles.map((pile) => (pile.at(-1) === card ? against : topOf(pile)));
  return { clause: 'S8', things: [card, ...tops].map(cardThing), remarks: [within(tops, card, against)] };
}
