/** The argument and options of every command that sets up a table. */
import { type Command, Option } from 'commander';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { appendValue } from './arguments.ts';
import type { Game } from '../../core/index.ts';
import { loadOwnGame, OWN_FILE } from './ownFiles.ts';

export interface TableFlags {
  seats?: string;
  option: string[];
  start?: string;
}

export const withOptions = (command: Command): Command =>
  command.addOption(tableOption('set a table option'));
/** `--option`, which may be given several times. */
export const tableOption = (about: string): Option =>
  new Option('--option <KEY=VALUE>', `${about}; repeatable`).default([], 'none').argParser(appendValue);
export const withStart = (command: Command): Command =>
  command.option('--start <SEAT>', 'seat that starts, counted from 1 (default: drawn from the seed)');
export const JOBS = 'number of threads (default: one per core)';
export const gameArgument = (): string =>
  `one of ${Object.keys(GAME_LOADERS).join(', ')}, or ${OWN_FILE} of your own`;

export interface OwnGameFlag {
  game?: string;
}
/** `--game`, for a transcript, which names its game by the id. */
export const ownGameOption = (): Option =>
  new Option('--game <FILE>', `with a game of your own: the ${OWN_FILE} that the match was played with`);
export const loadOwnGameFlag = async ({ game }: OwnGameFlag): Promise<Game | undefined> =>
  game === undefined ? undefined : loadOwnGame('option --game', game);
