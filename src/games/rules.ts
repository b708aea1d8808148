import type { Game } from '../core/index.ts';
import { HOUSES } from './index.ts';

const ROOMS = import.meta.glob<Game>('./*/rules/index.ts', { import: 'game' });

/** The rules of each house; they are loaded when they are asked for. */
export const GAMES: { readonly [id: string]: () => Promise<Game> } = Object.fromEntries(
  HOUSES.map(({ id }) => [id, ROOMS[`./${id}/rules/index.ts`]]),
);
