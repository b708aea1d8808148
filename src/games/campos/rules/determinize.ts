/** Random worlds that a view of Campos allows: unseen pieces and cards may be anywhere. */
import { type Rng, shuffle, type State, type View } from '../../../core/index.ts';
import {
  ALL_PIECES,
  type Card,
  type Cards,
  cardSet,
  EVERY_CARD,
  listCards,
  NO_CARDS,
  NO_PIECE,
  type Piece,
  pieceOf,
  PIECES,
} from './data.ts';
import { type Campos, cloneState, playedCard, type Shared } from './state.ts';

/** The pieces that no seat has seen. After construction no seat ever will (C11). */
function unseenPieces(shared: Shared): Piece[] {
  if (shared.bag === 0) return [];
  const seen = PIECES.map(() => 0);
  for (const laid of shared.laid) seen[pieceOf(laid)]++;
  for (const piece of shared.front) if (piece !== NO_PIECE) seen[piece]++;
  return ALL_PIECES.filter((piece) => seen[piece]-- <= 0);
}

export interface Unseen {
  readonly cards: Card[];
  readonly pieces: Piece[];
  /** The hand sizes of seats with unseen cards; 0 for the view's own. */
  readonly hands: readonly number[];
}

export const unseenIn = ({ shared, seat, own }: View<Campos>): Unseen => ({
  cards: listCards(EVERY_CARD & ~cardSet(shared.played.map(playedCard)) & ~(own?.hand ?? NO_CARDS)),
  pieces: unseenPieces(shared),
  hands: shared.hands.map((size, other) => (own !== null && other === seat ? 0 : size)),
});

/** A world with the unseen distributed at random; leaves the lists shuffled. */
export function spread(view: View<Campos>, { cards, pieces, hands }: Unseen, rng: Rng): State<Campos> {
  const { shared, seat, own } = view;
  shuffle(cards, rng);
  shuffle(pieces, rng);
  let dealt = 0;
  const others = (size: number): { hand: Cards } => ({ hand: cardSet(cards.slice(dealt, (dealt += size))) });
  const inHands = hands.map((size, other) => (own !== null && other === seat ? own : others(size)));
  return cloneState({ shared, own: inHands, hidden: { bag: pieces, pile: cards.slice(dealt) } });
}

export const sampleWorld = (view: View<Campos>, rng: Rng): State<Campos> => spread(view, unseenIn(view), rng);
