import type { Seat, State } from '../../../core/index.ts';
import type { Card, CardName, Cards, Laid, Piece, PieceName } from './data.ts';

export type Options = { readonly [id: string]: never };

export interface Shared {
  readonly seats: number;
  phase: 'construction' | 'deconstruction';
  /** The seat to act; null once the match is over. */
  turn: Seat | null;
  /** Whether the first piece of the turn is placed or removed (C6, C13). */
  second: boolean;
  /** Every piece that ever lay in the area, in order; removed ones keep their slot. */
  readonly laid: Laid[];
  readonly front: Piece[];
  /** The numbers of pieces in the bag, and of cards in the draw pile. */
  bag: number;
  pile: number;
  readonly hands: number[];
  /** C8: the discards in order, with their players and scores. */
  readonly played: PlayedCard[];
  readonly scores: number[];
  /** The number of cards dealt to a seat where research varies it. */
  readonly dealt?: number;
}

export type PlayedCard = number;
export const playedAs = (seat: Seat, card: Card, points: number): PlayedCard =>
  (seat << 12) | (card << 7) | points;
export const playedBy = (played: PlayedCard): Seat => played >> 12;
export const playedCard = (played: PlayedCard): Card => (played >> 7) & 31;
export const playedPoints = (played: PlayedCard): number => played & 127;

export interface Own {
  hand: Cards;
}

/** No seat knows these orders; the last item is the next one. */
interface Hidden {
  readonly bag: Piece[];
  readonly pile: Card[];
}

export type Move =
  | {
      readonly type: 'place';
      readonly piece: 0 | 1;
      readonly q: number;
      readonly r: number;
      readonly turn: number;
    }
  | { readonly type: 'score'; readonly card: CardName }
  | { readonly type: 'remove'; readonly q: number; readonly r: number };

export type Event =
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly index: 0 | 1;
      readonly piece: PieceName;
      readonly q: number;
      readonly r: number;
      readonly turn: number;
    }
  | {
      readonly type: 'removed';
      readonly seat: Seat;
      readonly piece: PieceName;
      readonly q: number;
      readonly r: number;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly card: CardName; readonly points: number }
  | { readonly type: 'refilled'; readonly seat: Seat; readonly pieces: readonly PieceName[] }
  | {
      readonly type: 'constructionOver';
      /** The seat whose turn ended it: by its last card, or because the bag ran out (C10). */
      readonly seat: Seat;
      readonly by: 'cards' | 'pieces';
      readonly next: Seat;
    }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly count: number;
      /** Null for all other seats. */
      readonly cards: readonly CardName[] | null;
    }
  | { readonly type: 'matchOver'; readonly winners: readonly Seat[] };

export type Reason =
  | 'over'
  | 'turn'
  | 'construction'
  | 'deconstruction'
  | 'placeFirst'
  | 'removeFirst'
  | 'gone'
  | 'occupied'
  | 'apart'
  | 'card'
  | 'condition'
  | 'empty'
  | 'split'
  | 'locked';

export interface Campos {
  options: Options;
  shared: Shared;
  own: Own;
  hidden: Hidden;
  move: Move;
  event: Event;
  reason: Reason;
}

/** C4, C11: 5, 4 or 3 cards for each of 2, 3 or 4 seats. */
export const cardsDealt = (seats: number): number => 7 - seats;

export function findWinners(shared: Shared): Seat[] {
  const most = Math.max(...shared.scores);
  return shared.scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

export function cloneState({ shared, own, hidden }: State<Campos>): State<Campos> {
  return {
    shared: {
      seats: shared.seats,
      phase: shared.phase,
      turn: shared.turn,
      second: shared.second,
      laid: shared.laid.slice(),
      front: shared.front.slice(),
      bag: shared.bag,
      pile: shared.pile,
      hands: shared.hands.slice(),
      played: shared.played.slice(),
      scores: shared.scores.slice(),
      ...(shared.dealt === undefined ? undefined : { dealt: shared.dealt }),
    },
    own: own.map(({ hand }) => ({ hand })),
    hidden: { bag: hidden.bag.slice(), pile: hidden.pile.slice() },
  };
}
