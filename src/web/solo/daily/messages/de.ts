import type { DailyMessages } from './en.ts';

const nth = (number: number): string => `${number}.`;
const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const de: DailyMessages = {
  title: 'Partie des Tages',
  about: 'Dieselben Karten für alle, je drei Versuche. Um Mitternacht gibt es neue.',
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
  begin: (number) => `${nth(number)} Versuch beginnen`,
  goOn: (number) => `${nth(number)} Versuch weiterspielen`,
  goOnWith: (game) => `Weiter mit ${game}`,
  beginWith: (game) => `Mit ${game} anfangen`,
  allDone: 'Das war’s für heute. Um Mitternacht gibt es neue Karten.',
  fair: 'Ein angefangener Versuch zählt. Es gibt keine Tipps, und nichts wird zurückgenommen.',
  you: 'Du',
  whoSits: 'Am Tisch',
  later: 'Dieser Tag ist vorbei: Angefangene Versuche kannst du noch beenden.',
  otherGames: 'Die anderen Spiele',
  watchTry: (number) => `${nth(number)} Versuch noch einmal ansehen`,
  lastDays: 'Die letzten Tage',
  inARow: (days) => `${times(days, 'Tag', 'Tage')} in Folge`,
  dayDone: (day, done, all) => `${day}: ${done} von ${all} Spielen`,

  everyone: 'Alle heute',
  compare: 'Mit allen vergleichen',
  compareNote:
    'Schickt deine Versuche ohne Namen an diesen Server. Er spielt sie nach und sagt nur, wie viele wie ausgegangen sind.',
  asking: 'Der Server wird gefragt …',
  noServer: 'Gerade antwortet kein Server. Deine Versuche bleiben hier gespeichert.',
  notTaken:
    'Der Server konnte einen Versuch nicht bestätigen: Vielleicht hat er inzwischen andere Bots oder Regeln.',
  nobodyElse: 'Du bist heute die erste Person hier: Noch niemand sonst hat ein Ergebnis gemeldet.',
  higherThan: (percent, tries) => `Besser als ${percent} % von ${times(tries, 'Versuch', 'Versuchen')}`,
  chart: (from, to, tries, own) =>
    `Mit welchem Vorsprung ${times(tries, 'Versuch', 'Versuche')} ausgegangen sind, von ${from} bis ${to}. Deine: ${own}.`,
  columnOf: (from, to, tries) => `${from === to ? from : `${from} bis ${to}`}: ${tries}`,
  places: { top: 'bestes Viertel', upper: 'obere Hälfte', lower: 'untere Hälfte' },

  toShare: 'Zum Weitersagen',
  nothingAway: 'verrät nichts',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  share: 'Teilen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Markiere den Text, um ihn zu kopieren',

  challenge: 'Freunde herausfordern',
  challengeTitle: (game) => `Deine Partie ${game}, für jemand anderen`,
  challengeAbout:
    'Der Link hat dieselben Karten und dieselben Bots. Wie du gespielt hast, steckt auch darin und wird erst am Ende gezeigt.',
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
