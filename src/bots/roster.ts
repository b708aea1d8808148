import type { Game, GameTypes, Level } from '../core/index.ts';
import type { Bot } from './bot.ts';
import type { RolloutPolicy } from './rolloutPolicy.ts';

/** For reviews and puzzles: thinks as long as the caller allows. It never plays at a table. */
export const MASTER = 'master';

/** Below all levels, for players who lose to `easy`. Only adaptive strength uses it. */
export const BEGINNER = 'beginner';

/** The levels for tables, and the two beyond either end. */
export type Levels<K extends GameTypes = GameTypes> = {
  readonly [L in typeof BEGINNER | Level | typeof MASTER]: Bot<K>;
};

/** The bots of one game. `random` and `search` play every game and are not listed. */
export interface Roster {
  /** For the generic search, which makes the levels of a game without its own. */
  readonly game: () => Promise<Game>;
  readonly greedy?: () => Promise<Bot>;
  /** The game's own search bots. Without them the generic search makes the levels. */
  readonly levels?: (style?: string) => Promise<Levels>;
  readonly styles?: readonly string[];
  /** The policy of its imagined matches, for reviews; without it they are random. */
  readonly rolloutPolicy?: () => Promise<RolloutPolicy>;
  /** The share of victories that expert should win against greedy at the game's smallest table. */
  readonly expertGoal?: number;
}
