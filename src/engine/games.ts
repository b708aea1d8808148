/** `tavola/games`: the list of games, and their rules, loaded on demand. `tavola/games/<game>` has one of them alone. */
export type { GameInfo } from '../games/gameInfo.ts';
export { GAMES } from '../games/index.ts';
export { loadGame } from './checked/games.ts';
