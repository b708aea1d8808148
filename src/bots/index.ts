import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';

/** The bots made for one game, weakest first; `random` plays every game and is not listed. */
const BOTS: { readonly [game: string]: { readonly [name: string]: () => Promise<Bot> } } = {
  jericho: { greedy: async () => (await import('./jericho.ts')).greedy },
  punto: { greedy: async () => (await import('./punto.ts')).greedy },
  campos: { greedy: async () => (await import('./campos.ts')).greedy },
  schicht: { greedy: async () => (await import('./schicht.ts')).greedy },
};

/** The names of a game's bots, weakest first. */
export const botNames = (game: string): string[] => [random.name, ...Object.keys(BOTS[game] ?? {})];

/** The bot of that name, undefined if the game has none. */
export async function loadBot(game: string, name: string): Promise<Bot | undefined> {
  if (name === random.name) return random;
  const bots = BOTS[game] ?? {};
  return Object.hasOwn(bots, name) ? bots[name]() : undefined;
}
