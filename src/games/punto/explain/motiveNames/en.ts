/** The names of motives in lists: themes of puzzles, preferences of players. */
import type { PuntoMotive } from '../motives.ts';

export type PuntoMotiveNames = { readonly [T in PuntoMotive['type']]: string };

export const en: PuntoMotiveNames = {
  wins: 'Completing a row',
  breaks: 'Breaking up a row',
  blocks: 'Stopping a row',
  covers: 'Covering a card',
  shuts: 'Leaving no open row',
  threatens: 'One card short of a row',
  builds: 'Building a line',
  gathers: 'Gathering a colour',
  aside: 'Playing it safe',
  leaves: 'Leaving them a chance',
  coversOwn: 'Covering your own card',
  low: 'Building with a low card',
};
