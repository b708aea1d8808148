import type { Game } from '../core/index.ts';
import { GAMES } from './index.ts';

const MODULES = import.meta.glob<Game>('.//*/rules/index.ts', { import: 'game' });

/** Loads the rules of each game, by its id. */
export const GAME_LOADERS: { readonly [id: string]: () => Promise<Game> } = Object.fromEntries(
  GAMES.map(({ id }) => [id, MODULES[`./${id}/rules/index.ts`]]),
);
