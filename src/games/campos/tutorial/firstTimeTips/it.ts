import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  card: 'Una carta dà un punto per ogni campo della zona maggiore del terzo colore.',
  turn: 'Si finisce di costruire! Da ora si tolgono tessere, dall’esterno.',
  cards: 'Carte nuove! Quelle che hai tenuto restano tue.',
};
