import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  scoring: 'Eine Wertungskarte! Die längste Mauer jeder Farbe gewinnt jetzt deren Karten im Stock.',
  shared: 'Gleich lange Mauern teilen. Was sich nicht teilen lässt, bleibt im Stock.',
  joins: 'Eine Trompete kommt an die eigene Mauer, wenn sie noch steht, und zählt 2.',
  alone: 'Trompeten allein sind keine Mauer: Sie scheiden aus.',
  ones: 'Ganz am Ende gewinnst du jede 1 in deinen Mauern.',
};
