import type { StatisticsMessages } from './en.ts';
import { percentIn, unitIn } from '../../../../messages/text.ts';

const matches = (count: number): string => (count === 1 ? '1 partie' : `${count} parties`);

const inMinutes = unitIn('fr', 'minute', 'short');
const inHours = unitIn('fr', 'hour', 'short');

export const fr: StatisticsMessages = {
  empty: 'Aucune partie terminée sur cet appareil pour l’instant. Vos résultats apparaîtront ici.',
  whose: 'Parties de',
  unnamed: 'Sans nom',
  which: 'Quel jeu',
  allGames: 'Tous',
  matches: 'Parties',
  outOf: (won, all) => `${won} sur ${all}`,
  streak: 'Victoires de suite',
  longest: (count) => `record : ${count}`,
  time: 'Temps de jeu',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `inconnu pour ${count}`,
  expectation: 'Victoires par rapport aux attentes',
  heldAgainst: 'Comparé à',
  equalChances: 'des chances égales',
  like: (level) => `un bot ${level}`,
  expected: (won, expected, level) =>
    `${won} gagnées ; ${level === null ? 'à chances égales, ce serait' : `un bot ${level} en aurait gagné`} ${expected}.`,
  ahead: (by) => `${by} de plus que prévu`,
  behind: (by) => `${by} de moins que prévu`,
  asExpected: 'Exactement comme prévu',
  expectationNote:
    'Une victoire partagée compte pour une fraction. Les personnes comptent comme des adversaires de force égale.',
  course: 'Victoires au-delà des attentes, partie après partie',
  byGame: 'Par jeu',
  bySeats: 'Par nombre de places',
  byCompany: 'Par adversaire',
  company: { mixed: 'plusieurs niveaux', people: 'personnes' },
  wasExpected: (expected) => `prévu : ${expected}`,
  legend: { won: 'gagnées', notWon: 'non gagnées', expected: 'prévues' },
  bests: 'Meilleurs scores',
  favourites: 'Ce que vous aimez faire',
  favouritesNote: 'La raison principale de vos coups, quand vous aviez le choix.',
  share: percentIn('fr'),
  onDeviceNote: (most) =>
    `Vos ${most} dernières parties ne sont enregistrées que dans ce navigateur. Les parties guidées, les énigmes et les parties revues ne comptent pas.`,
  save: 'Enregistrer dans un fichier',
  takeOver: 'Importer un fichier',
  takenOver: (fresh, known) =>
    `${matches(fresh)} ${fresh === 1 ? 'importée' : 'importées'}${known > 0 ? ` ; ${matches(known)} déjà ici` : ''}.`,
  flaws: {
    unreadable: 'Ce fichier est illisible ou incomplet. Rien n’a été modifié.',
    foreign: 'Ce fichier ne contient pas de statistiques de Tavola. Rien n’a été modifié.',
    newer: 'Ce fichier vient d’une version plus récente de Tavola. Rien n’a été modifié.',
    damaged: (number) => `La partie ${number} de ce fichier est endommagée. Rien n’a été modifié.`,
    unknownGame: (number, game) =>
      `La partie ${number} de ce fichier est d’un jeu qui n’est pas ici : ${game}. Rien n’a été modifié.`,
    noRoom: 'Ce navigateur n’a plus de place. Rien n’a été modifié.',
  },
  delete: 'Effacer',
  deleteAsk: 'Effacer les statistiques ?',
  deleteNote: (all) =>
    `${all} parties de tous ceux qui ont joué sur cet appareil seront effacées, et les bots de votre niveau repartiront de zéro. Les parties à revoir et les réglages restent. C’est irréversible, mais vous pouvez importer un fichier enregistré auparavant.`,
  keep: 'Les garder',
  deleteAll: 'Tout effacer',
  deleted: 'Statistiques effacées.',
};
