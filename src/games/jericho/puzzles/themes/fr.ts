import type { JerichoThemes } from './en.ts';

export const fr: JerichoThemes = {
  leads: 'Prendre la tête',
  draws: 'Revenir à égalité',
  strengthens: 'Creuser l’écart',
  trails: 'Rattraper le retard',
  starts: 'La première pierre',
  one: 'Ce que vaut un 1',
  worth: 'Ce que tient la réserve',
  soon: 'Avant le décompte',
  fells: 'Abattre une muraille',
  unseats: 'Détrôner quelqu’un',
  joins: 'La trompette dans la muraille',
  silent: 'Une trompette dans le vide',
  feedsMe: 'Nourrir son propre gain',
  keepsBack: 'Garder la meilleure carte',
  feedsNobody: 'Ne nourrir personne',
  discards: 'Se défaire d’une trompette',
};
