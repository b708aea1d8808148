import type { Language, Option } from '../core/index.ts';

/**
 * The manifest of a game: what is known before any of its code loads. All game folders have the same structure, so modules find a
 * game's parts by their path and load them on demand.
 */
export interface GameInfo {
  /** The name of its folder. */
  readonly id: string;
  /** The first letter of its clauses. */
  readonly letter: string;
  readonly title: string;
  readonly about: { readonly [L in Language]: string };
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** The minimum age, and where that is printed. A game that was never printed has none. */
  readonly ages?: { readonly from: number; readonly printedOn: 'rulebook' | 'box' };
  /** The starting player by the printed rules. `nobody`: all choose at once, so the rules ignore the starting seat. */
  readonly starter?: 'youngest' | 'oldest' | 'agreed' | 'nobody';
  /** The options of a table, exactly as its rules have them. */
  readonly options?: readonly Option[];
  readonly ratedLevels?: readonly (readonly [easy: number, medium: number, hard: number, expert: number])[];
  readonly designers: string;
  readonly publisher: string;
}
