/** Shows a change step by step: the reveal, a card laid, corridors taken, gaps closing, and so on down a chain (S16). */
import type { View } from '../../../core/index.ts';
import { closed, type Closing, closings, shifts } from '../rules/closings.ts';
import { type Card, cardByName, type CardName, cardName, NO_CARD } from '../rules/data.ts';
import { corridorsOf, type Layout, pileAt, take, topOf } from '../rules/layout.ts';
import { lay, placeAt } from '../rules/places.ts';
import type { Event, Schicht, Shared } from '../rules/rules.ts';
import type { Beat } from '../../../web/ui/board.ts';

/** Milliseconds at normal speed. */
const SECRET = 1;
const REVEAL = 1000;
const LAID = 650;
const COMPLETE = 1100;
const TAKEN = 750;
const CLOSED = 750;
const NEXT_ROUND = 350;

const cardNamed = (name: CardName): Card => cardByName(name) ?? NO_CARD;

type Closed = Extract<Event, { type: 'closed' }>;

/** Whether closing that way moves exactly the piles that were told. */
function isTold(gapped: Layout, way: Closing, { moves }: Closed): boolean {
  const moved = shifts(gapped, way);
  return (
    moved.length === moves.length &&
    moved.every(({ columns, rows, ...pile }, i) => {
      const told = moves[i]!;
      return (
        told.columns === columns && told.rows === rows && told.card === cardName(topOf(pileAt(gapped, pile)))
      );
    })
  );
}

const hasGaps = (layout: Layout): boolean =>
  layout.some(({ piles }) => piles.some((pile) => pile.length === 0));

/** S13: where nothing had to move, nothing was told, and the gap is simply no longer there. */
function withoutGaps(layout: Layout): Layout {
  const [way] = hasGaps(layout) ? closings(layout) : [];
  return way === undefined ? layout : closed(layout, way);
}

/** What everyone sees right after an event; corridors stay where they are until they are taken. */
function onwards(shared: Shared, event: Event): Shared {
  switch (event.type) {
    case 'revealed': {
      const order = event.cards.map(({ seat }) => seat);
      const revealed = shared.treasures.map((_, seat) => {
        const played = event.cards.find((one) => one.seat === seat);
        return played === undefined ? NO_CARD : cardNamed(played.card);
      });
      const layout = withoutGaps(shared.layout);
      return { ...shared, round: event.round, phase: 'lay', layout, revealed, order, laid: 0, chain: 0 };
    }
    case 'laid': {
      const place = placeAt(event.row, event.at);
      const layout = lay(withoutGaps(shared.layout), cardNamed(event.card), place);
      return { ...shared, phase: 'lay', layout, laid: shared.laid + 1, chain: 0 };
    }
    case 'taken': {
      const { gapped, cards } = take(shared.layout, corridorsOf(shared.layout));
      const treasure = [...(shared.treasures[event.seat] ?? []), ...cards];
      const treasures = shared.treasures.with(event.seat, treasure);
      return { ...shared, phase: 'close', layout: gapped, treasures, chain: event.step };
    }
    case 'closed': {
      const way = closings(shared.layout).find((one) => isTold(shared.layout, one, event));
      return way === undefined ? shared : { ...shared, phase: 'lay', layout: closed(shared.layout, way) };
    }
    case 'matchOver':
      return shared;
  }
}

function lasting({ layout }: Shared, { type }: Event): number {
  if (type === 'revealed') return REVEAL;
  if (type === 'taken') return TAKEN;
  if (corridorsOf(layout).length > 0) return COMPLETE;
  return type === 'laid' ? LAID : CLOSED;
}

export function beats(
  before: View<Schicht>,
  after: View<Schicht>,
  events: readonly Event[],
): Beat<Schicht>[] {
  const shown: Beat<Schicht>[] = [];
  const lasts = events.filter(({ type }) => type !== 'matchOver');
  let { shared } = before;
  for (const event of lasts) {
    shared = onwards(shared, event);
    shown.push({ view: { ...after, shared }, events: [event], ms: lasting(shared, event) });
  }
  const last = shown.at(-1);
  if (last === undefined) return [{ view: after, events, ms: SECRET }];
  // A round that is over stays on show with all its cards before they are gone from the laying order.
  const { round, phase } = after.shared;
  if (phase === 'over' || round !== last.view.shared.round)
    return [...shown, { view: after, events: events.slice(lasts.length), ms: NEXT_ROUND }];
  return [...shown.slice(0, -1), { ...last, view: after }];
}
