/** What every command for a table takes: which game, how many seats, which options; for some, who starts. */
import type { Command } from 'commander';
import { GAMES } from '../../games/rules.ts';
import { collect } from './arguments.ts';

export interface TableFlags {
  seats?: string;
  option: string[];
  start?: string;
}

export const withOptions = (command: Command): Command =>
  command.option('--option <KEY=VALUE>', 'a table option; may be given several times', collect, []);
export const withStart = (command: Command): Command =>
  command.option('--start <SEAT>', 'who starts, counted from 1; drawn from the seed if it is not given');
export const gameArgument = (): string => `one of ${Object.keys(GAMES).join(', ')}`;
