import type { CamposMotiveNames } from './en.ts';

export const de: CamposMotiveNames = {
  scores: 'Jetzt punkten',
  readies: 'Eine Karte gültig machen',
  raises: 'Eine Karte wertvoller machen',
  grows: 'Eine Fläche vergrößern',
  shrinks: 'Eine Fläche verkleinern',
  keeps: 'Karten gültig halten',
  endsBuilding: 'Den Aufbau beenden',
  quiet: 'Abwarten',
  spoils: 'Eine Karte aufgeben',
  lowers: 'Eine Karte entwerten',
  better: 'Eine bessere Karte aufheben',
};
