import type { Action, Game, GameTypes, Seat, State, View } from '../../core/index.ts';
import type { Features } from './sparseNetwork.ts';

export interface FeatureLayout {
  readonly facts: number;
  readonly groups: number;
  readonly inGroup: number;
  readonly inWhole: number;
}

export interface FeatureEncoder<K extends GameTypes> {
  readonly game: Game<K>;
  countSeats(view: View<K>): number;
  /** Whether the value network was trained for positions like this, in which a seat owes a decision. */
  isWorthJudging(state: State<K>): boolean;
  /** A seat's result if a unit of training (a round, say) has ended since; undefined if not. */
  ended(before: State<K>, state: State<K>, seat: Seat): number | undefined;
  readonly state: FeatureLayout;
  readonly view: FeatureLayout;
  readonly moves: {
    readonly facts: number;
    readonly most: number;
    readonly inMove: number;
    /** At most this many moves of a decision are recorded for training. */
    readonly recorded: number;
  };
  /** Encodes a world for one seat's value: all groups, the whole last. The seat must owe a decision there. */
  encodeState(state: State<K>, seat: Seat, facts: Features): void;
  /** Encodes what a seat sees before it decides. */
  encodeView(view: View<K>, facts: Features): void;
  /** Encodes moves in the view that was encoded last. */
  encodeMoves(view: View<K>, actions: readonly Action[], facts: Features): void;
}

export const featureCapacity = ({ groups, inGroup, inWhole }: FeatureLayout): [number, number] => [
  groups * inGroup + inWhole,
  groups + 1,
];

export class FeatureNumbering {
  next = 1;
  register(count: number): number {
    const from = this.next;
    this.next += count;
    return from;
  }
}

export const capped = (count: number, most: number): number => (count < most ? count : most);
