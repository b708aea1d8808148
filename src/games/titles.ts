import { GAMES } from './index.ts';

/** What a game is called. */
export const titleOf = (id: string): string => GAMES.find((game) => game.id === id)?.title ?? id;
