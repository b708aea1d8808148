/** Explains moves and events of Jericho, and counts the cards not seen. */
import {
  explain,
  type Explainer,
  type UnseenCount,
  type UnseenGroup,
  type Explanation,
} from '../../../explain/explain.ts';
import type { Jericho, Event } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type JerichoMotive } from './motives.ts';
import {
  type JerichoRemark,
  cardThing,
  colourThing,
  handThing,
  layoutThing,
  OUT,
  PILE,
  SUPPLY,
  wallThing,
  wonThing,
} from './vocabulary.ts';
import {
  cardByName,
  TRUMPET,
  cardName,
  COLOURS,
  COPIES_OF,
  VALUES,
  valueOf,
  colourOf,
} from '../rules/data.ts';
import type { View } from '../../../core/index.ts';
import { unseenCounts } from '../rules/determinize.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function ofTrumpet({
  seat,
  colour,
  removed,
  fallen,
  joins,
}: Of<'trumpetPlayed'>): Explanation<JerichoRemark> {
  const index = COLOURS.indexOf(colour);
  const [first] = removed;
  if (first === undefined) return explain('J12', [colourThing(index)], { type: 'stood', joins, colour });
  const walls = [
    ...new Set([seat, ...removed.map((share) => share.seat), ...fallen.map((share) => share.seat)]),
  ];
  const remarks: JerichoRemark[] = [{ type: 'highest', card: first.cards[0] }];
  if (fallen.length > 0) remarks.push({ type: 'fellAlone' });
  return explain('J13', [...walls.map((one) => wallThing(one, index)), SUPPLY], ...remarks, {
    type: 'stood',
    joins,
    colour,
  });
}

function ofScoring({ colour, length, shares, left }: Of<'scored'>): Explanation<JerichoRemark> {
  const index = COLOURS.indexOf(colour);
  const things = shares.flatMap(({ seat }) => [wallThing(seat, index), wonThing(seat)]);
  const [only] = shares;
  if (only === undefined) return explain('J23', [SUPPLY], { type: 'nobody', colour });
  if (shares.length === 1) return explain('J21', things, { type: 'tookAll', seat: only.seat, length });
  return explain('J22', things, {
    type: 'shared',
    seats: shares.map(({ seat }) => seat),
    length,
    left: left.length,
  });
}

export function explainEvent(event: Event, _view: View<Jericho>): Explanation<JerichoRemark> {
  switch (event.type) {
    case 'laid':
      return explain('J4', [layoutThing(event.seat)]);
    case 'fed':
      return explain('J7', [SUPPLY], { type: 'unseen' });
    case 'revealed':
      return explain('J8', [layoutThing(event.seat)]);
    case 'built': {
      const card = cardByName(event.card) ?? TRUMPET;
      return explain('J11', card === TRUMPET ? [] : [wallThing(event.seat, colourOf(card)), cardThing(card)]);
    }
    case 'trumpetPlayed':
      return ofTrumpet(event);
    case 'supplied':
      return explain('J17', [SUPPLY], { type: 'unseen' });
    case 'drew':
      return explain('J18', [PILE, handThing(event.seat)]);
    case 'scoringDrawn':
      return explain('J19', [PILE]);
    case 'supplyShown':
      return explain('J20', [SUPPLY, OUT]);
    case 'scored':
      return ofScoring(event);
    case 'roundBegun':
      return explain('J9', []);
    case 'onesTaken':
      return explain('J25', [wonThing(event.seat)], { type: 'nugget' });
    case 'matchOver':
      return explain('J26', event.winners.map(wonThing));
  }
}

export function countUnseen(view: View<Jericho>): UnseenGroup<JerichoRemark>[] {
  const left = unseenCounts(view);
  const one = (card: number, hues: readonly string[]): UnseenCount<JerichoRemark> => ({
    remark: { type: 'card', card: cardName(card) },
    hues,
    value: card === TRUMPET ? null : valueOf(card),
    left: left[card],
    of: COPIES_OF[card],
  });
  const lines = COLOURS.map((colour, i) => VALUES.map((_, k) => one(i * VALUES.length + k, [colour])));
  return [{ remark: { type: 'unseen' }, lines: [...lines, [one(TRUMPET, [])]] }];
}

export const explainer: Explainer<Jericho, JerichoMotive, JerichoRemark> = {
  subject: (_, move) => cardThing(move.type === 'trumpet' ? TRUMPET : (cardByName(move.card) ?? TRUMPET)),
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
