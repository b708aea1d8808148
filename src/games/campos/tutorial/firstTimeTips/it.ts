import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  card: 'Una carta dà un punto per ogni casella della zona più grande del terzo colore.',
  turn: 'La costruzione è finita! D’ora in poi si tolgono tessere, dall’esterno.',
  cards: 'Carte nuove! Quelle che hai tenuto restano tue.',
};
