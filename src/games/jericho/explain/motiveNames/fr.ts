import type { JerichoMotiveNames } from './en.ts';

export const fr: JerichoMotiveNames = {
  leads: 'Prendre la plus longue muraille',
  draws: 'Rejoindre la tête',
  strengthens: 'Accroître son avance',
  trails: 'Réduire l’écart',
  starts: 'Commencer une muraille',
  one: 'Mettre un 1 à l’abri',
  worth: 'Jouer pour la réserve',
  soon: 'Prêt pour un décompte',
  fells: 'Faire tomber des pierres',
  unseats: 'Détrôner qui mène',
  joins: 'Une trompette dans sa muraille',
  silent: 'Une trompette dans le vide',
  feedsMe: 'Nourrir sa couleur',
  keepsBack: 'Garder ses bonnes cartes',
  feedsNobody: 'Ne nourrir personne',
  discards: 'Écarter une trompette',
  feedsThem: 'Nourrir les autres',
  fellsOwn: 'Perdre sa propre pierre',
  lost: 'Sacrifier une trompette',
  target: 'Poser la plus haute pierre',
};
