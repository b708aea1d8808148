/** The state, split by who may know it; moves, events, and reasons for a refusal. */
import type { Seat, State } from '../../../core/index.ts';
import type { Card } from './data.ts';

export interface Shared {
  readonly seats: number;
  /** The seat to lay a card; null once the match is over. */
  turn: Seat | null;
  readonly hands: number[];
  /** The card of each seat in this round; null before its turn. */
  readonly laid: (Card | null)[];
  /** The cards of earlier rounds. */
  readonly played: Card[];
  readonly points: number[];
}

export interface Own {
  /** Ascending. */
  hand: Card[];
}

export interface Hidden {
  /** X2: cards that no player has. */
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

/** A deep copy. */
export const cloneState = ({ shared, own, hidden }: State<Sample>): State<Sample> => ({
  shared: cloneShared(shared),
  own: own.map(({ hand }) => ({ hand: hand.slice() })),
  hidden: { rest: hidden.rest.slice() },
});
