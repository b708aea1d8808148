import { GAMES } from './index.ts';

/** What a game is called. */
export const gameTitle = (id: string): string => GAMES.find((game) => game.id === id)?.title ?? id;
