import type { View } from '../../../core/index.ts';
import { describe, type ThingDescription, type Thing } from '../../../explain/explain.ts';
import { type Card, cardByName, cardName, isSilver, NO_CARD, numberOf } from '../rules/data.ts';
import { topOf } from '../rules/layout.ts';
import { describePlace, placesFor } from '../rules/placement.ts';
import { handSize, type Schicht } from '../rules/state.ts';
import { type SchichtRemark, cardThing, ORDER } from './vocabulary.ts';

type Description = ThingDescription<SchichtRemark>;

function ofCard({ shared, own, seat: me }: View<Schicht>, card: Card): Description {
  const { layout, revealed, order, laid } = shared;
  const remarks: SchichtRemark[] = [
    { type: 'card', card: cardName(card) },
    { type: 'rank', number: numberOf(card), silver: isSilver(card) },
  ];
  const pile = layout.flatMap(({ piles }) => piles).find((one) => one.length > 0 && topOf(one) === card);
  if (pile !== undefined && pile.length > 1)
    return describe('S5', ...remarks, { type: 'pile', under: pile.slice(0, -1).toReversed().map(cardName) });
  const seat = revealed.indexOf(card);
  if (seat >= 0) remarks.push({ type: 'revealed', seat, mine: seat === me, place: order.indexOf(seat) + 1 });
  const isMine =
    own?.hand.includes(card) === true || (seat >= 0 && seat === me && order.indexOf(seat) >= laid);
  if (!isMine) return describe(isSilver(card) ? 'S18' : 'S7', ...remarks);
  const ways = placesFor(layout, card).map((place) => describePlace(layout, place));
  const goes = ways.map(({ how, against }) => ({
    how,
    against: against === NO_CARD ? null : cardName(against),
  }));
  return {
    remarks: [...remarks, { type: 'wouldGo', ways: goes }],
    clause: 'S8',
    places: ways.flatMap(({ against }) => (against === NO_CARD ? [] : [cardThing(against)])),
  };
}

export function describeThing(view: View<Schicht>, thing: Thing): Description | null {
  const { shared, seat: me } = view;
  if (thing === ORDER) return describe('S7', { type: 'order' });
  const [kind = '', of = ''] = thing.split(' ');
  if (kind === 'card') {
    const card = cardByName(of);
    return card === undefined ? null : ofCard(view, card);
  }
  const seat = Number(of);
  if (of === '' || !(seat in shared.treasures)) return null;
  const mine = seat === me;
  switch (kind) {
    case 'treasure':
      return describe(
        'S17',
        { type: 'treasure', seat, mine, count: shared.treasures[seat].length },
        { type: 'mostWin' },
      );
    case 'hand':
      return describe('S6', { type: 'hand', seat, mine, count: handSize(shared) });
    default:
      return null;
  }
}
