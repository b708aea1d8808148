import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  cover: 'Eine Karte mit mehr Punkten darf jede andere überdecken, wem sie auch gehört.',
  row: 'Eine Reihe gewinnt die Runde. Ihre höchste Karte scheidet für immer aus.',
  count: 'Hier geht es nicht weiter: Nun zählen Reihen, denen eine Karte fehlt.',
  even: 'Gleichstand hebt sich auf: Niemand gewinnt diese Runde.',
};
