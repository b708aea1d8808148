/** The settings of a game's self-play: which tables, how often, and how far it looks ahead. */
import type { Config, GameTypes, Rng } from '../../src/core/index.ts';
import type { FeatureEncoder } from '../../src/bots/neural/featureEncoder.ts';

/** Tables, each with its weight in the draw. */
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
  /** The share of decisions made by search, and the number of worlds of each. */
  readonly thought: number;
  readonly worlds: number;
  /** The number of the seat's own decisions before a world is judged. */
  readonly horizon: number;
  readonly remembered: number;
  /** The temperature: how much better a move must be, in shares of the victory, to be chosen e times as often. */
  readonly patience: number;
  /**
   * Whether training may sharpen the policy. It must not where all choose at the same time, because opponents could predict the
   * choice.
   */
  readonly sharpens: boolean;
}
