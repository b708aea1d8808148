/** Motives for and against a move in Campos: the areas it changes, and the effect on the cards in hand. */
import type { Seat, View } from '../../../core/index.ts';
import { compareMotives, type Motive } from '../../../explain/explain.ts';
import { type Area, getArea, sizesWith, sizesWithout, slotAt } from '../rules/area.ts';
import {
  type Card,
  cardByName,
  cardName,
  type CardName,
  cellAt,
  COLOURS,
  type Colour,
  hasCard,
  layPiece,
  listCards,
  NO_CARDS,
} from '../rules/data.ts';
import { unseenIn } from '../rules/determinize.ts';
import { LARGER, SCORES, SMALLER } from '../rules/scoring.ts';
import type { Campos, Move } from '../rules/state.ts';
import { areaThings, cardThing, sizeThing } from './vocabulary.ts';

export type CamposMotive = Motive &
  (
    | { readonly type: 'scores'; readonly points: number }
    /** A card of the hand becomes playable, for these points; `now`: still in this turn. */
    | { readonly type: 'readies'; readonly card: CardName; readonly points: number; readonly now: boolean }
    | { readonly type: 'raises'; readonly card: CardName; readonly from: number; readonly to: number }
    | { readonly type: 'grows'; readonly colour: Colour; readonly from: number; readonly to: number }
    | { readonly type: 'shrinks'; readonly colour: Colour; readonly from: number; readonly to: number }
    | { readonly type: 'keeps'; readonly count: number }
    /** The change of a card's worth on average, of those that others may hold. */
    | { readonly type: 'cheapens'; readonly points: number }
    | { readonly type: 'enriches'; readonly points: number }
    | { readonly type: 'endsBuilding' }
    | { readonly type: 'quiet' }
    | { readonly type: 'spoils'; readonly card: CardName }
    | { readonly type: 'lowers'; readonly card: CardName; readonly from: number; readonly to: number }
    | { readonly type: 'better'; readonly card: CardName; readonly points: number }
  );

const holdsAt = (sizes: readonly number[], card: Card): boolean => sizes[LARGER[card]] > sizes[SMALLER[card]];
const worthAt = (sizes: readonly number[], card: Card): number =>
  holdsAt(sizes, card) ? sizes[SCORES[card]] : 0;

/** What the cards that others may hold gain or lose on average, in whole points. */
function changingOthers(
  unseen: readonly Card[],
  before: readonly number[],
  after: readonly number[],
): CamposMotive[] {
  const sum = unseen.reduce((total, card) => total + worthAt(after, card) - worthAt(before, card), 0);
  const points = Math.round(Math.abs(sum) / Math.max(1, unseen.length));
  if (points === 0) return [];
  return sum < 0
    ? [{ type: 'cheapens', tone: 'stops', things: [], points }]
    : [{ type: 'enriches', tone: 'risks', things: [], points }];
}

function changing(
  area: Area,
  hand: readonly Card[],
  unseen: readonly Card[],
  before: readonly number[],
  after: readonly number[],
  now: boolean,
): CamposMotive[] {
  const found = changingOthers(unseen, before, after);
  const byWorth = hand.toSorted((a, b) => worthAt(after, b) - worthAt(after, a));
  for (const card of byWorth) {
    const about = { things: [cardThing(card)], card: cardName(card) } as const;
    const from = worthAt(before, card);
    const to = worthAt(after, card);
    if (from === to) continue;
    if (to > 0 && from === 0) found.push({ type: 'readies', tone: 'wins', ...about, points: to, now });
    else if (to > from) found.push({ type: 'raises', tone: 'builds', ...about, from, to });
    else if (to === 0) found.push({ type: 'spoils', tone: 'risks', ...about });
    else found.push({ type: 'lowers', tone: 'risks', ...about, from, to });
  }
  after.forEach((to, colour) => {
    const from = before[colour];
    if (to === from) return;
    const things = areaThings(area, colour);
    found.push({
      type: to > from ? 'grows' : 'shrinks',
      tone: to > from ? 'builds' : 'describes',
      things,
      colour: COLOURS[colour],
      from,
      to,
    });
  });
  const kept = hand.filter(
    (card) => worthAt(before, card) > 0 && worthAt(after, card) >= worthAt(before, card),
  );
  if (
    kept.length > 0 &&
    !found.some(({ type }) => type === 'spoils' || type === 'lowers' || type === 'readies')
  )
    found.push({ type: 'keeps', tone: 'builds', things: kept.map(cardThing), count: kept.length });
  return found;
}

function scoring({ shared, own }: View<Campos>, area: Area, card: Card, seat: Seat): CamposMotive[] {
  const points = worthAt(area.sizes, card);
  const found: CamposMotive[] = [
    {
      type: 'scores',
      tone: 'wins',
      things: [...areaThings(area, SCORES[card]), sizeThing(LARGER[card]), sizeThing(SMALLER[card])],
      points,
    },
  ];
  if (shared.phase === 'construction' && shared.hands[seat] === 1)
    found.push({ type: 'endsBuilding', tone: 'builds', things: [] });
  const [better] = listCards(own?.hand ?? NO_CARDS).toSorted(
    (a, b) => worthAt(area.sizes, b) - worthAt(area.sizes, a),
  );
  if (better !== undefined && worthAt(area.sizes, better) > points)
    found.push({
      type: 'better',
      tone: 'risks',
      things: [cardThing(better)],
      card: cardName(better),
      points: worthAt(area.sizes, better),
    });
  return found;
}

export function listMotives(view: View<Campos>, move: Move): CamposMotive[] {
  const { shared, own } = view;
  const seat = view.seat ?? shared.turn ?? 0;
  const area = getArea(shared.laid);
  const hand = listCards(own?.hand ?? NO_CARDS);
  const { cards: unseen } = unseenIn(view);
  const now = !shared.second;
  const before = area.sizes.slice();
  const found = ((): CamposMotive[] => {
    switch (move.type) {
      case 'place': {
        const laid = layPiece(shared.front[2 * seat + move.piece], cellAt(move.q, move.r), move.turn);
        return changing(area, hand, unseen, before, sizesWith(area, laid), now);
      }
      case 'remove':
        return changing(
          area,
          hand,
          unseen,
          before,
          sizesWithout(area, slotAt(area, cellAt(move.q, move.r))),
          now,
        );
      case 'score': {
        const card = cardByName(move.card);
        return card === undefined || !hasCard(own?.hand ?? NO_CARDS, card)
          ? []
          : scoring(view, area, card, seat);
      }
    }
  })();
  if (found.every(({ tone }) => tone === 'risks'))
    found.push({ type: 'quiet', tone: 'describes', things: [] });
  return found.sort(compareMotives);
}
