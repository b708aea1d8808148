import { type Game, LEVELS, assignStyle } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { adaptiveBot, parseAdaptiveName } from './adaptiveStrength.ts';
import { type RolloutPolicy, randomRolloutPolicy } from './rolloutPolicy.ts';
import { random } from './random.ts';
import { type BEGINNER, type Levels, MASTER, type Roster } from './roster.ts';

export type { Bot } from './bot.ts';
export * from './hint.ts';

/** Each game's bots; what they are made of is loaded when one is asked for. */
const MODULES = import.meta.glob<Roster>('../games/*/bots/index.ts', { import: 'roster', eager: true });

const findRoster = (game: string): Roster | undefined => MODULES[`../games/${game}/bots/index.ts`];

export const findExpertGoal = (game: string): number | undefined => findRoster(game)?.expertGoal;

const SEARCH = 'search';

const isLevel = (name: string): name is Exclude<keyof Levels, typeof BEGINNER> =>
  name === MASTER || (LEVELS as readonly string[]).includes(name);

/** The names of a roster's bots: those that do not think ahead, the search that knows no game, the levels, weakest first. */
export const listRosterBots = ({ greedy }: Roster): string[] => [
  random.name,
  ...(greedy === undefined ? [] : ['greedy']),
  SEARCH,
  ...LEVELS,
  MASTER,
];

async function loadLevels({ game, levels, greedy }: Roster, temper: string | undefined): Promise<Levels> {
  if (levels !== undefined) return levels(temper);
  return (await import('./genericSearch.ts')).genericLevels(await game(), await greedy?.());
}

/** A bot by its name; one of a level may have one of the game's tempers. */
export async function loadRosterBot(roster: Roster, name: string, temper?: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  if (name === 'greedy') return roster.greedy?.();
  if (name === SEARCH) return (await import('./genericSearch.ts')).genericSearch(await roster.game());
  if (isLevel(name)) return (await loadLevels(roster, temper))[name];
  const strength = parseAdaptiveName(name);
  return strength === undefined ? undefined : adaptiveBot(await loadLevels(roster, temper), strength);
}

/** The names of a game's bots. */
export function botNames(game: string): string[] {
  const roster = findRoster(game);
  return roster === undefined ? [random.name] : listRosterBots(roster);
}

/** How somebody of the cast plays a game; undefined for a stranger, or in a game that has no tempers. */
const findStyle = (game: string, person: string): string | undefined =>
  assignStyle(findRoster(game)?.styles ?? [], person);

/** The bot of that name, with the temper of the person it plays for; undefined if the game has none. */
export async function loadBot(game: string, name: string, person = ''): Promise<Bot | undefined> {
  const roster = findRoster(game);
  if (roster === undefined) return name === random.name ? random : undefined;
  return loadRosterBot(roster, name, findStyle(game, person));
}

/** How imagined matches of a game go. */
export async function loadRolloutPolicy(game: Game): Promise<RolloutPolicy> {
  const own = await findRoster(game.id)?.rolloutPolicy?.();
  return own ?? randomRolloutPolicy(game);
}

/** The one to ask for a hint; null if the game has none that thinks ahead. */
export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
