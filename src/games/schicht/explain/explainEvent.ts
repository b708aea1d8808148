import type { View } from '../../../core/index.ts';
import type { Thing, Explanation } from '../../../explain/explain.ts';
import { cardByName, type CardName, NO_CARD } from '../rules/data.ts';
import type { Event, Schicht } from '../rules/state.ts';
import { explainLaidCard } from './explainPlace.ts';
import type { SchichtRemark } from './remarks.ts';
import { cardThing, ORDER, treasureThing } from './thingIds.ts';

const explain = (
  clause: string,
  things: readonly Thing[],
  ...remarks: SchichtRemark[]
): Explanation<SchichtRemark> => ({
  clause,
  things,
  remarks,
});
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
