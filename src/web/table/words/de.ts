import type { StageWords } from './en.ts';

export const de: StageWords = {
  you: 'Du',
  moment: 'Was gerade passiert ist',
  momentStep: (step, steps) => `Schritt ${step} von ${steps}`,
  again: 'Nochmal',
  skip: 'Überspringen',
  goOn: 'Weiter',
  toResult: 'Zum Ergebnis',
  stops: 'Bei großen Momenten',
  stopsHow: { read: 'Zeit zum Lesen', wait: 'auf mich warten', never: 'nicht anhalten' },
  youWin: (by) => (by === null ? 'Du gewinnst' : `Du gewinnst mit ${by} Vorsprung`),
  otherWins: (name, by) => (by === null ? `${name} gewinnt` : `${name} gewinnt mit ${by} Vorsprung`),
  youWinRounds: (won, lost) => `Du gewinnst ${won} zu ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} gewinnt ${won} zu ${lost}`,
  youAllWin: (others) => `Du gewinnst mit ${others}`,
  othersWin: (names) => `${names} gewinnen`,
  decided: (what, first, more, second, fewer) =>
    `Das gab den Ausschlag: ${what} (${first} ${more}, ${second} ${fewer}).`,
  decidedTie: (what, first, more, second, fewer) =>
    `Am Ende Gleichstand, also entscheidet: ${what} (${first} ${more}, ${second} ${fewer}).`,
  openLog: (last) => `Verlauf. Zuletzt: ${last}`,
  showThen: 'Den Tisch von damals zeigen',
  asItWas: 'Der Tisch, wie er damals war',
  backToNow: 'Zurück zu jetzt',
};
