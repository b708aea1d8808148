import type { Game, Level } from '../core/index.ts';
import type { Bot } from './bot.ts';

/** The bots made for one game; `random` and `search` play every game and are not listed. */
export interface Roster {
  /** Asked for by the search that knows no game, from which a game without levels of its own has them. */
  readonly game: () => Promise<Game>;
  readonly greedy?: () => Promise<Bot>;
  /** The bots that think ahead as the game deserves; without them the levels are those of the search for any game. */
  readonly levels?: () => Promise<{ readonly [L in Level]: Bot }>;
  /** The share of victories that expert should take from greedy at the game's fewest seats. */
  readonly bar?: number;
}
