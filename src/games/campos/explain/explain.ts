/** Explains moves and events of Campos, and counts the pieces and cards not seen. */
import {
  explain,
  type Explainer,
  type UnseenCount,
  type UnseenGroup,
  type Explanation,
} from '../../../explain/explain.ts';
import type { Campos, Event } from '../rules/state.ts';
import { describeThing } from './describeThing.ts';
import { listMotives, type CamposMotive } from './motives.ts';
import {
  type CamposRemark,
  cardThing,
  frontThing,
  pieceThing,
  areaThings,
  BAG,
  handThing,
  scoreThing,
  sizeThing,
} from './vocabulary.ts';
import { getArea, slotAt } from '../rules/area.ts';
import {
  cardByName,
  cellAt,
  ALL_PIECES,
  CARD_NAMES,
  COLOURS,
  pieceName,
  PIECES,
  CARDS,
} from '../rules/data.ts';
import type { View } from '../../../core/index.ts';
import { unseenIn } from '../rules/determinize.ts';

export function explainEvent(event: Event, { shared }: View<Campos>): Explanation<CamposRemark> {
  switch (event.type) {
    case 'placed':
      return explain('C7', [`piece ${event.q},${event.r}`]);
    case 'removed':
      return explain('C14', []);
    case 'scored': {
      const card = cardByName(event.card);
      if (card === undefined) return explain('C8', [scoreThing(event.seat)]);
      const { larger, smaller, scores } = CARDS[card];
      return explain(
        'C8',
        [
          ...areaThings(getArea(shared.laid), scores),
          sizeThing(larger),
          sizeThing(smaller),
          scoreThing(event.seat),
        ],
        { type: 'ahead', larger: COLOURS[larger], smaller: COLOURS[smaller] },
        { type: 'pointEach', colour: COLOURS[scores], points: event.points },
      );
    }
    case 'refilled':
      return explain('C9', [BAG, frontThing(event.seat, 0), frontThing(event.seat, 1)]);
    case 'constructionOver':
      return explain('C10', [event.by === 'cards' ? handThing(event.seat) : BAG]);
    case 'dealt':
      return explain('C11', [handThing(event.seat)]);
    case 'matchOver':
      return explain('C17', event.winners.map(scoreThing));
  }
}

/** Cards with the same first colour share a line. */
const A_LINE = CARD_NAMES.length / COLOURS.length;

export function countUnseen(view: View<Campos>): UnseenGroup<CamposRemark>[] {
  const { pieces, cards } = unseenIn(view);
  const piecesLeft = PIECES.map((fields, piece): UnseenCount<CamposRemark> => ({
    remark: { type: 'piece', piece: pieceName(piece) },
    hues: fields.map((colour) => COLOURS[colour]),
    value: null,
    left: pieces.filter((one) => one === piece).length,
    of: ALL_PIECES.filter((one) => one === piece).length,
  }));
  const cardsLeft = CARD_NAMES.map((name, card): UnseenCount<CamposRemark> => ({
    remark: { type: 'card', card: name },
    hues: name.split(/[>=]/),
    between: ['>', '→'],
    value: null,
    left: cards.includes(card) ? 1 : 0,
    of: 1,
  }));
  const lines = COLOURS.map((_, i) => cardsLeft.slice(i * A_LINE, (i + 1) * A_LINE));
  const ofCards: UnseenGroup<CamposRemark> = { remark: { type: 'unplayed' }, lines };
  if (view.shared.bag === 0) return [ofCards];
  const byFirst = COLOURS.map((colour) => piecesLeft.filter(({ hues }) => hues[0] === colour));
  return [{ remark: { type: 'inBag' }, lines: byFirst }, ofCards];
}

export const explainer: Explainer<Campos, CamposMotive, CamposRemark> = {
  subject({ shared, seat }, move) {
    if (move.type === 'place') return frontThing(seat ?? shared.turn ?? 0, move.piece);
    if (move.type === 'score') return cardThing(cardByName(move.card) ?? 0);
    const area = getArea(shared.laid);
    return pieceThing(area.laid[slotAt(area, cellAt(move.q, move.r))]);
  },
  listMotives,
  explainEvent,
  describeThing,
  countUnseen,
};
