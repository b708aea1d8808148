/** What is practised of a game, for its networks to learn from: which tables, how often, and how far the practice looks ahead. */
import type { Config, Kind } from '../../core/index.ts';
import type { Reader } from './reader.ts';

export interface Course {
  readonly reader: Reader<Kind>;
  /** Tables, each with how often it is drawn. */
  readonly tables: readonly (readonly [number, Omit<Config, 'start'>])[];
  /** The part of decisions that are thought over, and in how many worlds. */
  readonly thought: number;
  readonly worlds: number;
  /** At which of the seat's next decisions a world is judged. */
  readonly horizon: number;
  /** The part of positions whose end is remembered. */
  readonly remembered: number;
  /** How much better a move must promise to be, in shares of the victory, to be chosen e times as often. */
  readonly patience: number;
  /**
   * Whether a move that keeps promising more is chosen ever more often. Where all choose at the same time it is not: who
   * always does the same can be read.
   */
  readonly sharpens: boolean;
}
