/** Deals the table before the first turn, and the scoring cards of both phases (C3–C5, C11). */
import { type KnobValues, knobValue, type Seat, type State, type Emit } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  type Cards,
  layPiece,
  listCards,
  NO_CARDS,
  NO_PIECE,
  ORIGIN,
  type Piece,
} from './data.ts';
import { type Campos, cardsDealt, type Event } from './state.ts';

/** C9: fills the free places of a seat in ascending order; returns the new pieces. */
export function refill({ shared, hidden }: State<Campos>, seat: Seat): Piece[] {
  const came: Piece[] = [];
  for (let place = 2 * seat; place <= 2 * seat + 1; place++) {
    if (shared.front[place] !== NO_PIECE || shared.bag === 0) continue;
    const piece = hidden.bag.pop() as Piece;
    shared.front[place] = piece;
    shared.bag--;
    came.push(piece);
  }
  return came;
}

/** C4, C11: seat 0 takes the top cards of the pile, then seat 1 the next, and so on. */
export function dealCards({ shared, own, hidden }: State<Campos>, emit: Emit<Event> | undefined): void {
  const count = shared.dealt ?? cardsDealt(shared.seats);
  for (let seat = 0; seat < shared.seats; seat++) {
    let cards: Cards = NO_CARDS;
    for (let i = 0; i < count; i++) cards |= 1 << (hidden.pile.pop() as Card);
    own[seat].hand |= cards;
    shared.hands[seat] += count;
    shared.pile -= count;
    emit?.(
      { type: 'dealt', seat, count, cards: null },
      { seat, event: { type: 'dealt', seat, count, cards: listCards(cards).map(cardName) } },
    );
  }
}

/** The table dealt from a bag and a pile, with the next item last in each (C3–C5). */
export function dealTable(
  seats: number,
  start: Seat,
  bag: Piece[],
  pile: Card[],
  knobs?: KnobValues,
): State<Campos> {
  const dealt = knobValue(knobs, 'cards', cardsDealt(seats));
  const perSeat = (): number[] => Array.from({ length: seats }, () => 0);
  const state: State<Campos> = {
    shared: {
      seats,
      phase: 'construction',
      turn: start,
      second: false,
      laid: [],
      front: Array.from({ length: 2 * seats }, () => NO_PIECE),
      bag: bag.length,
      pile: pile.length,
      hands: perSeat(),
      played: [],
      scores: perSeat(),
      ...(dealt === cardsDealt(seats) ? {} : { dealt }),
    },
    own: perSeat().map(() => ({ hand: NO_CARDS })),
    hidden: { bag, pile },
  };
  dealCards(state, undefined);
  for (let seat = 0; seat < seats; seat++) refill(state, seat);
  state.shared.laid.push(layPiece(bag.pop() as Piece, ORIGIN, 0));
  state.shared.bag--;
  return state;
}
