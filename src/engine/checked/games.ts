import type { Game } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { checkId } from './ids.ts';

/** Loads the rules of a game by its id. Throws for an unknown game. */
export async function loadGame(id: string): Promise<Game> {
  checkId('loadGame, argument id', id);
  return GAME_LOADERS[id]();
}
