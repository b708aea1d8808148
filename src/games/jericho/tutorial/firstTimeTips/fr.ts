import type { en } from './en.ts';

export const fr: { readonly [Id in keyof typeof en]: string } = {
  scoring: 'Une carte décompte ! La plus longue muraille d’une couleur prend ses cartes de la réserve.',
  shared: 'Les murailles égales partagent. Ce qui ne se partage pas reste dans la réserve.',
  joins: 'S’il reste une muraille à qui la joue, la trompette s’y ajoute et compte 2.',
  alone: 'Des trompettes seules ne font pas une muraille : elles quittent la partie.',
  ones: 'Tout à la fin, vous gagnez chaque 1 de vos murailles.',
};
