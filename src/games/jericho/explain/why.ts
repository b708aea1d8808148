/** Which clause an event of Jericho follows, and what it concerns. */
import type { View } from '../../../core/index.ts';
import type { Thing, Why } from '../../../explain/explain.ts';
import { cardByName, COLOURS, colourOf, TRUMPET } from '../rules/data.ts';
import type { Event, Jericho } from '../rules/state.ts';
import type { JerichoRemark } from './remarks.ts';
import {
  cardThing,
  colourThing,
  handThing,
  layoutThing,
  OUT,
  PILE,
  SUPPLY,
  wallThing,
  wonThing,
} from './things.ts';

const because = (
  clause: string,
  things: readonly Thing[],
  ...remarks: JerichoRemark[]
): Why<JerichoRemark> => ({
  clause,
  things,
  remarks,
});

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function ofTrumpet({ seat, colour, removed, fallen, joins }: Of<'trumpetPlayed'>): Why<JerichoRemark> {
  const index = COLOURS.indexOf(colour);
  const [first] = removed;
  if (first === undefined) return because('J12', [colourThing(index)], { type: 'stood', joins, colour });
  const walls = [
    ...new Set([seat, ...removed.map((share) => share.seat), ...fallen.map((share) => share.seat)]),
  ];
  const remarks: JerichoRemark[] = [{ type: 'highest', card: first.cards[0] }];
  if (fallen.length > 0) remarks.push({ type: 'fellAlone' });
  return because('J13', [...walls.map((one) => wallThing(one, index)), SUPPLY], ...remarks, {
    type: 'stood',
    joins,
    colour,
  });
}

function ofScoring({ colour, length, shares, left }: Of<'scored'>): Why<JerichoRemark> {
  const index = COLOURS.indexOf(colour);
  const things = shares.flatMap(({ seat }) => [wallThing(seat, index), wonThing(seat)]);
  const [only] = shares;
  if (only === undefined) return because('J23', [SUPPLY], { type: 'nobody', colour });
  if (shares.length === 1) return because('J21', things, { type: 'tookAll', seat: only.seat, length });
  return because('J22', things, {
    type: 'shared',
    seats: shares.map(({ seat }) => seat),
    length,
    left: left.length,
  });
}

export function why(event: Event, _view: View<Jericho>): Why<JerichoRemark> {
  switch (event.type) {
    case 'laid':
      return because('J4', [layoutThing(event.seat)]);
    case 'fed':
      return because('J7', [SUPPLY], { type: 'unseen' });
    case 'revealed':
      return because('J8', [layoutThing(event.seat)]);
    case 'built': {
      const card = cardByName(event.card) ?? TRUMPET;
      return because('J11', card === TRUMPET ? [] : [wallThing(event.seat, colourOf(card)), cardThing(card)]);
    }
    case 'trumpetPlayed':
      return ofTrumpet(event);
    case 'supplied':
      return because('J17', [SUPPLY], { type: 'unseen' });
    case 'drew':
      return because('J18', [PILE, handThing(event.seat)]);
    case 'scoringDrawn':
      return because('J19', [PILE]);
    case 'supplyShown':
      return because('J20', [SUPPLY, OUT]);
    case 'scored':
      return ofScoring(event);
    case 'roundBegun':
      return because('J9', []);
    case 'onesTaken':
      return because('J25', [wonThing(event.seat)], { type: 'nugget' });
    case 'matchOver':
      return because('J26', event.winners.map(wonThing));
  }
}
