/** A match that is over, as a review goes through it. */
import type { Action, Config, Game, Seat, State } from '../core/index.ts';

export interface FinishedMatch {
  readonly game: Game;
  readonly config: Config;
  /** Tells this match from others: the chance of its review is drawn from it. */
  readonly seed: string;
  /** The truth before each decision, and after the last. */
  readonly states: readonly State[];
  readonly decisions: readonly (readonly [Seat, Action])[];
}
