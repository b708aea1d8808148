import type { PuntoThemes } from './en.ts';

export const de: PuntoThemes = {
  wins: 'Eine Reihe vollenden',
  breaks: 'Eine Reihe aufbrechen',
  blocks: 'Im Weg stehen',
  covers: 'Eine Karte überdecken',
  shuts: 'Alles dichtmachen',
  threatens: 'Eine Drohung aufbauen',
  builds: 'Eine Linie bauen',
  gathers: 'Die eigene Farbe sammeln',
  aside: 'Auf Nummer sicher gehen',
};
