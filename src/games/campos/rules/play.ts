/** One decision and its automatic consequences (C6–C13, C17). */
import { leftNeighbour, type Seat, type State, type Emit } from '../../../core/index.ts';
import type { Area } from './area.ts';
import {
  anchorOf,
  type Card,
  cardName,
  type Cell,
  columnOf,
  isLying,
  type Laid,
  layPiece,
  NO_PIECE,
  pieceName,
  pieceOf,
  removePiece,
  rowOf,
} from './data.ts';
import { dealCards, refill } from './deal.ts';
import { cardPoints } from './scoring.ts';
import { type Campos, type Event, playedAs, type Shared, findWinners } from './state.ts';

/** C10–C12: removes unplaced pieces, deals new cards and begins deconstruction. */
function endConstruction(
  state: State<Campos>,
  seat: Seat,
  by: 'cards' | 'pieces',
  emit: Emit<Event> | undefined,
): void {
  const { shared, hidden } = state;
  shared.phase = 'deconstruction';
  shared.turn = leftNeighbour(shared, seat);
  shared.second = false;
  shared.front.fill(NO_PIECE);
  shared.bag = 0;
  hidden.bag.length = 0;
  emit?.({ type: 'constructionOver', seat, by, next: shared.turn });
  dealCards(state, emit);
}

/** C9, C10: refills in construction, and passes the turn unless that ends the phase. */
function endTurn(state: State<Campos>, seat: Seat, emit: Emit<Event> | undefined): void {
  const { shared } = state;
  if (shared.phase === 'construction') {
    const came = refill(state, seat);
    const isOver = shared.front[2 * seat + 1] === NO_PIECE || shared.front[2 * seat] === NO_PIECE;
    if (!isOver) passTurn(shared, seat);
    if (emit !== undefined && came.length > 0) emit({ type: 'refilled', seat, pieces: came.map(pieceName) });
    if (isOver) endConstruction(state, seat, 'pieces', emit);
  } else passTurn(shared, seat);
}

function passTurn(shared: Shared, seat: Seat): void {
  shared.second = false;
  shared.turn = leftNeighbour(shared, seat);
}

export function placePiece(
  state: State<Campos>,
  seat: Seat,
  index: 0 | 1,
  anchor: Cell,
  turn: number,
  emit: Emit<Event> | undefined,
): void {
  const { shared } = state;
  const { laid, front, second } = shared;
  const piece = front[2 * seat + index];
  front[2 * seat + index] = NO_PIECE;
  laid.push(layPiece(piece, anchor, turn));
  shared.second = true; // C6: after the first piece of a turn the seat decides once more
  if (emit !== undefined)
    emit({
      type: 'placed',
      seat,
      index,
      piece: pieceName(piece),
      q: columnOf(anchor),
      r: rowOf(anchor),
      turn,
    });
  if (second) endTurn(state, seat, emit);
}

/** C8, C10: plays a scoring card; the last one of a hand ends construction at once. */
export function playCard(
  state: State<Campos>,
  area: Area,
  seat: Seat,
  card: Card,
  emit: Emit<Event> | undefined,
): void {
  const { shared, own } = state;
  const points = cardPoints(area, card);
  own[seat].hand &= ~(1 << card);
  shared.hands[seat]--;
  shared.played.push(playedAs(seat, card, points));
  shared.scores[seat] += points;
  if (emit !== undefined) emit({ type: 'scored', seat, card: cardName(card), points });
  if (shared.phase === 'construction' && shared.hands[seat] === 0)
    endConstruction(state, seat, 'cards', emit);
  else endTurn(state, seat, emit);
}

/** The slot of the lying piece with this anchor, which must exist. */
export function slotWith(laid: readonly Laid[], anchor: Cell): number {
  let slot = 0;
  while (!isLying(laid[slot]) || anchorOf(laid[slot]) !== anchor) slot++;
  return slot;
}

/** C13, C17: removes a piece by its slot; the last one ends the match at once. */
export function removeFromArea(
  state: State<Campos>,
  seat: Seat,
  slot: number,
  emit: Emit<Event> | undefined,
): void {
  const { shared } = state;
  const { laid } = shared;
  const piece = pieceOf(laid[slot]);
  const anchor = anchorOf(laid[slot]);
  laid[slot] = removePiece(laid[slot]);
  const isLast = !laid.some(isLying);
  if (isLast) shared.second = false;
  else if (shared.second) passTurn(shared, seat);
  else shared.second = true;
  if (emit !== undefined)
    emit({ type: 'removed', seat, piece: pieceName(piece), q: columnOf(anchor), r: rowOf(anchor) });
  if (!isLast) return;
  shared.turn = null;
  emit?.({ type: 'matchOver', winners: findWinners(shared) });
}
