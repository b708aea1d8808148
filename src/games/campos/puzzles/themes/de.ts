import type { CamposThemes } from './en.ts';

export const de: CamposThemes = {
  scores: 'Jetzt werten',
  readies: 'Eine Karte vorbereiten',
  raises: 'Eine Karte aufwerten',
  grows: 'Ein Gebiet vergrößern',
  shrinks: 'Ein Gebiet verkleinern',
  keeps: 'Behalten, was man hat',
  endsBuilding: 'Den Aufbau beenden',
  quiet: 'Ein stiller Zug',
};
