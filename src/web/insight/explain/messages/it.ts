import type { ExplainMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const NUMBERS = ['Nessuna', 'Una', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

const percent = percentIn('it');

export const it: ExplainMessages = {
  hintTitle: 'Le mosse migliori',
  hintBy: 'Secondo il bot più forte',
  equallyGood: (count) => `${number(count)} buone mosse`,
  othersToo: (count) =>
    count === 1 ? 'Un’altra è altrettanto buona.' : `Altre ${count} sono altrettanto buone.`,
  chance: 'La tua probabilità di vincere',
  percent,
  aboutPercent: (chance) => `circa ${percent(chance)}`,
  chanceOf: (chance) => `${percent(chance)} di probabilità di vincere`,
  play: (mark) => `Gioca ${mark}`,
  why: 'Regola',
  whyOf: (line) => `Regola: ${line}`,
  showWhere: 'Mostra dove può andare',
  seen: 'Carte viste',
  countCards: 'Conta le carte viste',
  keys: [
    ['I', 'ciò che è selezionato, in grande: che cos’è e dove può andare'],
    ['C', 'carte viste'],
  ],
  seenNote: 'Conta solo ciò che puoi sapere dal tuo posto. Barrato: già visto tutto.',
  seenNothing: 'In questo gioco non c’è niente da contare.',
  leftOf: (name, left, of) => `${name}: ${left} su ${of} non viste`,
};
