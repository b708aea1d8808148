/** Parses the arguments of a command into typed values; errors name the argument and what it expects. */
import { type Command, Option } from 'commander';
import { availableParallelism } from 'node:os';
import {
  type Config,
  type Game,
  type Json,
  LANGUAGES,
  type Language,
  type Seat,
  parseConfig,
} from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { GAMES } from '../../games/index.ts';
import { UsageError } from './errors.ts';
import { OWN_FILE, isPath, loadOwnGame } from './ownFiles.ts';

export { UsageError };

export const expectedError = (where: string, wanted: string, got: string): UsageError =>
  new UsageError(`${where}: expected ${wanted}, got ${got === '' ? 'nothing' : got}`);

export function wholeNumber(where: string, typed: string, min: number, max: number): number {
  const number = /^-?\d{1,15}$/.test(typed) ? Number(typed) : NaN;
  if (number >= min && number <= max) return number;
  throw expectedError(where, `a whole number from ${min} to ${max}`, typed);
}

const appendValue = (value: string, before: string[]): string[] => [...before, value];

export const parseJobs = (typed: string | undefined): number =>
  typed === undefined ? availableParallelism() : wholeNumber('option --jobs', typed, 1, 256);

export async function loadGame(id: string): Promise<Game> {
  if (isPath(id)) return loadOwnGame('argument GAME', id);
  const load = Object.hasOwn(GAME_LOADERS, id) ? GAME_LOADERS[id] : undefined;
  if (load === undefined)
    throw expectedError(
      'argument GAME',
      `one of ${Object.keys(GAME_LOADERS).join(', ')}, or ${OWN_FILE}`,
      id,
    );
  return load();
}

/** The value of `KEY=VALUE` by the kind of the option. For an unknown key it stays a text, and `parseConfig` refuses it. */
function optionValue(game: Game, key: string, typed: string): Json {
  const kind = game.options.find((option) => option.id === key)?.kind;
  if (kind === 'flag' && (typed === 'true' || typed === 'false')) return typed === 'true';
  if (kind === 'number' && /^-?\d{1,15}$/.test(typed)) return Number(typed);
  return typed;
}

/** `--start`, counted from 1 as players count seats; null without it, when the seed decides. */
function parseStart(game: Game, typed: string | undefined, seats: number): Seat | null {
  if (typed === undefined) return null;
  if (GAMES.find(({ id }) => id === game.id)?.starter === 'nobody')
    throw new UsageError(
      `option --start: leave it out for ${game.id}, in which all seats choose at the same time`,
    );
  return wholeNumber('option --start', typed, 1, seats) - 1;
}

export function parseTableConfig(
  game: Game,
  seats: string,
  typed: readonly string[],
  start?: string,
): Config {
  const options: { [key: string]: Json } = {};
  const texts: { [key: string]: string } = {};
  for (const pair of typed) {
    const at = pair.indexOf('=');
    if (at < 1) throw expectedError('option --option', 'KEY=VALUE', pair);
    const key = pair.slice(0, at);
    if (Object.hasOwn(options, key))
      throw new UsageError(`option --option ${key}: given twice; give each key once`);
    texts[key] = pair.slice(at + 1);
    options[key] = optionValue(game, key, pair.slice(at + 1));
  }
  const { min, max } = game.seats;
  const count = wholeNumber('option --seats', seats, min, max);
  const config = parseConfig(game, { seats: count, start: parseStart(game, start, count), options });
  if ('expected' in config) {
    const key = config.at.replace(/^option /, '');
    if (!game.options.some((option) => option.id === key))
      throw expectedError('option --option', config.expected, key);
    throw expectedError(`option --option ${key}`, config.expected, texts[key]!);
  }
  return config;
}

export const splitList = (typed: string): string[] => typed.split(',').map((word) => word.trim());

export function findLanguage(
  typed: string | undefined,
  env: { readonly [name: string]: string | undefined },
): Language {
  const known = (code: string): Language | undefined => LANGUAGES.find((language) => language === code);
  if (typed !== undefined) {
    const language = known(typed);
    if (language === undefined) throw expectedError('option --lang', `one of ${LANGUAGES.join(', ')}`, typed);
    return language;
  }
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return known((set ?? '').slice(0, 2).toLowerCase()) ?? 'en';
}

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
