import type { RatingMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('fr');

export const fr: RatingMessages = {
  title: 'Classements',
  game: 'Jeu',
  span: 'Période',
  spans: { month: 'Ce mois-ci', ever: 'Depuis toujours' },
  columns: { place: 'Rang', name: 'Nom', rating: 'Cote', matches: 'Parties' },
  you: 'vous',
  bot: (level) => `Robot, ${level}`,
  landmark: 'Les niveaux des robots servent de repères entre les personnes : leurs cotes ne changent jamais.',
  counted: (people) => `${count(people, 'personne figure', 'personnes figurent')} sur cette liste.`,
  around: 'Autour de vous',
  empty: {
    month: 'Personne ne figure encore sur cette liste ce mois-ci.',
    ever: 'Personne ne figure encore sur cette liste.',
  },
  invite: 'Il faut bien que quelqu’un commence : ouvrez une table classée et invitez-y d’autres personnes.',
  openRated: (game) => `Ouvrir une table classée : ${game}`,
  missing: {
    matches: 'Vous n’avez pas joué de partie classée pendant cette période.',
    provisional:
      'Vous serez sur la liste dès que votre cote sera stabilisée, après encore quelques parties classées.',
    opponents:
      'Vous serez sur la liste dès que vous aurez affronté quatre adversaires différents. Chaque niveau des robots compte pour un.',
    hidden: 'Vous seul voyez votre rang : vos cotes ne sont pas pour tout le monde.',
  },
  yours: 'Votre cote',
  show: 'Montrer mes cotes à tout le monde…',
  guest: 'Avec un compte, vous pouvez jouer des parties classées et vous retrouver sur cette liste.',
  off: 'Il n’y a pas de cotes ici.',
  whatIsIt: 'Ce que disent les nombres',
  howItWorks: [
    'Tout le monde commence à 1500, là où sont les robots moyens. Qui fait mieux que sa cote ne le laisse attendre monte ; qui fait moins bien descend.',
    'Le nombre après ± dit de combien la cote peut se tromper. Il diminue à chaque partie.',
    'Une cote suivie d’un point d’interrogation est provisoire : on en sait encore trop peu pour la liste.',
    'Les robots ont des cotes fixes. Un nombre veut donc dire la même chose l’an prochain qu’aujourd’hui.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provisoire',
  ratedMatches: (matches) => count(matches, 'partie classée', 'parties classées'),

  history: (game) => `${game} : l’histoire de la cote`,
  course: (from, to, matches) => `De ${from} à ${to} en ${count(matches, 'partie', 'parties')}.`,
  bandNote: 'La bande montre à quel point chaque nombre est sûr.',
  asNumbers: 'En chiffres',
  when: 'Jour',
  watch: (day) => `Revoir la partie du ${day}`,
  toBoard: 'Classement',
  noRatings: 'Pas encore de partie classée.',

  rated: 'Classée',
  ratedNote:
    'Le résultat compte pour la cote de tous. Les options et l’horloge sont fixées, on ne reprend rien, et qui s’en va a perdu.',
  needsAccount:
    'À une table classée, chacun a besoin d’un compte : un nom et une clé d’accès, pas d’adresse e-mail.',
  signIn: 'Se connecter ou en créer un',
  leaveNote: 'Si un robot doit jouer pour vous, vous passez derrière tous ceux qui sont restés.',
  refused:
    'Cette table ne peut pas être classée : connectez-vous à nouveau, ou choisissez une table sans classement.',
  ratedTable: 'Cette table est classée',
  ratedTerms:
    'Le résultat change la cote de tous. Seuls des personnes avec un compte et des robots s’assoient ici.',
  inviteNote: 'Qui a ce lien et un compte peut s’asseoir. Tout le monde peut regarder.',

  changes: 'Cotes',
  wait: 'Les cotes sont en cours de calcul…',
  late: 'Cela prend plus de temps que d’habitude. Vous trouverez votre nouvelle cote sur votre page.',
  unchanged: 'inchangée',
  yourChange: (change, rating) => `Votre cote : ${change}, désormais ${rating}.`,
  left: 'a quitté la table',
  notRated: 'Cette partie ne compte pas pour les cotes.',
};
