import type { RatingMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('fr');

export const fr: RatingMessages = {
  title: 'Classements',
  span: 'Période',
  spans: { month: 'Ce mois-ci', ever: 'Depuis toujours' },
  columns: { place: 'Rang', name: 'Nom', rating: 'Cote', matches: 'Parties' },
  bot: (level) => `Bot, ${level}`,
  landmark: 'Les niveaux des bots figurent parmi les personnes. Leurs cotes ne changent jamais.',
  counted: (people) => `${count(people, 'personne figure', 'personnes figurent')} sur cette liste.`,
  around: 'Autour de vous',
  empty: {
    month: 'Personne ne figure encore sur cette liste ce mois-ci.',
    ever: 'Personne ne figure encore sur cette liste.',
  },
  invite: 'Il faut bien que quelqu’un commence : ouvrez une table classée et invitez-y d’autres personnes.',
  openRated: (game) => `Ouvrir une table classée : ${game}`,
  missing: {
    matches: 'Vous n’avez pas joué de partie classée pendant cette période.',
    provisional:
      'Vous serez sur la liste dès que votre cote sera stabilisée, après encore quelques parties classées.',
    opponents:
      'Vous serez sur la liste dès que vous aurez affronté quatre adversaires différents. Chaque niveau des bots compte pour un.',
    hidden: 'Vous seul voyez votre rang : vos cotes ne sont pas publiques.',
  },
  yours: 'Votre cote',
  show: 'Montrer mes cotes à tout le monde…',
  guest: 'Avec un compte, vous pouvez jouer des parties classées et vous retrouver sur cette liste.',
  off: 'Ce serveur n’a pas de cotes.',
  whatIsIt: 'Ce que veulent dire les nombres',
  howItWorks: [
    'Tout le monde commence à 1500, la cote des bots moyens. Faites mieux que prévu et votre cote monte ; faites moins bien et elle descend.',
    'Le nombre après ± est la marge d’erreur. Elle diminue à chaque partie.',
    'Une cote suivie d’un point d’interrogation est provisoire : elle n’est pas encore assez sûre pour la liste.',
    'Les bots ont des cotes fixes : un nombre voudra dire la même chose l’an prochain qu’aujourd’hui.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provisoire',
  ratedMatches: (matches) => count(matches, 'partie classée', 'parties classées'),

  history: (game) => `${game} : évolution de la cote`,
  course: (from, to, matches) => `De ${from} à ${to} en ${count(matches, 'partie', 'parties')}.`,
  bandNote: 'La bande est la marge d’erreur.',
  asNumbers: 'En chiffres',
  when: 'Jour',
  watch: (day) => `Revoir la partie du ${day}`,
  toBoard: 'Classement',
  noRatings: 'Pas encore de partie classée.',

  rated: 'Classée',
  ratedNote:
    'Le résultat compte pour la cote de tous. Les options et la pendule sont fixes, il n’y a pas d’annulation, et qui s’en va perd.',
  needsAccount:
    'À une table classée, chacun a besoin d’un compte : un nom et une clé d’accès, pas d’adresse e-mail.',
  signIn: 'Se connecter ou en créer un',
  costs: {
    loss: (change) => `Cela compte comme une défaite : jusqu’à ${change}.`,
    time: (change) => `Si votre temps s’écoule, cela compte comme une défaite : jusqu’à ${change}.`,
    away: (change) =>
      `Si vous vous absentez une minute à votre tour, les autres peuvent réclamer la victoire : jusqu’à ${change}.`,
  },
  newRating: (uncertainty) =>
    `Votre cote était encore incertaine (± ${uncertainty}), une seule partie la déplace donc beaucoup. Les écarts diminuent à chaque partie.`,
  leaveNote: 'Si un bot doit jouer pour vous, vous passez derrière tous ceux qui sont restés.',
  refused:
    'Cette table ne peut pas être classée : connectez-vous à nouveau, ou choisissez une table non classée.',
  ratedTable: 'Cette table est classée',
  ratedTerms:
    'Le résultat change la cote de tous. Seuls les bots et les personnes qui ont un compte peuvent s’asseoir ici.',
  inviteNote: 'Toute personne qui a ce lien et un compte peut s’asseoir. Tout le monde peut regarder.',

  changes: 'Cotes',
  wait: 'Calcul des cotes en cours…',
  late: 'Cela prend plus de temps que d’habitude. Votre nouvelle cote apparaîtra sur votre page.',
  unchanged: 'inchangée',
  yourChange: (change, rating) => `Votre cote : ${change}, désormais ${rating}.`,
  left: 'a quitté la table',
  notRated: 'Cette partie ne compte pas pour les cotes.',
};
