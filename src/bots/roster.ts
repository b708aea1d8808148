import type { Game, GameTypes, Level } from '../core/index.ts';
import type { Bot } from './bot.ts';
import type { RolloutPolicy } from './rolloutPolicy.ts';

/** The one for reviews and puzzles: it thinks as long as it is let. Nobody sits down with it at a table. */
export const MASTER = 'master';

/** The one below all levels, for whoever loses to `easy`: an even match leans on it, and nobody else sits down with it. */
export const BEGINNER = 'beginner';

/** The levels that play at a table, the one below and the one beyond them. */
export type Levels<K extends GameTypes = GameTypes> = {
  readonly [L in typeof BEGINNER | Level | typeof MASTER]: Bot<K>;
};

/** The bots made for one game; `random` and `search` play every game and are not listed. */
export interface Roster {
  /** Asked for by the search that knows no game, from which a game without levels of its own has them. */
  readonly game: () => Promise<Game>;
  readonly greedy?: () => Promise<Bot>;
  /** The bots that think ahead as the game deserves; without them the levels are those of the search for any game. */
  readonly levels?: (temper?: string) => Promise<Levels>;
  /** The names of the tempers that its levels may have. */
  readonly styles?: readonly string[];
  /** How its imagined matches go, for reviews; without it everyone plays them at random. */
  readonly rolloutPolicy?: () => Promise<RolloutPolicy>;
  /** The share of victories that expert should take from greedy at the game's fewest seats. */
  readonly expertGoal?: number;
}
