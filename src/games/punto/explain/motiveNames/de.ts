import type { PuntoMotiveNames } from './en.ts';

export const de: PuntoMotiveNames = {
  wins: 'Eine Reihe vollenden',
  breaks: 'Eine Reihe aufbrechen',
  blocks: 'Eine Reihe aufhalten',
  covers: 'Eine Karte überdecken',
  shuts: 'Keine offene Reihe lassen',
  threatens: 'Nur noch eine bis zur Reihe',
  builds: 'Eine Linie bauen',
  gathers: 'Eine Farbe sammeln',
  aside: 'Auf Nummer sicher gehen',
  leaves: 'Eine Chance lassen',
  coversOwn: 'Eine eigene Karte überdecken',
  low: 'Mit einer niedrigen Karte bauen',
};
