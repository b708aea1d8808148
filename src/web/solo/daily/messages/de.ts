import type { DailyMessages } from './en.ts';
import { countIn, percentIn } from '../../../../messages/text.ts';

const nth = (number: number): string => `${number}.`;
const times = countIn('de');

const percent = percentIn('de');

export const de: DailyMessages = {
  title: 'Partie des Tages',
  about: 'Dieselben Karten für alle, je drei Versuche. Neue um Mitternacht.',
  done: (done, all) =>
    done === 0
      ? 'In jedem Spiel neue Karten'
      : done === all
        ? 'Alle sind gespielt'
        : `${done} von ${all} sind gespielt`,
  begun: (count) => `${count} angefangen`,
  states: { finished: 'gespielt', begun: 'angefangen', open: 'offen' },
  measure: 'Vorsprung',
  tries: (game) => `Versuche bei ${game}`,
  nth,
  nthTry: (number) => `${nth(number)} Versuch`,
  running: 'angefangen',
  left: 'aufgegeben',
  notYet: 'noch offen',
  wonBy: (lead) => (lead === 0 ? 'knapp gewonnen' : `gewonnen mit ${lead}`),
  lostBy: (lead) => (lead === 0 ? 'knapp verloren' : `${lead} zurück`),
  placeOf: (place, seats) => `${place}. von ${seats}`,
  aheadBy: (by) => `${by} voraus`,
  behindBy: (by) => `${by} zurück`,
  tryAgain: 'Noch einmal dieselben Karten: Jetzt weißt du, wie sie fallen.',
  allTried: 'Alle drei Versuche sind gespielt. Die Analyse zeigt, wo Punkte liegen geblieben sind.',
  reviewBest: 'Besten Versuch ansehen',
  puzzle: 'Rätsel des Tages',
  puzzleNote: 'Eine Stellung, ein bester Zug. Zählt für deine Serie.',
  learnFirst: 'Neu in diesem Spiel? Lern es in drei Minuten',
  differs: 'Heute anders als im Grundspiel:',
  begin: (number) => `${nth(number)} Versuch beginnen`,
  goOn: (number) => `${nth(number)} Versuch weiterspielen`,
  goOnWith: (game) => `Weiter mit ${game}`,
  beginWith: (game) => `Mit ${game} anfangen`,
  allDone: 'Das war’s für heute. Um Mitternacht gibt es neue Karten.',
  fair: 'Ein angefangener Versuch zählt. Keine Tipps, kein Zurücknehmen.',
  you: 'Du',
  whoSits: 'Am Tisch',
  later: 'Dieser Tag ist vorbei. Angefangene Versuche kannst du noch beenden.',
  watchTry: (number) => `${nth(number)} Versuch ansehen`,
  streak: 'Deine Serie',
  streakNote: 'Tage mit einer Partie oder einem Rätsel des Tages. Ein Tag pro Woche darf fehlen.',
  startStreak: 'Spiel die Partie des Tages oder versuch das Rätsel des Tages: So beginnt deine Serie.',
  puzzleTried: 'Rätsel des Tages versucht',
  inARow: (days) => times(days, 'Tag', 'Tage'),
  dayDone: (day, done, all) => `${day}: ${done} von ${all} Spielen`,

  compare: 'Mit allen vergleichen',
  compareNote:
    'Schickt deine Versuche ohne deinen Namen an diesen Server. Er spielt sie nach und zeigt nur, wie viele wie ausgegangen sind.',
  asking: 'Frage beim Server nach …',
  noServer: 'Der Server antwortet nicht. Deine Versuche sind auf diesem Gerät gespeichert.',
  notTaken:
    'Der Server konnte einen Versuch nicht bestätigen: Seine Bots oder Regeln sind vielleicht inzwischen andere.',
  nobodyElse: 'Du machst heute den Anfang: Sonst hat noch niemand ein Ergebnis geteilt.',
  higherThan: (share, tries) => `Besser als ${percent(share)} von ${times(tries, 'Versuch', 'Versuchen')}`,
  chart: (from, to, tries, own) =>
    `Mit welchem Vorsprung ${times(tries, 'Versuch', 'Versuche')} ausgegangen sind, von ${from} bis ${to}. Deine: ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `${from} bis ${to}`}: ${tries}`,
  places: { top: 'bestes Viertel', upper: 'obere Hälfte', lower: 'untere Hälfte' },

  toShare: 'Zum Weitersagen',
  nothingAway: 'verrät nichts',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  copy: 'Kopieren',
  copyFailed: 'Markiere den Text, um ihn zu kopieren',

  challenge: 'Freunde herausfordern',
  challengeTitle: (game) => `Deine Partie ${game}, für andere`,
  challengeAbout:
    'Der Link enthält dieselben Karten und dieselben Bots. Auch deine Züge stecken darin; man sieht sie erst am Ende.',
  challengeLink: 'Der Link',
  invitation: (game) => `Kannst du es bei ${game} besser? Dieselben Karten, dieselben Bots:`,
  challenged: (name, game) =>
    name === null ? `Jemand fordert dich zu ${game} heraus` : `${name} fordert dich zu ${game} heraus`,
  challengedAbout:
    'Du bekommst dieselben Karten und dieselben Bots. Danach siehst du beide Partien nebeneinander.',
  sameDeal: 'Dieselbe Partie spielen',
  goOnHere: 'Weiterspielen',
  seeBoth: 'Beide Partien vergleichen',
  badChallenge: (message) => `Diese Herausforderung lässt sich nicht öffnen: ${message}.`,
  twoWays: 'Zwei Wege durch dieselben Karten',
  friend: 'Die andere Partie',
  sameAll: 'Ihr habt vom ersten bis zum letzten Zug genau gleich gespielt.',
  partedAt: (moves) => `${times(moves, 'Zug', 'Züge')} lang spielt ihr gleich. Dann trennen sich eure Wege:`,
  partedAtOnce: 'Schon beim ersten Zug trennen sich eure Wege:',
  moveNumber: (number) => `Dein ${number}. Zug`,
  standsAt: (lead) => `danach ${lead}`,
  matchOver: 'schon zu Ende',
  lead: 'Vorsprung, Zug um Zug',
  showBoard: (name, move) => `${name}, ${move}. Zug: auf dem Brett zeigen`,
};
