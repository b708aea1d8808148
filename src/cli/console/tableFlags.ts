/** What every command for a table takes: which game, how many seats, which options. */
import type { Command } from 'commander';
import { GAMES } from '../../games/rules.ts';
import { collect } from './arguments.ts';

export interface TableFlags {
  seats?: string;
  option: string[];
}

export const withOptions = (command: Command): Command =>
  command.option('--option <KEY=VALUE>', 'a table option; may be given several times', collect, []);
export const gameArgument = (): string => `one of ${Object.keys(GAMES).join(', ')}`;
