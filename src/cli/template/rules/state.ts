/** What there is to know, split by who may know it; moves, events and why a move is refused. */
import type { Seat, State } from '../../../core/index.ts';
import type { Card } from './data.ts';

export interface Shared {
  readonly seats: number;
  /** Who is to lay a card; null once the match is over. */
  turn: Seat | null;
  /** How many cards each seat has. */
  readonly hands: number[];
  /** What each seat has laid in this round; null before its turn. */
  readonly laid: (Card | null)[];
  /** The cards of the rounds before. */
  readonly played: Card[];
  readonly points: number[];
}

export interface Own {
  /** Ascending. */
  hand: Card[];
}

export interface Hidden {
  /** X2: cards that nobody has. */
  readonly rest: Card[];
}

export interface Move {
  readonly type: 'lay';
  readonly card: Card;
}

export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'roundWon'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'matchOver'; readonly winners: readonly Seat[] };

export type Reason = 'over' | 'turn' | 'missing';

export interface Sample {
  options: { readonly [id: string]: never };
  shared: Shared;
  own: Own;
  hidden: Hidden;
  move: Move;
  event: Event;
  reason: Reason;
}

export const cloneShared = (shared: Shared): Shared => ({
  ...shared,
  hands: shared.hands.slice(),
  laid: shared.laid.slice(),
  played: shared.played.slice(),
  points: shared.points.slice(),
});

/** A copy that goes its own way. */
export const cloneState = ({ shared, own, hidden }: State<Sample>): State<Sample> => ({
  shared: cloneShared(shared),
  own: own.map(({ hand }) => ({ hand: hand.slice() })),
  hidden: { rest: hidden.rest.slice() },
});
