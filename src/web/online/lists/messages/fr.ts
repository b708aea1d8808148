import type { ListMessages } from './en.ts';

const tables = (count: number): string => `${count} ${count === 1 ? 'table' : 'tables'}`;

export const fr: ListMessages = {
  filters: 'Filtres',
  filtered: (count) => `${count} ${count < 2 ? 'actif' : 'actifs'}`,
  seats: 'Places',
  rated: 'Classement',
  company: 'Avec',
  any: 'peu importe',
  clocks: {
    none: 'sans limite',
    live: 'tout le monde à table maintenant',
    turns: 'sur plusieurs heures ou jours',
  },
  ratedOnly: { rated: 'classées', casual: 'non classées' },
  companies: { people: 'des personnes uniquement', bots: 'aussi des bots' },
  shown: (shown, all) => (shown === all ? tables(all) : `${shown} sur ${tables(all)}`),
  noneLikeThat: 'Aucune table ouverte ne correspond à ces filtres.',
  showAll: 'Tout montrer',

  running: 'Parties en cours',
  runningNote: 'Vous voyez ce que tous voient, mais aucune main.',
  noneRunning: 'Il n’y a aucune partie à regarder en ce moment.',
  watchBest: 'Regarder la meilleure partie',
  watchNext: 'Regarder une autre partie',
  noNext: 'Il n’y a aucune autre partie à regarder en ce moment.',
  mean: (rating) => `cote moyenne de ${rating}`,
  watchListed: 'Tout le monde peut trouver et regarder la partie',

  lately: 'Partenaires de jeu récents',
  latelyNone:
    'Personne pour l’instant. Les personnes avec qui vous jouez avec votre compte apparaissent ici.',
  latelyGuest:
    'Des noms seulement. Avec un compte, vous pouvez inviter ces personnes et voir qui est en ligne, si elles le permettent.',
  here: 'en ligne',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Les autres ne voient que vous êtes en ligne que si vous l’autorisez dans votre compte.',
  toAccount: 'Mon compte',

  inviteTitle: 'Inviter des personnes avec qui vous avez joué',
  inviteNote: 'La place est réservée trois minutes.',
  inviteNamed: (name) => `Inviter ${name}`,
  invited: 'invitation envoyée',
  refused: 'n’accepte pas d’invitation pour le moment',
  slow: 'Cela fait beaucoup d’invitations. Attendez un peu.',
  failed: 'Cela n’a pas marché. Reste-t-il une place libre ?',
  invites: (name, game) => `${name} vous invite à ${game}.`,
  mute: (name) => `Plus d’invitations de ${name}`,
  ended: 'Cette invitation a expiré.',
};
