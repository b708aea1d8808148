/** The check of a game's id. It is separate, so that a page with one game does not load the list of all. */
import { formatValue } from '../../core/validateGame.ts';
import { GAMES } from '../../games/index.ts';
import { argumentError } from './argumentChecks.ts';

/** Throws unless `id` is a game of this package. */
export function checkId(where: string, id: unknown): asserts id is string {
  if (!GAMES.some((game) => game.id === id))
    throw argumentError(where, `one of ${GAMES.map((game) => game.id).join(', ')}`, formatValue(id));
}
