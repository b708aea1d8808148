import type { Game } from '../core/index.ts';
import type { Bot } from './bot.ts';
import { type Level, LEVELS } from './levels.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { LEVELS } from './levels.ts';

/** The bots made for one game; `random` and `search` play every game and are not listed. */
export interface Roster {
  /** Asked for by the search that knows no game. */
  readonly game: () => Promise<Game>;
  readonly greedy?: () => Promise<Bot>;
  /** The bots that think ahead as the game deserves; without them the levels are those of the search for any game. */
  readonly levels?: () => Promise<{ readonly [L in Level]: Bot }>;
  /** The share of victories that expert should take from greedy at the game's fewest seats. */
  readonly bar?: number;
}

const ROSTERS: { readonly [game: string]: Roster } = {
  jericho: {
    game: async () => (await import('../games/jericho/rules/rules.ts')).jericho,
    greedy: async () => (await import('../games/jericho/bots/greedy.ts')).greedy,
    levels: async () => (await import('../games/jericho/bots/search.ts')).levels,
    bar: 0.55,
  },
  punto: {
    game: async () => (await import('../games/punto/rules/rules.ts')).punto,
    greedy: async () => (await import('../games/punto/bots/greedy.ts')).greedy,
    levels: async () => (await import('../games/punto/bots/search.ts')).levels,
    bar: 0.85,
  },
  campos: {
    game: async () => (await import('../games/campos/rules/rules.ts')).campos,
    greedy: async () => (await import('../games/campos/bots/greedy.ts')).greedy,
    levels: async () => (await import('../games/campos/bots/search.ts')).levels,
    bar: 0.75,
  },
  schicht: {
    game: async () => (await import('../games/schicht/rules/rules.ts')).schicht,
    greedy: async () => (await import('../games/schicht/bots/greedy.ts')).greedy,
    levels: async () => (await import('../games/schicht/bots/expert.ts')).levels,
    bar: 0.75,
  },
};

const rosterOf = (game: string): Roster | undefined =>
  Object.hasOwn(ROSTERS, game) ? ROSTERS[game] : undefined;

export const barOf = (game: string): number | undefined => rosterOf(game)?.bar;

const SEARCH = 'search';

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The names of a roster's bots: those that do not think ahead, the search that knows no game, the levels, weakest first. */
export const namesIn = ({ greedy }: Roster): string[] => [
  random.name,
  ...(greedy === undefined ? [] : ['greedy']),
  SEARCH,
  ...LEVELS,
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

/** The one to ask for a hint; null if the game has none that thinks ahead. */
export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
