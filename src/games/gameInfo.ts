import type { Language, Option } from '../core/index.ts';

/**
 * The manifest of a game: what is known before any of its code is loaded. All game folders have the same structure, so
 * modules find a game's parts by their path and load them on demand.
 */
export interface GameInfo {
  /** The name of its folder. */
  readonly id: string;
  /** What the ids of its clauses begin with. */
  readonly letter: string;
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly about: { readonly [L in Language]: string };
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** From which age, and where that is printed. A game that was never printed has none. */
  readonly ages?: { readonly from: number; readonly printedOn: 'rulebook' | 'box' };
  /** Who starts by the printed rules. `nobody`: all choose at once, so the rules ignore the starting seat. */
  readonly starter?: 'youngest' | 'oldest' | 'agreed' | 'nobody';
  /** What a table may choose, word for word as its rules have it; none if it is left out. */
  readonly options?: readonly Option[];
  /**
   * What its levels are worth at rated tables, from easy to expert: docs/ratings.md says how that was computed. A new edition comes after
   * the old ones, which stay: matches are rated by the one they began under. A game without any has no rated tables.
   */
  readonly ratedLevels?: readonly (readonly [easy: number, medium: number, hard: number, expert: number])[];
  readonly designers: string;
  readonly publisher: string;
}
