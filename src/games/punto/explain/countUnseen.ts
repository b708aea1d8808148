/** The cards of each side that are still to come: the rules page lets players count them. */
import type { View } from '../../../core/index.ts';
import type { UnseenCount, UnseenGroup } from '../../../explain/explain.ts';
import { type Card, cardName, toCard, cardsOfColour, COLOURS, NEUTRAL, NO_CARD } from '../rules/data.ts';
import { without } from '../rules/deal.ts';
import { sideColours, placedCard, type Punto, sideSeats, sideCount, sideOf } from '../rules/state.ts';
import { listUnseenCards } from '../rules/determinize.ts';
import type { PuntoRemark } from './remarks.ts';

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
