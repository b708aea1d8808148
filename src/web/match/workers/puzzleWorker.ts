/** Computes what a wrong try at a puzzle allows, off the main thread, from the solver's view. */
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

/** Strong enough to punish mistakes, and fast enough to wait for. */
const LEVEL = 'hard';

/** Null without a bot. */
export async function computeAnswer({ game, tries, from }: PuzzleQuestion): Promise<OpponentReplies | null> {
  const bot = await loadBot(game, LEVEL);
  if (bot === undefined || bot === null) return null;
  return computeReplies(await GAME_LOADERS[game]!(), bot, from, tries);
}
