/** Worlds that a view of Campos does not rule out: whatever a seat has not seen may be anywhere. */
import { type Rng, shuffle, type State, type View } from '../../core/index.ts';
import {
  ALL_PIECES,
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

export function sampleWorld({ shared, seat, own }: View<Campos>, rng: Rng): State<Campos> {
  const known = cardSet(shared.played.map(playedCard)) | (own?.hand ?? NO_CARDS);
  const unseen = shuffle(listCards(EVERY_CARD & ~known), rng);
  const hands = shared.hands.map((size, other): { hand: Cards } => ({
    hand: own !== null && other === seat ? own.hand : cardSet(unseen.splice(0, size)),
  }));
  return cloneState({
    shared,
    own: hands,
    hidden: { bag: shuffle(unseenPieces(shared), rng), pile: unseen },
  });
}
