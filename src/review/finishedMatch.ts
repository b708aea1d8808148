import type { Action, Config, Game, Seat, State } from '../core/index.ts';

export interface FinishedMatch {
  readonly game: Game;
  readonly config: Config;
  /** Seeds the randomness of the review. */
  readonly seed: string;
  /** The true state before each decision, and after the last. */
  readonly states: readonly State[];
  readonly decisions: readonly (readonly [Seat, Action])[];
}
