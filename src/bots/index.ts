import { type Game, LEVELS, temperAmong } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { evenBot, strengthCalled } from './even.ts';
import { type Outlook, plainOutlook } from './outlook.ts';
import { random } from './random.ts';
import { type BEGINNER, type Levels, MASTER, type Roster } from './roster.ts';

export type { Bot } from './bot.ts';
export * from './hint.ts';

/** Each game's bots; what they are made of is loaded when one is asked for. */
const MODULES = import.meta.glob<Roster>('../games/*/bots/index.ts', { import: 'roster', eager: true });

const rosterOf = (game: string): Roster | undefined => MODULES[`../games/${game}/bots/index.ts`];

export const barOf = (game: string): number | undefined => rosterOf(game)?.bar;

const SEARCH = 'search';

const isLevel = (name: string): name is Exclude<keyof Levels, typeof BEGINNER> =>
  name === MASTER || (LEVELS as readonly string[]).includes(name);

/** The names of a roster's bots: those that do not think ahead, the search that knows no game, the levels, weakest first. */
export const namesIn = ({ greedy }: Roster): string[] => [
  random.name,
  ...(greedy === undefined ? [] : ['greedy']),
  SEARCH,
  ...LEVELS,
  MASTER,
];

async function levelsFrom({ game, levels, greedy }: Roster, temper: string | undefined): Promise<Levels> {
  if (levels !== undefined) return levels(temper);
  return (await import('./search.ts')).genericLevels(await game(), await greedy?.());
}

/** A bot by its name; one of a level may have one of the game's tempers. */
export async function loadFrom(roster: Roster, name: string, temper?: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  if (name === 'greedy') return roster.greedy?.();
  if (name === SEARCH) return (await import('./search.ts')).genericSearch(await roster.game());
  if (isLevel(name)) return (await levelsFrom(roster, temper))[name];
  const strength = strengthCalled(name);
  return strength === undefined ? undefined : evenBot(await levelsFrom(roster, temper), strength);
}

/** The names of a game's bots. */
export function botNames(game: string): string[] {
  const roster = rosterOf(game);
  return roster === undefined ? [random.name] : namesIn(roster);
}

/** How somebody of the cast plays a game; undefined for a stranger, or in a game that has no tempers. */
const temperOf = (game: string, person: string): string | undefined =>
  temperAmong(rosterOf(game)?.tempers ?? [], person);

/** The bot of that name, with the temper of the person it plays for; undefined if the game has none. */
export async function loadBot(game: string, name: string, person = ''): Promise<Bot | undefined> {
  const roster = rosterOf(game);
  if (roster === undefined) return name === random.name ? random : undefined;
  return loadFrom(roster, name, temperOf(game, person));
}

/** How imagined matches of a game go. */
export async function loadOutlook(game: Game): Promise<Outlook> {
  const own = await rosterOf(game.id)?.outlook?.();
  return own ?? plainOutlook(game);
}

/** The one to ask for a hint; null if the game has none that thinks ahead. */
export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
