import type { CamposMotiveNames } from './en.ts';

export const de: CamposMotiveNames = {
  scores: 'Jetzt punkten',
  readies: 'Eine Karte vorbereiten',
  raises: 'Eine Karte wertvoller machen',
  grows: 'Ein Gebiet vergrößern',
  shrinks: 'Ein Gebiet verkleinern',
  keeps: 'Karten bereithalten',
  endsBuilding: 'Den Aufbau beenden',
  quiet: 'Abwarten',
  spoils: 'Eine Karte aufgeben',
  lowers: 'Eine Karte entwerten',
  better: 'Eine bessere Karte aufheben',
};
