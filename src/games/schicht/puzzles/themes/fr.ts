import type { SchichtThemes } from './en.ts';

export const fr: SchichtThemes = {
  takes: 'Prendre des cartes',
  wouldTake: 'Miser sur la prise',
  stops: 'Gâcher leur plan',
  early: 'Passer tôt',
  late: 'Passer tard',
  safe: 'Ne rien laisser ouvert',
  quiet: 'Un coup discret',
};
