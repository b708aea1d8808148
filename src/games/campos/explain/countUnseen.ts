/** The unseen pieces and cards of Campos: pieces in the bag, scoring cards in other hands and in the pile. */
import type { View } from '../../../core/index.ts';
import type { UnseenCount, UnseenGroup } from '../../../explain/explain.ts';
import { ALL_PIECES, CARD_NAMES, COLOURS, pieceName, PIECES } from '../rules/data.ts';
import type { Campos } from '../rules/state.ts';
import { unseenIn } from '../rules/determinize.ts';
import type { CamposRemark } from './remarks.ts';

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
