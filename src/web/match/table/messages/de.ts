import type { TableScreenMessages } from './en.ts';

export const de: TableScreenMessages = {
  moment: 'Was gerade passiert ist',
  again: 'Noch einmal',
  goOn: 'Weiter',
  toResult: 'Zum Ergebnis',
  stops: 'Bei Wertungen anhalten',
  stopsHow: { read: 'kurz', wait: 'bis ich tippe', never: 'nie' },
  youWin: (by) => (by === null ? 'Du gewinnst' : `Du gewinnst mit ${by} Vorsprung`),
  otherWins: (name, by) => (by === null ? `${name} gewinnt` : `${name} gewinnt mit ${by} Vorsprung`),
  youWinRounds: (won, lost) => `Du gewinnst ${won} zu ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} gewinnt ${won} zu ${lost}`,
  youAllWin: (others) => `Du gewinnst mit ${others}`,
  othersWin: (names) => `${names} gewinnen`,
  decided: (what, first, more, second, fewer) =>
    `Entscheidend: ${what} (${first} ${more}, ${second} ${fewer})`,
  decidedTie: (what, first, more, second, fewer) =>
    `Gleichstand, also entscheidet: ${what} (${first} ${more}, ${second} ${fewer})`,
  openLog: (last) => `Verlauf. Zuletzt: ${last}`,
  showThen: 'Den Tisch von damals zeigen',
  asItWas: 'Der Tisch, wie er damals war',
  backToNow: 'Zurück zu jetzt',
  reminders: 'Tipps, wenn etwas zum ersten Mal passiert',
  gotIt: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  sound: 'Töne',
  volume: 'Lautstärke',
  vibration: 'Vibration',
  playOnAs: (name) => `Von hier als ${name} gegen Bots weiterspielen`,
  takeBackAsk:
    'Letzten Zug zurücknehmen? Was du noch nicht gesehen hast, wird neu gemischt, und die Partie zählt nicht mehr.',
  takeBack: 'Zurücknehmen',
  noUndo: {
    noMove: 'Du hast keinen Zug gemacht, der sich zurücknehmen lässt.',
    rated: 'In gewerteten Partien lässt sich nichts zurücknehmen.',
    asked: 'Die anderen haben noch nicht geantwortet.',
  },
  takenBack:
    'Zurückgenommen. Was du noch nicht gesehen hattest, ist neu gemischt; die Partie zählt nicht mehr.',
  notCounted: 'Du hast einen Zug zurückgenommen; deshalb zählt die Partie nicht in deiner Statistik.',
  soFar: 'Die Partie bisher',
  replayKeys: [
    ['← →', 'einen Schritt zurück oder weiter'],
    ['↑ ↓', 'zum Zug davor oder zum nächsten'],
    ['Pos1, Ende', 'an den Anfang oder ans Ende'],
    ['Leertaste', 'abspielen oder anhalten'],
    ['1 2 3 4', 'langsam, normal, schnell, sofort'],
  ],
};
