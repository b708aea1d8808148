import type { PuntoThemes } from './en.ts';

export const fr: PuntoThemes = {
  wins: 'Compléter une rangée',
  breaks: 'Casser une rangée',
  blocks: 'Barrer la route',
  covers: 'Couvrir une carte',
  shuts: 'Tout fermer',
  threatens: 'Créer une menace',
  builds: 'Construire une ligne',
  gathers: 'Rassembler sa couleur',
  aside: 'Ne rien offrir',
};
