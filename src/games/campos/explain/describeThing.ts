import type { Seat, View } from '../../../core/index.ts';
import { describe, type ThingDescription, type Thing } from '../../../explain/explain.ts';
import { getArea, slotAt } from '../rules/area.ts';
import {
  ALL_PIECES,
  type Card,
  cardByName,
  cardName,
  CARDS,
  cellAt,
  COLOURS,
  NO_PIECE,
  onGrid,
  type Piece,
  pieceName,
  pieceOf,
} from '../rules/data.ts';
import { findObstacle } from '../rules/removing.ts';
import { conditionHolds, cardPoints } from '../rules/scoring.ts';
import type { Campos } from '../rules/state.ts';
import { unseenIn } from '../rules/determinize.ts';
import { type CamposRemark, BAG, PILE, PLAYED, sizeThing } from './vocabulary.ts';

type Description = ThingDescription<CamposRemark>;

const copies = (pieces: readonly Piece[], piece: Piece): number =>
  pieces.filter((one) => one === piece).length;

function ofPiece(view: View<Campos>, piece: Piece): CamposRemark[] {
  const left = copies(unseenIn(view).pieces, piece);
  return [
    { type: 'piece', piece: pieceName(piece) },
    { type: 'copies', of: copies(ALL_PIECES, piece), left },
  ];
}

/** A piece of the area, and whether it can go during removal (C13–C16). */
function ofLying(view: View<Campos>, q: number, r: number): Description | null {
  const { shared } = view;
  const area = getArea(shared.laid);
  const slot = onGrid(q, r) ? slotAt(area, cellAt(q, r)) : -1;
  if (slot < 0) return null;
  const remarks = ofPiece(view, pieceOf(area.laid[slot]));
  if (shared.phase === 'construction') return describe('C7', ...remarks);
  const why = findObstacle(area, slot);
  return why === undefined
    ? describe('C14', ...remarks, { type: 'removable' })
    : describe(why === 'split' ? 'C14' : 'C15', ...remarks, { type: 'stays', why });
}

function ofFront(view: View<Campos>, seat: Seat, index: number): Description | null {
  const piece = view.shared.front[2 * seat + index] ?? NO_PIECE;
  if (piece === NO_PIECE) return null;
  const mine = seat === view.seat;
  const remarks: CamposRemark[] = [...ofPiece(view, piece), { type: 'inFront', seat, mine }];
  if (mine) remarks.push({ type: 'mayTurn' });
  if (mine && view.shared.turn === seat && view.shared.phase === 'construction')
    remarks.push({ type: 'mayGo' });
  return describe('C7', ...remarks);
}

function ofCard({ shared }: View<Campos>, card: Card): Description {
  const { larger, smaller, scores } = CARDS[card];
  const area = getArea(shared.laid);
  const [a, b, c] = [larger, smaller, scores].map((colour) => COLOURS[colour]);
  return {
    remarks: [
      { type: 'card', card: cardName(card) },
      { type: 'reads', larger: a, smaller: b, scores: c },
      {
        type: 'stands',
        larger: area.sizes[larger],
        smaller: area.sizes[smaller],
        points: conditionHolds(area, card) ? cardPoints(area, card) : 0,
      },
    ],
    clause: 'C8',
    places: [larger, smaller, scores].map(sizeThing),
  };
}

export function describeThing(view: View<Campos>, thing: Thing): Description | null {
  const { shared, seat: me } = view;
  const [kind = '', of = '', more = ''] = thing.split(' ');
  if (thing === BAG) return describe('C9', { type: 'bag', count: shared.bag }, { type: 'bagEnds' });
  if (thing === PILE) return describe('C11', { type: 'pile', count: shared.pile });
  if (thing === PLAYED) return describe('C8', { type: 'played', count: shared.played.length });
  if (kind === 'piece') {
    const [q = NaN, r = NaN] = of.split(',').map(Number);
    return ofLying(view, q, r);
  }
  if (kind === 'card') {
    const card = cardByName(of);
    return card === undefined ? null : ofCard(view, card);
  }
  if (kind === 'size') {
    const colour = COLOURS.findIndex((name) => name === of);
    if (colour < 0) return null;
    return describe(
      'C8',
      { type: 'size', colour: COLOURS[colour], size: getArea(shared.laid).sizes[colour] },
      { type: 'connected' },
    );
  }
  const seat = Number(of);
  if (of === '' || !(seat in shared.scores)) return null;
  const mine = seat === me;
  switch (kind) {
    case 'front':
      return ofFront(view, seat, Number(more));
    case 'score':
      return describe('C17', { type: 'score', seat, mine, points: shared.scores[seat] });
    case 'hand':
      return describe('C4', { type: 'hand', seat, mine, count: shared.hands[seat] });
    default:
      return null;
  }
}
