import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  card: 'Eine Karte bringt einen Punkt je Feld der größten Fläche ihrer dritten Farbe.',
  turn: 'Der Aufbau ist vorbei! Ab jetzt werden Teile entfernt, von außen her.',
  cards: 'Neue Karten! Was du behalten hast, hast du auch noch.',
};
