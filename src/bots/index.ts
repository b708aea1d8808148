import type { Bot } from './bot.ts';
import { type Level, LEVELS } from './levels.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { LEVELS } from './levels.ts';

/** The bots made for one game; `random` plays every game and is not listed. */
interface Roster {
  readonly greedy: () => Promise<Bot>;
  /** The bots that think ahead. */
  readonly levels?: () => Promise<{ readonly [L in Level]: Bot }>;
  /** The share of victories that expert should take from greedy at the game's fewest seats. */
  readonly bar: number;
}

const ROSTERS: { readonly [game: string]: Roster } = {
  jericho: {
    greedy: async () => (await import('./jericho.ts')).greedy,
    levels: async () => (await import('./jerichoSearch.ts')).levels,
    bar: 0.55,
  },
  punto: {
    greedy: async () => (await import('./punto.ts')).greedy,
    levels: async () => (await import('./puntoSearch.ts')).levels,
    bar: 0.85,
  },
  campos: {
    greedy: async () => (await import('./campos.ts')).greedy,
    levels: async () => (await import('./camposSearch.ts')).levels,
    bar: 0.75,
  },
  schicht: {
    greedy: async () => (await import('./schicht.ts')).greedy,
    levels: async () => (await import('./schichtSearch.ts')).levels,
    bar: 0.75,
  },
};

export const barOf = (game: string): number | undefined => ROSTERS[game]?.bar;

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The names of a game's bots: the two that do not think ahead, then the levels, weakest first. */
export function botNames(game: string): string[] {
  const roster = Object.hasOwn(ROSTERS, game) ? ROSTERS[game] : undefined;
  if (roster === undefined) return [random.name];
  return [random.name, 'greedy', ...(roster.levels === undefined ? [] : LEVELS)];
}

/** The bot of that name, undefined if the game has none. */
export async function loadBot(game: string, name: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  const roster = Object.hasOwn(ROSTERS, game) ? ROSTERS[game] : undefined;
  if (roster === undefined) return undefined;
  if (name === 'greedy') return roster.greedy();
  return isLevel(name) ? (await roster.levels?.())?.[name] : undefined;
}

/** The one to ask for a hint; null if the game has none that thinks ahead. */
export const strongestBot = async (game: string): Promise<Bot | null> =>
  (await loadBot(game, LEVELS[LEVELS.length - 1])) ?? null;
