import { GAMES } from './index.ts';

export const gameTitle = (id: string): string => GAMES.find((game) => game.id === id)?.title ?? id;
