/** `tavola`: load games and bots, play, simulate and record matches, write bots and games. */

// # Start here
export { loadGame } from './checked/games.ts';
export { loadBot } from './checked/bots.ts';
export { configure } from './checked/config.ts';
export type { TableWish } from './checked/config.ts';
export { checkLaws } from '../laws/index.ts';
export type { Bot } from '../bots/bot.ts';

// # Configure and play a match
export { parseConfig } from './checked/config.ts';
export type { Config, ConfigError, Option, OptionValues } from '../core/index.ts';
export { Table } from './checked/table.ts';
export { isRefusal, listSeats, seatSetHas } from '../core/index.ts';
export type {
  Action,
  Json,
  Judgement,
  Played,
  Refusal,
  Seat,
  SeatSet,
  Seed,
  ShownView,
  View,
} from '../core/index.ts';

// # Simulate matches
export { simulate } from './checked/simulate.ts';
export { computePayoffs, fastRng, FastRng, viewOf } from '../core/index.ts';
export type { Rng, State } from '../core/index.ts';

// # Keep matches
export type { MatchRecord } from '../core/index.ts';

// # Write a game
export type { Emit, Game, GameTypes, Moves, Transcriber } from '../core/index.ts';
export {
  enumField,
  integerFields,
  moveTable,
  NO_SEATS,
  SeedStream,
  shuffle,
  singleSeat,
} from '../core/index.ts';
