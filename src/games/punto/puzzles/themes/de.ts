import type { PuntoThemes } from './en.ts';

export const de: PuntoThemes = {
  wins: 'Eine Reihe vollenden',
  breaks: 'Eine Reihe aufbrechen',
  blocks: 'Im Weg stehen',
  covers: 'Eine Karte zudecken',
  shuts: 'Alles dichtmachen',
  threatens: 'Eine Drohung aufstellen',
  builds: 'Eine Linie bauen',
  gathers: 'Die eigene Farbe sammeln',
  aside: 'Nichts herschenken',
};
