/** How a change is shown: the piece or card first, then what follows from it by itself (C6–C13). */
import type { View } from '../../../core/index.ts';
import {
  anchorOf,
  cardByName,
  cardSet,
  cellAt,
  isLying,
  layPiece,
  NO_PIECE,
  pieceByName,
  removePiece,
} from '../rules/data.ts';
import type { Campos, Event } from '../rules/rules.ts';
import { playedAs } from '../rules/state.ts';
import type { Beat } from '../../../web/ui/board.ts';

const MS: { readonly [T in Event['type']]: number } = {
  placed: 750,
  removed: 750,
  scored: 1300,
  refilled: 350,
  constructionOver: 900,
  dealt: 500,
  matchOver: 300,
};

/** What one did oneself is known already. */
const OWN = 0.5;

/** The view with one event more: what is drawn, not whose turn it is; that is only true in the end. */
export function withEvent({ seat, shared, own }: View<Campos>, event: Event): View<Campos> {
  const { laid, front, scores, hands, played } = shared;
  const put = <T>(list: readonly T[], at: number, item: T): T[] => list.with(at, item);
  const view = (change: Partial<Campos['shared']>, hand = own): View<Campos> => ({
    seat,
    shared: { ...shared, ...change },
    own: hand,
  });
  switch (event.type) {
    case 'placed': {
      const piece = pieceByName(event.piece)!;
      return view({
        laid: [...laid, layPiece(piece, cellAt(event.q, event.r), event.turn)],
        front: put(front, 2 * event.seat + event.index, NO_PIECE),
      });
    }
    case 'removed': {
      const slot = laid.findIndex((it) => isLying(it) && anchorOf(it) === cellAt(event.q, event.r));
      return view({ laid: put(laid, slot, removePiece(laid[slot]!)) });
    }
    case 'scored': {
      const card = cardByName(event.card)!;
      return view(
        {
          played: [...played, playedAs(event.seat, card, event.points)],
          scores: put(scores, event.seat, scores[event.seat]! + event.points),
          hands: put(hands, event.seat, hands[event.seat]! - 1),
        },
        own !== null && seat === event.seat ? { hand: own.hand & ~(1 << card) } : own,
      );
    }
    case 'refilled': {
      const coming = event.pieces.map((name) => pieceByName(name)!);
      const filled = front.map((piece, place) =>
        piece === NO_PIECE && place >> 1 === event.seat ? (coming.shift() ?? NO_PIECE) : piece,
      );
      return view({ front: filled, bag: shared.bag - event.pieces.length });
    }
    case 'constructionOver':
      return view({ phase: 'deconstruction', front: front.map(() => NO_PIECE), bag: 0 });
    case 'dealt':
      return view(
        { hands: put(hands, event.seat, hands[event.seat]! + event.count), pile: shared.pile - event.count },
        own !== null && event.cards !== null
          ? { hand: own.hand | cardSet(event.cards.map((card) => cardByName(card)!)) }
          : own,
      );
    case 'matchOver':
      return view({ turn: null });
  }
}

/** One beat for each kind of event: all that is dealt is dealt at once. */
export function beats(before: View<Campos>, after: View<Campos>, events: readonly Event[]): Beat<Campos>[] {
  const list: Beat<Campos>[] = [];
  let view = before;
  for (const event of events) {
    view = withEvent(view, event);
    const last = list.at(-1);
    const isOwn = (event.type === 'placed' || event.type === 'removed') && event.seat === before.seat;
    const ms = MS[event.type] * (isOwn ? OWN : 1);
    if (last?.events.at(-1)?.type === event.type)
      list[list.length - 1] = { view, events: [...last.events, event], ms };
    else list.push({ view, events: [event], ms });
  }
  const end = list.pop();
  if (end === undefined) return [{ view: after, events, ms: 0 }];
  // A card played is looked at before the turn passes on.
  if (end.events[0]!.type === 'scored') return [...list, end, { view: after, events: [], ms: 0 }];
  return [...list, { ...end, view: after }];
}
