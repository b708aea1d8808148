import type { CamposThemes } from './en.ts';

export const de: CamposThemes = {
  scores: 'Jetzt werten',
  readies: 'Eine Karte spielbar machen',
  raises: 'Eine Karte aufwerten',
  grows: 'Eine Fläche vergrößern',
  shrinks: 'Eine Fläche verkleinern',
  keeps: 'Behalten, was man hat',
  endsBuilding: 'Das Bauen beenden',
  quiet: 'Ein stiller Zug',
};
