import type { SchichtMotiveNames } from './en.ts';

export const fr: SchichtMotiveNames = {
  takes: 'Compléter une galerie',
  wouldTake: 'Viser une galerie',
  stops: 'Gâcher une galerie',
  early: 'Poser tôt',
  late: 'Poser tard',
  safe: 'Ne rien laisser ouvert',
  quiet: 'Attendre',
  hands: 'Laisser une galerie',
  opens: 'Ouvrir une galerie',
};
