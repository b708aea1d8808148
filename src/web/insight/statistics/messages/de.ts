import type { StatisticsMessages } from './en.ts';
import { nounIn, percentIn, unitIn } from '../../../../messages/text.ts';

const matches = nounIn('de', 'Partie', 'Partien');

const inMinutes = unitIn('de', 'minute', 'short');
const inHours = unitIn('de', 'hour', 'short');

export const de: StatisticsMessages = {
  empty: 'Auf diesem Gerät gibt es noch keine beendete Partie. Deine Ergebnisse erscheinen hier.',
  whose: 'Wessen Partien',
  unnamed: 'Ohne Namen',
  which: 'Welches Spiel',
  allGames: 'Alle',
  matches: 'Partien',
  outOf: (won, all) => `${won} von ${all}`,
  streak: 'Siege in Folge',
  longest: (count) => `Rekord: ${count}`,
  time: 'Spielzeit',
  hours: (hours, minutes) => (hours === 0 ? inMinutes(minutes) : `${inHours(hours)} ${inMinutes(minutes)}`),
  untimed: (count) => `bei ${count} unbekannt`,
  expectation: 'Siege im Vergleich zur Erwartung',
  heldAgainst: 'Verglichen mit',
  equalChances: 'gleichen Chancen',
  like: (level) => `einem Bot (${level})`,
  expected: (won, expected, level) =>
    `${won} gewonnen; ${level === null ? 'bei gleichen Chancen wären es' : `ein Bot (${level}) hätte`} ${expected}.`,
  ahead: (by) => `${by} mehr als erwartet`,
  behind: (by) => `${by} weniger als erwartet`,
  asExpected: 'Genau wie erwartet',
  expectationNote: 'Ein geteilter Sieg zählt anteilig. Menschen gelten als gleich starke Gegner.',
  course: 'Siege über der Erwartung, Partie um Partie',
  byGame: 'Nach Spiel',
  bySeats: 'Nach Plätzen',
  byCompany: 'Nach Gegnern',
  company: { mixed: 'gemischte Stufen', people: 'Menschen' },
  wasExpected: (expected) => `erwartet ${expected}`,
  legend: { won: 'gewonnen', notWon: 'nicht gewonnen', expected: 'erwartet' },
  bests: 'Beste Ergebnisse',
  favourites: 'Was du gern machst',
  favouritesNote: 'Der Hauptgrund für deine Züge, wo du eine Wahl hattest.',
  share: percentIn('de'),
  onDeviceNote: (most) =>
    `Deine letzten ${most} Partien sind nur in diesem Browser gespeichert. Geführte Partien, Rätsel und angesehene Partien zählen nicht.`,
  save: 'Als Datei speichern',
  takeOver: 'Datei importieren',
  takenOver: (fresh, known) =>
    `${matches(fresh)} importiert${known > 0 ? `; ${matches(known)} ${known === 1 ? 'war' : 'waren'} schon da` : ''}.`,
  flaws: {
    unreadable: 'Diese Datei lässt sich nicht lesen, oder ein Teil fehlt. Nichts wurde geändert.',
    foreign: 'Das ist keine Statistikdatei von Tavola. Nichts wurde geändert.',
    newer: 'Diese Datei stammt aus einer neueren Version von Tavola. Nichts wurde geändert.',
    damaged: (number) => `Partie ${number} in dieser Datei ist beschädigt. Nichts wurde geändert.`,
    unknownGame: (number, game) =>
      `Partie ${number} in dieser Datei gehört zu einem Spiel, das es hier nicht gibt: ${game}. Nichts wurde geändert.`,
    noRoom: 'Dieser Browser hat keinen Speicherplatz mehr. Nichts wurde geändert.',
  },
  delete: 'Löschen',
  deleteAsk: 'Die Statistik löschen?',
  deleteNote: (all) =>
    `Das löscht ${all} Partien von allen, die auf diesem Gerät gespielt haben; Bots, die so stark sind wie du, fangen von vorn an. Aufzeichnungen und Einstellungen bleiben. Das lässt sich nicht rückgängig machen, aber du kannst eine vorher gespeicherte Datei importieren.`,
  keep: 'Behalten',
  deleteAll: 'Alles löschen',
  deleted: 'Statistik gelöscht.',
};
