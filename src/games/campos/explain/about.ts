/** What the things on Campos' table are. */
import type { Seat, View } from '../../../core/index.ts';
import type { About, Thing } from '../../../explain/explain.ts';
import { areaOf, slotAt } from '../rules/area.ts';
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
import { unremovable } from '../rules/removing.ts';
import { holds, pointsOf } from '../rules/scoring.ts';
import type { Campos } from '../rules/state.ts';
import { unseenIn } from '../rules/worlds.ts';
import type { CamposRemark } from './remarks.ts';
import { BAG, PILE, PLAYED, sizeThing } from './things.ts';

type Told = About<CamposRemark>;

const told = (clause: string, ...remarks: CamposRemark[]): Told => ({ remarks, clause, places: [] });
const copies = (pieces: readonly Piece[], piece: Piece): number =>
  pieces.filter((one) => one === piece).length;

function ofPiece(view: View<Campos>, piece: Piece): CamposRemark[] {
  const left = copies(unseenIn(view).pieces, piece);
  return [
    { type: 'piece', piece: pieceName(piece) },
    { type: 'copies', of: copies(ALL_PIECES, piece), left },
  ];
}

/** A piece of the area: whether it can go, once it is taken apart (C13–C16). */
function ofLying(view: View<Campos>, q: number, r: number): Told | null {
  const { shared } = view;
  const area = areaOf(shared.laid);
  const slot = onGrid(q, r) ? slotAt(area, cellAt(q, r)) : -1;
  if (slot < 0) return null;
  const remarks = ofPiece(view, pieceOf(area.laid[slot]));
  if (shared.phase === 'construction') return told('C7', ...remarks);
  const why = unremovable(area, slot);
  return why === undefined
    ? told('C14', ...remarks, { type: 'removable' })
    : told(why === 'split' ? 'C14' : 'C15', ...remarks, { type: 'stays', why });
}

function ofFront(view: View<Campos>, seat: Seat, index: number): Told | null {
  const piece = view.shared.front[2 * seat + index] ?? NO_PIECE;
  if (piece === NO_PIECE) return null;
  const mine = seat === view.seat;
  const remarks: CamposRemark[] = [...ofPiece(view, piece), { type: 'inFront', seat, mine }];
  if (mine) remarks.push({ type: 'mayTurn' });
  if (mine && view.shared.turn === seat && view.shared.phase === 'construction')
    remarks.push({ type: 'mayGo' });
  return told('C7', ...remarks);
}

function ofCard({ shared }: View<Campos>, card: Card): Told {
  const { larger, smaller, scores } = CARDS[card];
  const area = areaOf(shared.laid);
  const [a, b, c] = [larger, smaller, scores].map((colour) => COLOURS[colour]);
  return {
    remarks: [
      { type: 'card', card: cardName(card) },
      { type: 'reads', larger: a, smaller: b, scores: c },
      {
        type: 'stands',
        larger: area.sizes[larger],
        smaller: area.sizes[smaller],
        points: holds(area, card) ? pointsOf(area, card) : 0,
      },
    ],
    clause: 'C8',
    places: [larger, smaller, scores].map(sizeThing),
  };
}

export function about(view: View<Campos>, thing: Thing): Told | null {
  const { shared, seat: me } = view;
  const [kind = '', of = '', more = ''] = thing.split(' ');
  if (thing === BAG) return told('C9', { type: 'bag', count: shared.bag }, { type: 'bagEnds' });
  if (thing === PILE) return told('C11', { type: 'pile', count: shared.pile });
  if (thing === PLAYED) return told('C8', { type: 'played', count: shared.played.length });
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
    return told(
      'C8',
      { type: 'size', colour: COLOURS[colour], size: areaOf(shared.laid).sizes[colour] },
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
      return told('C17', { type: 'score', seat, mine, points: shared.scores[seat] });
    case 'hand':
      return told('C4', { type: 'hand', seat, mine, count: shared.hands[seat] });
    default:
      return null;
  }
}
