/** Which clause an event of Schicht im Schacht follows, and which cards it concerns. */
import type { View } from '../../../core/index.ts';
import type { Thing, Why } from '../../../explain/explain.ts';
import { cardByName, type CardName, NO_CARD } from '../rules/data.ts';
import type { Event, Schicht } from '../rules/state.ts';
import { afterwards } from './goes.ts';
import type { SchichtRemark } from './remarks.ts';
import { cardThing, ORDER, treasureThing } from './things.ts';

const because = (
  clause: string,
  things: readonly Thing[],
  ...remarks: SchichtRemark[]
): Why<SchichtRemark> => ({
  clause,
  things,
  remarks,
});
const named = (name: CardName): Thing => cardThing(cardByName(name) ?? NO_CARD);

function ofLaying(event: Extract<Event, { type: 'laid' }>, { shared }: View<Schicht>): Why<SchichtRemark> {
  const { card, against, how } = event;
  if (against === null) return because('S10', [named(card)], { type: 'empty' });
  const things = [named(card), named(against)];
  switch (how) {
    case 'above':
    case 'below':
      return because('S9', things, { type: 'startsRow', card, near: against });
    case 'left':
      return because('S8', things, { type: 'lower', card, than: against });
    case 'right':
      return because('S8', things, { type: 'higher', card, than: against });
    case 'first':
    case 'onto': {
      const known = afterwards(
        shared.layout,
        cardByName(card) ?? NO_CARD,
        event.row,
        event.at,
        cardByName(against) ?? NO_CARD,
      );
      return known ?? because('S8', things, { type: 'onlyPile', card, near: against });
    }
  }
}

export function why(event: Event, view: View<Schicht>): Why<SchichtRemark> {
  switch (event.type) {
    case 'revealed':
      return because('S7', [ORDER, ...event.cards.map(({ card }) => named(card))]);
    case 'laid':
      return ofLaying(event, view);
    case 'taken': {
      const kinds = [...new Set(event.corridors.map(({ kind }) => kind))];
      const four: SchichtRemark = { type: 'four', kinds, chain: event.step > 1 };
      return because(
        event.step > 1 ? 'S16' : 'S12',
        [...event.cards.map(named), treasureThing(event.seat)],
        four,
      );
    }
    case 'closed': {
      const cards = event.moves.reduce((sum, { height }) => sum + height, 0);
      return because(
        'S14',
        event.moves.map(({ card }) => named(card)),
        { type: 'fewest', cards },
      );
    }
    case 'matchOver':
      return because('S17', event.winners.map(treasureThing), { type: 'mostWin' });
  }
}
