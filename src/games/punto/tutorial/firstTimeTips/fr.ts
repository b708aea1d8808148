import type { en } from './en.ts';

export const fr: { readonly [Id in keyof typeof en]: string } = {
  cover: 'Une carte de plus de points peut en couvrir une autre, à qui qu’elle soit.',
  row: 'Une rangée gagne la manche. Sa carte la plus haute quitte la partie.',
  count: 'Quelqu’un ne peut plus jouer : on compte les rangées à une carte près.',
  even: 'Les égalités s’annulent : personne ne gagne cette manche.',
};
