/** How a game is read by its networks. */
import type { Action, Game, GameTypes, Seat, State, View } from '../../core/index.ts';
import type { Features } from './networks.ts';

/** How many facts there are and how many may be true at once. */
export interface FeatureLayout {
  /** Facts are numbered from 1 to this. */
  readonly facts: number;
  readonly groups: number;
  readonly inGroup: number;
  readonly inWhole: number;
}

export interface FeatureEncoder<K extends GameTypes> {
  readonly game: Game<K>;
  countSeats(view: View<K>): number;
  /** Whether a position in which a seat owes a decision is one that its worth was learnt for. */
  isWorthJudging(state: State<K>): boolean;
  /** What a seat has got if something that is learnt by itself, a round say, has ended since; undefined if not. */
  ended(before: State<K>, state: State<K>, seat: Seat): number | undefined;
  readonly state: FeatureLayout;
  readonly view: FeatureLayout;
  /** Of a decision; a move is one group, and there is no whole. */
  readonly moves: {
    readonly facts: number;
    readonly most: number;
    readonly inMove: number;
    /** How many moves of a decision are learnt from at most. */
    readonly recorded: number;
  };
  /** A world as the worth of a seat depends on it: all groups, the whole last. Called where that seat owes a decision. */
  encodeState(state: State<K>, seat: Seat, facts: Features): void;
  /** The same of what a seat can see, before it decides. */
  encodeView(view: View<K>, facts: Features): void;
  /** What is true of each of some moves in the view that was read last. */
  encodeMoves(view: View<K>, actions: readonly Action[], facts: Features): void;
}

export const featureCapacity = ({ groups, inGroup, inWhole }: FeatureLayout): [number, number] => [
  groups * inGroup + inWhole,
  groups + 1,
];

/** Numbers of facts, handed out one stretch after the other. */
export class FeatureNumbering {
  next = 1;
  register(count: number): number {
    const from = this.next;
    this.next += count;
    return from;
  }
}

/** Beyond a certain count more make no difference. */
export const capped = (count: number, most: number): number => (count < most ? count : most);
