import type { en } from './en.ts';

export const fr: { readonly [Id in keyof typeof en]: string } = {
  corridor: 'Une galerie de quatre ! Qui la complète prend toutes ses cartes.',
  pile: 'Quatre cartes sur une pile forment aussi une galerie.',
  gaps: 'Les vides se comblent au plus court, et les piles se rapprochent.',
  chain: 'Une réaction en chaîne ! Ce qui s’aligne alors se prend aussi.',
};
