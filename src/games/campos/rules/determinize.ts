/** Worlds that a view of Campos does not rule out: whatever a seat has not seen may be anywhere. */
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

/** The pieces nobody has seen yet; once construction is over nobody ever will (C11). */
function unseenPieces(shared: Shared): Piece[] {
  if (shared.bag === 0) return [];
  const seen = PIECES.map(() => 0);
  for (const laid of shared.laid) seen[pieceOf(laid)]++;
  for (const piece of shared.front) if (piece !== NO_PIECE) seen[piece]++;
  return ALL_PIECES.filter((piece) => seen[piece]-- <= 0);
}

/** The pieces and cards that a view does not show: what a sampled world has to spread. */
export interface Unseen {
  readonly cards: Card[];
  readonly pieces: Piece[];
  /** Of the seats whose cards are unseen, the sizes of the hands; 0 for the view's own. */
  readonly hands: readonly number[];
}

export const unseenIn = ({ shared, seat, own }: View<Campos>): Unseen => ({
  cards: listCards(EVERY_CARD & ~cardSet(shared.played.map(playedCard)) & ~(own?.hand ?? NO_CARDS)),
  pieces: unseenPieces(shared),
  hands: shared.hands.map((size, other) => (own !== null && other === seat ? 0 : size)),
});

/** A world in which what is unseen is spread by chance; the lists are left shuffled. */
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
