import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  card: 'Eine Karte bringt einen Punkt je Feld im größten Gebiet ihrer dritten Farbe.',
  turn: 'Der Aufbau ist zu Ende! Ab jetzt entfernst du Teile, von außen her.',
  cards: 'Neue Karten! Deine alten behältst du auch.',
};
