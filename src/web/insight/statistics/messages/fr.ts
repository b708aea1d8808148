import type { StatisticsMessages } from './en.ts';
import { percentIn, unitIn } from '../../../../messages/text.ts';

const matches = (count: number): string => (count === 1 ? '1 partie' : `${count} parties`);

const inMinutes = unitIn('fr', 'minute', 'short');
const inHours = unitIn('fr', 'hour', 'short');

export const fr: StatisticsMessages = {
  empty:
    'Aucune partie n’a encore été terminée sur cet appareil. Ensuite vous verrez ici comment elle s’est passée.',
  whose: 'Parties de',
  unnamed: 'Sans nom',
  which: 'Quel jeu',
  allGames: 'Tous',
  matches: 'Parties',
  won: 'Gagnées',
  outOf: (won, all) => `${won} sur ${all}`,
  streak: 'Victoires de suite',
  longest: (count) => `record : ${count}`,
  time: 'Temps de jeu',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `inconnu pour ${count}`,
  expectation: 'Victoires par rapport aux attentes',
  heldAgainst: 'Comparé à',
  equalChances: 'des chances égales',
  like: (level) => `un niveau ${level}`,
  expected: (won, expected, level) =>
    `${won} gagnées ; ${level === null ? 'à chances égales, ce serait' : `quelqu’un du niveau ${level} en aurait`} ${expected}.`,
  ahead: (by) => `${by} de plus que prévu`,
  behind: (by) => `${by} de moins que prévu`,
  asExpected: 'Juste comme prévu',
  expectationNote:
    'Une victoire partagée compte en parts. Les personnes comptent comme des adversaires de force égale.',
  course: 'Avance sur ce qu’on pouvait attendre, partie après partie',
  byGame: 'Par jeu',
  bySeats: 'Par places',
  byCompany: 'Par niveau',
  seats: (count) => `${count} places`,
  company: { mixed: 'plusieurs niveaux', people: 'avec des gens' },
  wasExpected: (expected) => `attendu ${expected}`,
  legend: { won: 'gagnées', notWon: 'non gagnées', expected: 'attendu' },
  bests: 'Meilleurs scores',
  points: (score) => `${score} points`,
  favourites: 'Ce que vous aimez faire',
  favouritesNote: 'Ce qui parlait d’abord pour vos coups, là où vous aviez le choix.',
  share: percentIn('fr'),
  onDevice: 'Sur cet appareil',
  onDeviceNote: (most) =>
    `Tout ceci reste dans ce navigateur et nulle part ailleurs : les ${most} dernières parties. Parties guidées, énigmes et parties revues ne comptent pas.`,
  save: 'Enregistrer un fichier',
  takeOver: 'Reprendre d’un fichier',
  takenOver: (fresh, known) =>
    `${matches(fresh)} ${fresh === 1 ? 'reprise' : 'reprises'}${known > 0 ? ` ; ${matches(known)} déjà ici` : ''}.`,
  flaws: {
    unreadable: 'Ce fichier est illisible, ou il en manque une partie. Rien n’a été changé.',
    foreign: 'Ce ne sont pas des statistiques de Tavola. Rien n’a été changé.',
    newer: 'Ce fichier vient d’un Tavola plus récent que cette page. Rien n’a été changé.',
    damaged: (number) => `La partie ${number} de ce fichier est abîmée. Rien n’a été changé.`,
    unknownGame: (number, game) =>
      `La partie ${number} de ce fichier est d’un jeu qui n’est pas ici : ${game}. Rien n’a été changé.`,
    noRoom: 'Ce navigateur n’a pas la place. Rien n’a été changé.',
  },
  delete: 'Effacer',
  deleteAsk: 'Effacer les statistiques ?',
  deleteNote: (all) =>
    `${all} parties disparaissent, pour tous ceux qui ont joué sur cet appareil, et un adversaire de votre force devra refaire votre connaissance. Les parties que vous pouvez revoir restent, et vos réglages aussi. C’est définitif ; un fichier enregistré avant peut être repris.`,
  keep: 'Les garder',
  deleteAll: 'Tout effacer',
  deleted: 'Les statistiques sont vides maintenant.',
};
