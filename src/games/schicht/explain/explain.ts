/** Explains moves and events of Schicht im Schacht: why a card goes to its place (S8–S10, S18–S20), what is not seen. */
import {
  explain,
  type Explainer,
  type UnseenCount,
  type UnseenGroup,
  type Thing,
  type Explanation,
} from '../../../explain/explain.ts';
import type { Schicht, Event, Move } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type SchichtMotive } from './motives.ts';
import { type SchichtRemark, cardThing, ORDER, treasureThing } from './vocabulary.ts';
import {
  cardByName,
  NO_CARD,
  cardName,
  toCard,
  COLOURS,
  HIGHEST,
  SILVER,
  type CardName,
  type Card,
  colourOf,
  distance,
  isSilver,
} from '../rules/data.ts';
import type { View } from '../../../core/index.ts';
import { unseenCards } from '../rules/determinize.ts';
import { type Layout, topOf } from '../rules/layout.ts';
import {
  describePlace,
  type Place,
  placeAt,
  placesFor,
  rowOfColour,
  rowOfPlace,
} from '../rules/placement.ts';

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

const named = (name: CardName): Thing => cardThing(cardByName(name) ?? NO_CARD);

function ofLaying(
  event: Extract<Event, { type: 'laid' }>,
  { shared }: View<Schicht>,
): Explanation<SchichtRemark> {
  const { card, against, how } = event;
  if (against === null) return explain('S10', [named(card)], { type: 'empty' });
  const things = [named(card), named(against)];
  switch (how) {
    case 'above':
    case 'below':
      return explain('S9', things, { type: 'startsRow', card, near: against });
    case 'left':
      return explain('S8', things, { type: 'lower', card, than: against });
    case 'right':
      return explain('S8', things, { type: 'higher', card, than: against });
    case 'first':
    case 'onto': {
      const known = explainLaidCard(
        shared.layout,
        cardByName(card) ?? NO_CARD,
        event.row,
        event.at,
        cardByName(against) ?? NO_CARD,
      );
      return known ?? explain('S8', things, { type: 'onlyPile', card, near: against });
    }
  }
}

export function explainEvent(event: Event, view: View<Schicht>): Explanation<SchichtRemark> {
  switch (event.type) {
    case 'revealed':
      return explain('S7', [ORDER, ...event.cards.map(({ card }) => named(card))]);
    case 'laid':
      return ofLaying(event, view);
    case 'taken': {
      const kinds = [...new Set(event.corridors.map(({ kind }) => kind))];
      const four: SchichtRemark = { type: 'four', kinds, chain: event.step > 1 };
      return explain(
        event.step > 1 ? 'S16' : 'S12',
        [...event.cards.map(named), treasureThing(event.seat)],
        four,
      );
    }
    case 'closed': {
      const cards = event.moves.reduce((sum, { height }) => sum + height, 0);
      return explain(
        'S14',
        event.moves.map(({ card }) => named(card)),
        { type: 'fewest', cards },
      );
    }
    case 'matchOver':
      return explain('S17', event.winners.map(treasureThing), { type: 'mostWin' });
  }
}

export function countUnseen(view: View<Schicht>): UnseenGroup<SchichtRemark>[] {
  const left = new Set(unseenCards(view));
  const colours = COLOURS.flatMap((_, colour) =>
    colour === SILVER && !view.shared.options.silver ? [] : [colour],
  );
  const lines = colours.map((colour) =>
    Array.from({ length: HIGHEST }, (_, i): UnseenCount<SchichtRemark> => {
      const card = toCard(colour, i + 1);
      return {
        remark: { type: 'card', card: cardName(card) },
        hues: [COLOURS[colour]],
        value: i + 1,
        left: left.has(card) ? 1 : 0,
        of: 1,
      };
    }),
  );
  return [{ remark: { type: 'hidden' }, lines }];
}

export const explainer: Explainer<Schicht, SchichtMotive, SchichtRemark> = {
  subject: ({ shared, seat }, move) =>
    cardThing(
      move.type === 'choose' ? (cardByName(move.card) ?? NO_CARD) : shared.revealed[seat ?? shared.order[0]],
    ),
  listMotives,
  explainEvent,
  explainMove,
  describeThing,
  countUnseen,
};
