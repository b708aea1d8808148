import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  cover: 'Eine höhere Karte darf jede niedrigere überdecken, egal wem sie gehört.',
  row: 'Eine Reihe gewinnt die Runde. Ihre höchste Karte scheidet aus der Partie aus.',
  count: 'Hier geht es nicht weiter: Reihen, denen eine Karte fehlt, entscheiden.',
  even: 'Gleichstand hebt sich auf: Niemand gewinnt diese Runde.',
};
