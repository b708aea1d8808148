/** Explains moves and events of Punto, and counts the cards not seen. */
import {
  explain,
  type Explainer,
  type UnseenCount,
  type UnseenGroup,
  type Explanation,
} from '../../../explain/explain.ts';
import {
  type Punto,
  sideColours,
  placedCard,
  sideSeats,
  sideCount,
  sideOf,
  type Event,
  rowLength,
  type Shared,
} from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type PuntoMotive } from './motives.ts';
import { type PuntoRemark, upThing, cellThing, deckThing, winsThing } from './vocabulary.ts';
import type { View } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  toCard,
  cardsOfColour,
  COLOURS,
  NEUTRAL,
  NO_CARD,
  type Cell,
  cellAt,
  NEIGHBOURS,
} from '../rules/data.ts';
import { without } from '../rules/deal.ts';
import { listUnseenCards } from '../rules/determinize.ts';

/** P9: the cards that a cell touches. */
const touched = ({ cells }: Shared, cell: Cell): Cell[] =>
  NEIGHBOURS[cell].filter((at) => cells[at] > NO_CARD);

export function explainEvent(event: Event, { shared }: View<Punto>): Explanation<PuntoRemark> {
  switch (event.type) {
    case 'turnedUp':
      return explain('P8', [upThing(event.seat), deckThing(event.seat)]);
    case 'placed': {
      const cell = cellAt(event.x, event.y);
      const { card, covered } = event;
      if (covered !== null) return explain('P10', [cellThing(cell)], { type: 'more', card, covered });
      const beside = touched(shared, cell);
      if (beside.length === 0) return explain('P7', [cellThing(cell)]);
      const others = beside.map((at) => cardName(shared.cells[at]));
      return explain('P9', [cell, ...beside].map(cellThing), { type: 'touches', card, others });
    }
    case 'stuck':
      return explain('P17', [deckThing(event.seat)], { type: 'shortRows' });
    case 'roundWon': {
      const cells = event.rows.flat().map(([x, y]) => cellThing(cellAt(x, y)));
      const how: PuntoRemark =
        event.by === 'row' ? { type: 'rowLength', length: rowLength(shared) } : { type: 'shortRows' };
      return explain(event.by === 'row' ? 'P12' : 'P17', cells, how, {
        type: 'highest',
        card: event.removed,
      });
    }
    case 'roundDrawn':
      return explain('P19', [], { type: 'shortRows' });
    case 'roundDealt':
      return explain('P15', [deckThing(event.start)]);
    case 'matchOver':
      return explain('P16', event.winners.map(winsThing));
  }
}

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const formatLine = (colour: number, left: readonly Card[]): UnseenCount<PuntoRemark>[] =>
  POINTS.map((points) => {
    const card = toCard(colour, points);
    const of = cardsOfColour(colour).filter((one) => one === card).length;
    return {
      remark: { type: 'card', card: cardName(card) },
      hues: [COLOURS[colour - 1]],
      value: points,
      left: left.filter((one) => one === card).length,
      of,
    };
  });

export function countUnseen({ shared, seat }: View<Punto>): UnseenGroup<PuntoRemark>[] {
  const groups: UnseenGroup<PuntoRemark>[] = [];
  for (let side = 0; side < sideCount(shared); side++) {
    const left = listUnseenCards(shared, side);
    const mine = seat !== null && sideOf(shared, seat) === side;
    groups.push({
      remark: { type: 'toCome', seats: sideSeats(shared, side), mine },
      lines: sideColours(shared, side).map((colour) => formatLine(colour, left)),
    });
  }
  if (shared.neutral === null) return groups;
  const met = [
    ...shared.laid.map(placedCard),
    ...shared.up.filter((card) => card !== NO_CARD),
    ...shared.removed,
  ];
  const left = without(cardsOfColour(NEUTRAL), met);
  return [...groups, { remark: { type: 'neutralToCome' }, lines: [formatLine(NEUTRAL, left)] }];
}

export const explainer: Explainer<Punto, PuntoMotive, PuntoRemark> = {
  subject: ({ shared, seat }) => upThing(seat ?? shared.turn ?? 0),
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
