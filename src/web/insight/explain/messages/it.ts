import type { ExplainMessages } from './en.ts';

const NUMBERS = ['Nessuna', 'Una', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

export const it: ExplainMessages = {
  hintTitle: 'La cosa migliore qui',
  hintBy: 'Che cosa pensa il bot più forte',
  equallyGood: (count) => `${number(count)}, ugualmente buone`,
  othersToo: (count) =>
    count === 1 ? 'Un’altra è altrettanto buona.' : `Altre ${count} sono altrettanto buone.`,
  chance: 'La tua probabilità di vincere',
  percent: (percent) => `${percent}%`,
  aboutPercent: (percent) => `circa ${percent}%`,
  chanceOf: (percent) => `${percent}% di probabilità di vincere`,
  play: (mark) => `Gioca ${mark}`,
  close: 'Chiudi',
  why: 'Perché?',
  whyOf: (line) => `Perché: ${line}`,
  seeRule: 'Vedi la regola',
  showWhere: 'Mostra dove può andare',
  seen: 'Carte viste',
  countCards: 'Contare le carte viste',
  keys: [
    ['I', 'ciò che è selezionato, in grande: che cos’è e dove può andare'],
    ['C', 'carte viste'],
  ],
  seenNote: 'Si conta solo ciò che puoi sapere; barrato è ciò che hai visto del tutto.',
  seenNothing: 'In questo gioco non c’è niente da contare.',
  leftOf: (name, left, of) => `${name}: ${left} su ${of} non viste`,
};
