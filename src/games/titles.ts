import { HOUSES } from './index.ts';

/** What a game is called. */
export const titleOf = (id: string): string => HOUSES.find((house) => house.id === id)?.title ?? id;
