import type { AnyGame } from '../core/index.ts';

/** The list of games; each is loaded when it is asked for. */
export const GAMES: { readonly [id: string]: () => Promise<AnyGame> } = {
  punto: async () => (await import('./punto/rules.ts')).punto,
};
