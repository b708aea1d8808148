import type { Action, GameTypes, Rng, View } from '../core/index.ts';

/** How long a bot may think: in sampled worlds, or in milliseconds of a given clock. */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly now: () => number };

export interface Choice {
  readonly action: Action;
  /** The share of the victory that the bot expects from it. */
  readonly expects: number;
  /** The share of the search spent on it, from 0 to 1. */
  readonly weight: number;
}

export interface Estimate {
  /** Best first; never empty. */
  readonly choices: readonly Choice[];
  /** The share of the victory that each seat can expect. */
  readonly shares: readonly number[];
  /** The decisions that it expects to follow, the best choice first. */
  readonly line: readonly Action[];
  readonly iterations: number;
}

export interface SearchOptions {
  /** Replaces the bot's own budget. */
  readonly budget?: Budget;
  /** Polled during the search. Once it returns true, the bot returns the best choice so far. */
  readonly isCancelled?: () => boolean;
  readonly progress?: (estimate: Estimate) => void;
}

/** A search that can pause and continue, for as long as the caller wants. */
export interface ResumableSearch {
  /** Continues the search within these limits and returns the total result so far. */
  think(thinking: SearchOptions): Estimate;
}

/** A computer opponent. It gets the view of its seat and nothing else. */
export interface Bot<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** One of `legal`, which is never empty. */
  choose(view: View<K>, legal: readonly Action[], rng: Rng, thinking?: SearchOptions): Action;
  /** The bot's evaluation of the choices, for a hint or a review. Only bots that search have one. */
  estimate?(view: View<K>, legal: readonly Action[], rng: Rng, thinking?: SearchOptions): Estimate;
  /** Like `estimate`, in as many slices as the caller wants. */
  ponder?(view: View<K>, legal: readonly Action[], rng: Rng): ResumableSearch;
  /** The budget of a decision if the caller gives none. */
  budget?(view: View<K>): Budget;
}

export type SearchingBot<K extends GameTypes = GameTypes> = Bot<K> &
  Required<Pick<Bot<K>, 'estimate' | 'budget'>>;
