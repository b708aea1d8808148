/** The bots of an option: by name, from the user's own file, or an outside program. */
import type { Bot } from '../../bots/index.ts';
import { createGenericSearch } from '../../bots/genericSearch.ts';
import { BOT_NAMES, type Config, type Game } from '../../core/index.ts';
import { expectedError, splitList } from '../console/arguments.ts';
import { isPath, listBotNames, loadGameBot, loadOwnBot, OWN_FILE } from '../console/ownFiles.ts';
import { EXEC_PREFIX, OutsideBot } from './outsideBot.ts';

/** One bot per seat; a single name stands for all. */
export async function loadBots(game: Game, config: Config, typed: string): Promise<Bot[]> {
  const { seats } = config;
  const names = splitList(typed);
  const all = names.length === 1 ? Array.from({ length: seats }, () => names[0]!) : names;
  if (all.length !== seats)
    throw expectedError('option --bots', `${seats} names, one per seat, or one for all`, `${names.length}`);
  return Promise.all(all.map((name) => loadNamedBot(game, config, name)));
}

/** `search:200`: the generic search with 200 iterations per decision. */
function parseSearchName(game: Game, name: string): Bot | undefined {
  const iterations = /^search:([1-9]\d{0,6})$/.exec(name)?.[1];
  return iterations === undefined
    ? undefined
    : createGenericSearch(game, name, { iterations: Number(iterations), mistakeRate: 0 });
}

/** One of a game's bots, perhaps with the style of a named bot: `hard:Ada`. */
async function loadLevelBot(game: Game, name: string): Promise<Bot | undefined> {
  const [called = '', person] = name.split(':');
  if (person === undefined) return loadGameBot(game, name);
  const bot = BOT_NAMES.some((one) => one === person) ? await loadGameBot(game, called, person) : undefined;
  return bot === undefined ? undefined : { ...bot, name };
}

export async function loadNamedBot(game: Game, config: Config, name: string): Promise<Bot> {
  if (name.startsWith(EXEC_PREFIX) && name.length > EXEC_PREFIX.length)
    return new OutsideBot(name, game, config, (text) => void process.stderr.write(`tavola: ${text}\n`));
  if (isPath(name)) return loadOwnBot('option --bots', name, game);
  const bot = parseSearchName(game, name) ?? (await loadLevelBot(game, name));
  if (bot === undefined)
    throw expectedError(
      'option --bots',
      `any of ${listBotNames(game).join(', ')}, ${OWN_FILE}, ${EXEC_PREFIX}COMMAND`,
      name,
    );
  return bot;
}
