import type { CamposMotiveNames } from './en.ts';

export const fr: CamposMotiveNames = {
  scores: 'Marquer tout de suite',
  readies: 'Rendre une carte valable',
  raises: 'Valoriser une carte',
  grows: 'Agrandir une zone',
  shrinks: 'Réduire une zone',
  keeps: 'Garder ses cartes valables',
  endsBuilding: 'Terminer la construction',
  quiet: 'Attendre',
  spoils: 'Abandonner une carte',
  lowers: 'Dévaluer une carte',
  better: 'Garder une meilleure carte',
};
