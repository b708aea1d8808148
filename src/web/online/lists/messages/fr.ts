import type { ListMessages } from './en.ts';

const tables = (count: number): string => `${count} ${count === 1 ? 'table' : 'tables'}`;

export const fr: ListMessages = {
  filters: 'Filtrer',
  filtered: (count) => `${count} choix`,
  game: 'Jeu',
  seats: 'Places',
  clock: 'Temps de réflexion',
  rated: 'Cote',
  company: 'Avec',
  any: 'peu importe',
  seatCount: (seats) => `${seats} places`,
  clocks: { none: 'sans limite', live: 'tous à table maintenant', turns: 'sur des heures ou des jours' },
  ratedOnly: { rated: 'pour la cote', casual: 'sans cote' },
  companies: { people: 'des personnes seulement', bots: 'aussi des robots' },
  shown: (shown, all) => (shown === all ? tables(all) : `${shown} sur ${tables(all)}`),
  noneLikeThat: 'Aucune table ouverte n’est ainsi.',
  showAll: 'Tout montrer',

  running: 'On y joue en ce moment',
  runningNote: 'Vous voyez ce que tous voient, mais aucune main.',
  noneRunning: 'Aucune partie ouverte aux spectateurs ne se joue en ce moment.',
  watchBest: 'Regarder la meilleure partie',
  watch: 'Regarder',
  watchNext: 'Regarder une autre partie',
  noNext: 'Aucune autre partie ne se joue en ce moment.',
  mean: (rating) => `cote moyenne de ${rating}`,
  watchListed: 'Tous peuvent trouver la partie et la regarder',

  lately: 'Derniers partenaires de jeu',
  latelyNone: 'Personne encore. Ceux qui jouent avec vous sous un compte sont listés ici.',
  latelyGuest:
    'Des noms seulement : avec un compte, vous pouvez inviter, et voir qui est là si on vous y autorise.',
  here: 'là',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Les autres ne voient que vous êtes là que si vous le dites dans votre compte.',
  toAccount: 'Mon compte',

  inviteTitle: 'Inviter ceux avec qui vous avez joué',
  inviteNote: 'La place est gardée trois minutes.',
  invite: 'Inviter',
  inviteNamed: (name) => `Inviter ${name}`,
  invited: 'invitation envoyée',
  refused: 'n’accepte pas d’invitation pour le moment',
  slow: 'Cela fait beaucoup d’invitations. Attendez un peu.',
  failed: 'Cela n’a pas marché. Reste-t-il une place ?',
  invites: (name, game) => `${name} vous invite à ${game}.`,
  accept: 'S’asseoir',
  decline: 'Non, merci',
  mute: (name) => `Plus d’invitations de ${name}`,
  ended: 'Cette invitation est passée.',
};
