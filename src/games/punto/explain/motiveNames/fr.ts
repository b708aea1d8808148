import type { PuntoMotiveNames } from './en.ts';

export const fr: PuntoMotiveNames = {
  wins: 'Compléter une rangée',
  breaks: 'Casser une rangée',
  blocks: 'Arrêter une rangée',
  covers: 'Couvrir une carte',
  shuts: 'Ne laisser aucune rangée ouverte',
  threatens: 'À une carte de la rangée',
  builds: 'Construire une ligne',
  gathers: 'Réunir une couleur',
  aside: 'Ne rien donner',
  leaves: 'Laisser une chance',
  coversOwn: 'Couvrir sa propre carte',
  low: 'Construire avec une petite carte',
};
