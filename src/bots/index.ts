import { type Game, LEVELS } from '../core/index.ts';
import type { Bot } from './bot.ts';
import type { Outlook } from './outlook.ts';
import { random } from './random.ts';
import { type Levels, MASTER, type Roster } from './roster.ts';

export type { Bot } from './bot.ts';

/** Each house's bots; what they are made of is loaded when one is asked for. */
const ROOMS = import.meta.glob<Roster>('../games/*/bots/index.ts', { import: 'roster', eager: true });

const rosterOf = (game: string): Roster | undefined => ROOMS[`../games/${game}/bots/index.ts`];

export const barOf = (game: string): number | undefined => rosterOf(game)?.bar;

const SEARCH = 'search';

const isLevel = (name: string): name is keyof Levels =>
  name === MASTER || (LEVELS as readonly string[]).includes(name);

/** The names of a roster's bots: those that do not think ahead, the search that knows no game, the levels, weakest first. */
export const namesIn = ({ greedy }: Roster): string[] => [
  random.name,
  ...(greedy === undefined ? [] : ['greedy']),
  SEARCH,
  ...LEVELS,
  MASTER,
];

export async function loadFrom({ game, greedy, levels }: Roster, name: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  if (name === 'greedy') return greedy?.();
  if (isLevel(name) && levels !== undefined) return (await levels())[name];
  if (name !== SEARCH && !isLevel(name)) return undefined;
  const { genericLevels, genericSearch } = await import('./search.ts');
  return isLevel(name) ? genericLevels(await game())[name] : genericSearch(await game());
}

/** The names of a game's bots. */
export function botNames(game: string): string[] {
  const roster = rosterOf(game);
  return roster === undefined ? [random.name] : namesIn(roster);
}

/** The bot of that name, undefined if the game has none. */
export async function loadBot(game: string, name: string): Promise<Bot | undefined> {
  const roster = rosterOf(game);
  if (roster === undefined) return name === random.name ? random : undefined;
  return loadFrom(roster, name);
}

/** How imagined matches of a game go. */
export async function loadOutlook(game: Game): Promise<Outlook> {
  const own = await rosterOf(game.id)?.outlook?.();
  return own ?? (await import('./outlook.ts')).plainOutlook(game);
}

/** The one to ask for a hint; null if the game has none that thinks ahead. */
export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
