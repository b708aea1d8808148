/** `tavola/bots`: computer opponents and their parts. `tavola/bots/<game>` has those of one game alone. */
export type { Bot, Budget, Choice, Estimate, SearchOptions } from '../bots/bot.ts';
export { botNames, loadBot, strongestBot } from './checked/bots.ts';
export { random } from '../bots/random.ts';
export type { Roster } from '../bots/roster.ts';
export { genericLevels, genericSearch } from '../bots/genericSearch.ts';
export { type Search, searchBot } from '../bots/searchBot.ts';
export { botRng, playMatch, type SeatedBot } from '../bots/playMatch.ts';
