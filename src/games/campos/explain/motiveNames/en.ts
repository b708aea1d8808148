/** The names of motives in lists: themes of puzzles, preferences of players. */
import type { CamposMotive } from '../motives.ts';

export type CamposMotiveNames = { readonly [T in CamposMotive['type']]: string };

export const en: CamposMotiveNames = {
  scores: 'Scoring now',
  readies: 'Getting a card ready',
  raises: 'Making a card worth more',
  grows: 'Growing an area',
  shrinks: 'Shrinking an area',
  keeps: 'Keeping cards ready',
  endsBuilding: 'Ending construction',
  quiet: 'Waiting',
  spoils: 'Giving a card up',
  lowers: 'Making a card worth less',
  better: 'Saving a better card',
};
