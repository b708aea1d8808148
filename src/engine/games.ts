/** `tavola/games`: the games, each loaded when it is asked for; `tavola/games/<game>` is one of them alone. */
export type { House } from '../games/house.ts';
export { HOUSES } from '../games/index.ts';
export { GAMES } from './checked/games.ts';
