import { type Game, LEVELS, assignStyle } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { adaptiveBot, parseAdaptiveName } from './adaptiveStrength.ts';
import { type RolloutPolicy, randomRolloutPolicy } from './rolloutPolicy.ts';
import { random } from './random.ts';
import { type BEGINNER, type Levels, MASTER, type Roster } from './roster.ts';

export type { Bot } from './bot.ts';
export * from './hint.ts';

/** Each game's bots. Their code loads on demand. */
const MODULES = import.meta.glob<Roster>('../games/*/bots/index.ts', { import: 'roster', eager: true });

const findRoster = (game: string): Roster | undefined => MODULES[`../games/${game}/bots/index.ts`];

export const findExpertGoal = (game: string): number | undefined => findRoster(game)?.expertGoal;

const SEARCH = 'search';

const isLevel = (name: string): name is Exclude<keyof Levels, typeof BEGINNER> =>
  name === MASTER || (LEVELS as readonly string[]).includes(name);

/** The names of a roster's bots: greedy ones, the generic search, then the levels, weakest first. */
export const listRosterBots = ({ greedy }: Roster): string[] => [
  random.name,
  ...(greedy === undefined ? [] : ['greedy']),
  SEARCH,
  ...LEVELS,
  MASTER,
];

async function loadLevels({ game, levels, greedy }: Roster, style: string | undefined): Promise<Levels> {
  if (levels !== undefined) return levels(style);
  return (await import('./genericSearch.ts')).genericLevels(await game(), await greedy?.());
}

export async function loadRosterBot(roster: Roster, name: string, style?: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  if (name === 'greedy') return roster.greedy?.();
  if (name === SEARCH) return (await import('./genericSearch.ts')).genericSearch(await roster.game());
  if (isLevel(name)) return (await loadLevels(roster, style))[name];
  const strength = parseAdaptiveName(name);
  return strength === undefined ? undefined : adaptiveBot(await loadLevels(roster, style), strength);
}

export function botNames(game: string): string[] {
  const roster = findRoster(game);
  return roster === undefined ? [random.name] : listRosterBots(roster);
}

/** The style of a named bot in a game; undefined for an unknown name or a game without styles. */
const findStyle = (game: string, person: string): string | undefined =>
  assignStyle(findRoster(game)?.styles ?? [], person);

/** Loads a bot by name, in the style of the person it plays as; undefined if the game has no such bot. */
export async function loadBot(game: string, name: string, person = ''): Promise<Bot | undefined> {
  const roster = findRoster(game);
  if (roster === undefined) return name === random.name ? random : undefined;
  return loadRosterBot(roster, name, findStyle(game, person));
}

export async function loadRolloutPolicy(game: Game): Promise<RolloutPolicy> {
  const own = await findRoster(game.id)?.rolloutPolicy?.();
  return own ?? randomRolloutPolicy(game);
}

export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
