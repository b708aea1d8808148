/** `tavola/bots`: computer opponents and their parts. `tavola/bots/<game>` has those of one game alone. */

// # Choose a bot and play
export { botNames, loadBot, strongestBot } from './checked/bots.ts';
export { BOT_NAMES, type Level, LEVELS } from '../core/index.ts';
export { botRng, playMatch, type SeatedBot } from '../bots/playMatch.ts';
export { random } from '../bots/random.ts';
export type { Roster } from '../bots/roster.ts';

// # Compare bots (`simulate` of `tavola`)
export type { SimulationWish } from './checked/simulate.ts';
export type { SimulationReport } from '../lab/simulation.ts';
export type { ConfidenceInterval } from '../lab/stats.ts';

// # Write a bot
export type { Bot, Budget, Choice, Estimate, SearchOptions } from '../bots/bot.ts';
export { drawAction } from '../core/index.ts';
export { genericLevels, genericSearch } from '../bots/genericSearch.ts';
export { type Search, searchBot } from '../bots/searchBot.ts';
