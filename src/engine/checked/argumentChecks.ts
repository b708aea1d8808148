/** Checks of arguments from outside the package. Errors say what is allowed; inner modules trust their callers. */
import type { Game } from '../../core/index.ts';
import { findGameFlaw, formatValue } from '../../core/validateGame.ts';

export const argumentError = (where: string, expected: string, got: string): TypeError =>
  new TypeError(`${where}: expected ${expected}, got ${got}`);

/** Throws unless `game` has all fields of a game. */
export function checkGame(where: string, game: unknown): asserts game is Game {
  const flaw = findGameFlaw(game);
  if (flaw !== undefined)
    throw argumentError(
      where,
      'a game ("await loadGame(id)" of tavola/games, "game" of tavola/games/<id>, or an object with the fields of Game)',
      flaw,
    );
}

/** Throws unless the value is an object and not a list. */
export function checkObject(where: string, expected: string, value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Promise)
    throw argumentError(where, expected, formatValue(value));
}
