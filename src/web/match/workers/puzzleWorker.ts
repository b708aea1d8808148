/** Where it is worked out what a wrong try at a puzzle allows, away from the page; from the solver's view, as everything. */
import { loadBot } from '../../../bots/index.ts';
import type { Action, View } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { type OpponentReplies, computeReplies } from '../../../puzzles/index.ts';

export interface PuzzleQuestion {
  readonly id: number;
  readonly game: string;
  readonly tries: Action;
  readonly from: View;
}

export interface PuzzleReply {
  readonly id: number;
  /** Null if it could not be worked out. */
  readonly answer: OpponentReplies | null;
}

/** Good enough to punish what is wrong, and quick enough to be waited for. */
const LEVEL = 'hard';

export async function answerPuzzle({ id, game, tries, from }: PuzzleQuestion): Promise<PuzzleReply> {
  const bot = await loadBot(game, LEVEL);
  if (bot === undefined || bot === null) return { id, answer: null };
  try {
    return { id, answer: computeReplies(await GAME_LOADERS[game]!(), bot, from, tries) };
  } catch {
    return { id, answer: null };
  }
}
