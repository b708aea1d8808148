import type { Game } from '../core/index.ts';

/** The list of games; each is loaded when it is asked for. */
export const GAMES: { readonly [id: string]: () => Promise<Game> } = {
  jericho: async () => (await import('./jericho/rules/rules.ts')).jericho,
  punto: async () => (await import('./punto/rules/rules.ts')).punto,
  campos: async () => (await import('./campos/rules/rules.ts')).campos,
  schicht: async () => (await import('./schicht/rules/rules.ts')).schicht,
};
