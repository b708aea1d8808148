import type { en } from './en.ts';

export const fr: { readonly [Id in keyof typeof en]: string } = {
  corridor: 'Un couloir de quatre ! Qui le complète prend toutes ses cartes.',
  pile: 'Quatre cartes sur une pile forment aussi un couloir.',
  gaps: 'Les vides se ferment au plus court, et les piles se rapprochent.',
  chain: 'Une réaction en chaîne ! Ce que la fermeture aligne se prend aussi.',
};
