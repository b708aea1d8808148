import type { Language, Option } from '../core/index.ts';

/**
 * The door of a house: what is said of a game before any of its rooms is opened. The rooms have the same names in every
 * house, so whoever needs one finds it by its place and loads it then: rules here, words in `src/words`, bots in
 * `src/bots`, the terminal's board in `src/terminal`, the screen in `src/web`.
 */
export interface House {
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
   * the old ones, which stay: matches are rated by the one they began under. A house without any has no rated tables.
   */
  readonly ratedLevels?: readonly (readonly [easy: number, medium: number, hard: number, expert: number])[];
  readonly designers: string;
  readonly publisher: string;
}
