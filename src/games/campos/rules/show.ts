/** Campos's views for other programs and for readers. */
import type { Seat, View } from '../../../core/index.ts';
import {
  anchorOf,
  type CardName,
  cardName,
  columnOf,
  isLying,
  listCards,
  NO_PIECE,
  type PieceName,
  pieceName,
  pieceOf,
  rowOf,
  turnOf,
} from './data.ts';
import { type Campos, playedBy, playedCard, playedPoints } from './state.ts';

/** A piece with its first field at column q and row r, turned as in the move that placed it. */
interface ShownPiece {
  readonly piece: PieceName;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
  readonly removed: boolean;
}

interface ShownScoring {
  readonly seat: Seat;
  readonly card: CardName;
  readonly points: number;
}

/** What everyone sees. */
export interface ShownShared {
  /** The number of seats. */
  readonly seats: number;
  /** Whether the area grows (construction) or is taken down (deconstruction). */
  readonly phase: 'construction' | 'deconstruction';
  /** The seat whose turn it is; null once the match is over. */
  readonly turn: Seat | null;
  /** Whether the first piece of the turn is already placed or removed. */
  readonly second: boolean;
  /** Every piece that ever lay in the area, in order, and whether it was removed since. */
  readonly laid: readonly ShownPiece[];
  /** By seat, the two pieces in front of it; null for a free place. */
  readonly front: readonly (readonly (PieceName | null)[])[];
  /** The number of pieces in the bag. */
  readonly bag: number;
  /** The number of cards in the draw pile. */
  readonly pile: number;
  /** By seat, the number of cards in hand. */
  readonly hands: readonly number[];
  /** The played cards in order: by which seat, and for how many points. */
  readonly played: readonly ShownScoring[];
  /** By seat, its points. */
  readonly scores: readonly number[];
}

/** What one seat alone sees. */
export interface ShownOwn {
  /** Its scoring cards: “red>green=blue” scores the largest blue area if the largest red one is larger than the largest green one. */
  readonly hand: readonly CardName[];
}

export function show({ seat, shared, own }: View<Campos>): {
  readonly seat: Seat | null;
  readonly shared: ShownShared;
  readonly own: ShownOwn | null;
} {
  const { seats, phase, turn, second, laid, front, bag, pile, hands, played, scores } = shared;
  const before = front.map((piece) => (piece === NO_PIECE ? null : pieceName(piece)));
  return {
    seat,
    shared: {
      seats,
      phase,
      turn,
      second,
      laid: laid.map((piece) => {
        const anchor = anchorOf(piece);
        return {
          piece: pieceName(pieceOf(piece)),
          q: columnOf(anchor),
          r: rowOf(anchor),
          turn: turnOf(piece),
          removed: !isLying(piece),
        };
      }),
      front: Array.from({ length: seats }, (_, of) => before.slice(2 * of, 2 * of + 2)),
      bag,
      pile,
      hands,
      played: played.map((one) => ({
        seat: playedBy(one),
        card: cardName(playedCard(one)),
        points: playedPoints(one),
      })),
      scores,
    },
    own: own === null ? null : { hand: listCards(own.hand).map(cardName) },
  };
}
