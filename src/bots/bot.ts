import type { Action, GameTypes, Rng, View } from '../core/index.ts';

/** How long a bot may think: in sampled worlds, or in milliseconds by a clock it is given. */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** One of the actions a bot has weighed. */
export interface Choice {
  readonly action: Action;
  /** The share of the victory the bot expects from it. */
  readonly expects: number;
  /** How much of its thinking went into it, from 0 to 1. */
  readonly weight: number;
}

/** What a bot has found so far. */
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
  /** Instead of the bot's own. */
  readonly budget?: Budget;
  /** Asked again and again; once it says yes, the bot settles for what it has found. */
  readonly isCancelled?: () => boolean;
  readonly progress?: (estimate: Estimate) => void;
}

/** A decision that is thought over as long as somebody lets it be: it can be left, and taken up again. */
export interface ResumableSearch {
  /** Thinks on, for as long as that allows; what was found in all so far. */
  think(thinking: SearchOptions): Estimate;
}

/** A computer opponent. It is given what a person in its seat sees, and nothing else. */
export interface Bot<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** One of `legal`, which is never empty. */
  choose(view: View<K>, legal: readonly Action[], rng: Rng, thinking?: SearchOptions): Action;
  /** What it thinks of the choices, for a hint or a review; only bots that search have an opinion. */
  estimate?(view: View<K>, legal: readonly Action[], rng: Rng, thinking?: SearchOptions): Estimate;
  /** The same in as many slices as are asked for. */
  ponder?(view: View<K>, legal: readonly Action[], rng: Rng): ResumableSearch;
  /** How long it thinks of a decision where nobody says how long. */
  budget?(view: View<K>): Budget;
}

/** A bot that decides by searching. */
export type SearchingBot<K extends GameTypes = GameTypes> = Bot<K> &
  Required<Pick<Bot<K>, 'estimate' | 'budget'>>;
