import type { ExplainMessages } from './en.ts';

const NUMBERS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

export const de: ExplainMessages = {
  hintTitle: 'Was hier am besten ist',
  hintBy: 'Das meint der stärkste Bot',
  equallyGood: (count) => `${number(count)}, gleich gut`,
  othersToo: (count) =>
    count === 1 ? 'Eine weitere ist ebenso gut.' : `${number(count)} weitere sind ebenso gut.`,
  chance: 'Deine Gewinnchance',
  percent: (percent) => `${percent} %`,
  aboutPercent: (percent) => `etwa ${percent} %`,
  chanceOf: (percent) => `${percent} % Gewinnchance`,
  play: (mark) => `${mark} spielen`,
  close: 'Schließen',
  why: 'Warum?',
  whyOf: (line) => `Warum: ${line}`,
  seeRule: 'Zur Regel',
  showWhere: 'Zeigen, wohin es darf',
  seen: 'Gesehene Karten',
  countCards: 'Gesehene Karten mitzählen',
  keys: [
    ['I', 'was im Fokus ist, groß: was es ist und wohin es darf'],
    ['C', 'gesehene Karten'],
  ],
  seenNote: 'Gezählt wird nur, was du wissen darfst; durchgestrichen ist, was du ganz gesehen hast.',
  seenNothing: 'In diesem Spiel gibt es nichts zu zählen.',
  leftOf: (name, left, of) => `${name}: ${left} von ${of} nicht gesehen`,
};
