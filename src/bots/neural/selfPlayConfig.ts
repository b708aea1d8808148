/** What is practised of a game, for its networks to learn from: which tables, how often, and how far the practice looks ahead. */
import type { Config, GameTypes, Rng } from '../../core/index.ts';
import type { FeatureEncoder } from './featureEncoder.ts';

/** Tables, each with how often it is drawn. */
export type TableMix = readonly (readonly [number, Omit<Config, 'start'>])[];

export function drawTable(tables: TableMix, rng: Rng): Config {
  let at = rng.below(tables.reduce((sum, [often]) => sum + often, 0));
  for (const [often, table] of tables) {
    at -= often;
    if (at < 0) return { ...table, start: null };
  }
  throw new Error('a course needs a table');
}

export interface SelfPlayConfig {
  readonly reader: FeatureEncoder<GameTypes>;
  readonly tables: TableMix;
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
