import type { en } from './en.ts';

export const fr: { readonly [Id in keyof typeof en]: string } = {
  card: 'Un point par case : la plus grande zone de la troisième couleur compte.',
  turn: 'Fini de construire ! Désormais on retire des tuiles, par l’extérieur.',
  cards: 'De nouvelles cartes ! Celles que vous avez gardées restent à vous.',
};
