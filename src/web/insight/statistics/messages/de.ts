import type { StatisticsMessages } from './en.ts';

const matches = (count: number): string => (count === 1 ? '1 Partie' : `${count} Partien`);

export const de: StatisticsMessages = {
  title: 'Statistik',
  empty: 'Auf diesem Gerät wurde noch keine Partie beendet. Danach siehst du hier, wie es lief.',
  whose: 'Wessen Partien',
  unnamed: 'Ohne Namen',
  which: 'Welches Spiel',
  allGames: 'Alle',
  matches: 'Partien',
  won: 'Gewonnen',
  outOf: (won, all) => `${won} von ${all}`,
  streak: 'Siege in Folge',
  longest: (count) => `höchstens ${count}`,
  time: 'Spielzeit',
  hours: (hours, minutes) => (hours === '0' ? `${minutes} min` : `${hours} h ${minutes} min`),
  untimed: (count) => `von ${count} nicht bekannt`,
  expectation: 'Siege, und was zu erwarten war',
  heldAgainst: 'Verglichen mit',
  equalChances: 'gleichen Chancen',
  like: (level) => `jemandem wie „${level}“`,
  expected: (won, expected, level) =>
    `${won} gewonnen; ${level === null ? 'bei gleichen Chancen wären es' : `wer wie „${level}“ spielt, hätte`} ${expected}.`,
  ahead: (by) => `${by} mehr als erwartet`,
  behind: (by) => `${by} weniger als erwartet`,
  asExpected: 'Genau wie erwartet',
  expectationNote:
    'Ein geteilter Sieg zählt anteilig. Wie stark Menschen spielen, weiß niemand: Sie gelten als gleich stark.',
  course: 'Siege über dem, was zu erwarten war, Partie um Partie',
  byGame: 'Nach Spiel',
  bySeats: 'Nach Plätzen',
  byCompany: 'Nach Stufe',
  seats: (count) => `${count} Plätze`,
  company: { mixed: 'mehrere Stufen', people: 'mit Menschen' },
  wasExpected: (expected) => `erwartet ${expected}`,
  legend: { won: 'gewonnen', notWon: 'nicht gewonnen', expected: 'erwartet' },
  bests: 'Beste Ergebnisse',
  points: (score) => `${score} Punkte`,
  favourites: 'Was du gern tust',
  favouritesNote: 'Was zuerst für deine Züge sprach, wo du eine Wahl hattest.',
  share: (percent) => `${percent} %`,
  onDevice: 'Auf diesem Gerät',
  onDeviceNote: (most) =>
    `All das liegt nur in diesem Browser: die letzten ${most} Partien. Geführte Partien, Rätsel und angesehene Partien zählen nicht.`,
  save: 'Als Datei sichern',
  takeOver: 'Aus einer Datei übernehmen',
  takenOver: (fresh, known) =>
    `${matches(fresh)} übernommen${known > 0 ? `; ${matches(known)} ${known === 1 ? 'war' : 'waren'} schon da` : ''}.`,
  flaws: {
    unreadable: 'Diese Datei lässt sich nicht lesen, oder ein Teil fehlt. Nichts wurde geändert.',
    foreign: 'Das ist keine Statistik von Tavola. Nichts wurde geändert.',
    newer: 'Diese Datei stammt aus einem neueren Tavola als diese Seite. Nichts wurde geändert.',
    damaged: (number) => `Partie ${number} in dieser Datei ist beschädigt. Nichts wurde geändert.`,
    unknownGame: (number, game) =>
      `Partie ${number} in dieser Datei gehört zu einem Spiel, das es hier nicht gibt: ${game}. Nichts wurde geändert.`,
    noRoom: 'Dieser Browser hat keinen Platz dafür. Nichts wurde geändert.',
  },
  delete: 'Löschen',
  deleteAsk: 'Die Statistik löschen?',
  deleteNote: (all) =>
    `${all} Partien verschwinden, für alle, die auf diesem Gerät gespielt haben, und ein ebenbürtiger Gegner muss dich neu kennenlernen. Partien, die du noch einmal ansehen kannst, bleiben, und deine Einstellungen auch. Das lässt sich nicht rückgängig machen; eine vorher gesicherte Datei kannst du wieder übernehmen.`,
  keep: 'Behalten',
  deleteAll: 'Alles löschen',
  deleted: 'Die Statistik ist jetzt leer.',
};
