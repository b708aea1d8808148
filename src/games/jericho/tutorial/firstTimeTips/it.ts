import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  scoring: 'Una carta punteggio! Il muro più lungo di ogni colore prende le sue carte dalla riserva.',
  shared: 'Le mura uguali dividono. Ciò che non si divide resta nella riserva.',
  joins: 'Se il muro di chi la gioca resta in piedi, la tromba vale 2.',
  alone: 'Le trombe da sole non fanno un muro: escono dal gioco.',
  ones: 'Alla fine vinci ogni 1 delle tue mura.',
};
