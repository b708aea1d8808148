import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  scoring: 'Una carta punteggio! Il muro più lungo di ogni colore prende le sue carte.',
  shared: 'I muri uguali dividono. Ciò che non si divide resta nella riserva.',
  joins: 'La tromba si unisce al muro di chi la suona, e vale 2.',
  alone: 'Le trombe da sole non fanno un muro: escono dal gioco.',
  ones: 'Alla fine ogni 1 in un muro è una carta vinta.',
};
