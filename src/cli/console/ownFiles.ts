/** Games and bots from the user's own files: commands accept `./path.js` for a game's id or a bot's name. */
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Bot,
  botNames,
  loadBot,
  loadRosterBot,
  listRosterBots,
  strongestBot,
} from '../../bots/index.ts';
import { type Game, LEVELS } from '../../core/index.ts';
import { findGameFlaw, formatValue } from '../../core/validateGame.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { RunError, UsageError } from './errors.ts';

export const OWN_FILE = './FILE.js';

/** Whether the text is a path, not the id of a game or the name of a bot. */
export const isPath = (text: string): boolean => /^\.{1,2}[/\\]/.test(text) || isAbsolute(text);

async function importDefault(where: string, path: string, expected: string): Promise<unknown> {
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`${where}: there is no file ${path}`);
  if (!statSync(file).isFile()) throw new UsageError(`${where}: ${path} is not a file`);
  let exports: { readonly [name: string]: unknown };
  try {
    exports = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof exports;
  } catch (error) {
    throw new UsageError(`${where}: cannot load ${path} (${String(error)})`);
  }
  if (!('default' in exports))
    throw new UsageError(
      `${where}: ${path} has no default export; expected "export default" with ${expected}`,
    );
  return exports.default;
}

/** Games from files, each with the path that loads it again in another thread. */
const OWN = new WeakMap<Game, string>();

export const gameReference = (game: Game): string => OWN.get(game) ?? game.id;

export const isOwnGame = (game: Game): boolean => OWN.has(game);

const A_GAME = 'a game (docs/guide/game.md)';

export async function loadOwnGame(where: string, path: string): Promise<Game> {
  const value = await importDefault(where, path, A_GAME);
  const flaw = findGameFlaw(value);
  if (flaw !== undefined)
    throw new UsageError(`${where}: the default export of ${path} is not ${A_GAME}: it is ${flaw}`);
  const game = value as Game;
  if (Object.hasOwn(GAME_LOADERS, game.id))
    throw new UsageError(
      `${where}: the game of ${path} has the id of a built-in game, ${game.id}; give it another id`,
    );
  OWN.set(game, resolve(path));
  return game;
}

const A_BOT = 'a bot, { name, choose }, or a function from a game to a bot (docs/guide/bot.md)';

export async function loadOwnBot(where: string, path: string, game: Game): Promise<Bot> {
  const value = await importDefault(where, path, A_BOT);
  let made: unknown = value;
  try {
    if (typeof value === 'function') made = await (value as (game: Game) => unknown)(game);
  } catch (error) {
    throw new UsageError(`${where}: the function of ${path} failed for ${game.id} (${String(error)})`);
  }
  if (typeof (made as Partial<Bot> | null | undefined)?.choose !== 'function')
    throw new UsageError(
      `${where}: the default export of ${path} is not ${A_BOT}: it ${made === value ? 'is' : 'returns'} ${formatValue(made)}`,
    );
  const bot = made as Bot;
  return {
    name: path,
    choose: (...decision) => {
      const action = bot.choose(...decision);
      const [, legal] = decision;
      if (legal.includes(action)) return action;
      throw new RunError(
        `${path}: it has chosen ${formatValue(action)}, which is not one of the legal decisions ${formatValue(legal)}`,
      );
    },
  };
}

const createRoster = (game: Game) => ({ game: () => Promise.resolve(game) });

export const listBotNames = (game: Game): string[] =>
  isOwnGame(game) ? listRosterBots(createRoster(game)) : botNames(game.id);

export const loadGameBot = (game: Game, name: string, person?: string): Promise<Bot | undefined> =>
  isOwnGame(game) ? loadRosterBot(createRoster(game), name) : loadBot(game.id, name, person);

export const loadStrongestBot = async (game: Game): Promise<Bot | null> =>
  isOwnGame(game) ? ((await loadGameBot(game, LEVELS.at(-1)!)) ?? null) : strongestBot(game.id);
