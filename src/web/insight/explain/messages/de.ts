import type { ExplainMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const NUMBERS = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

const percent = percentIn('de');

export const de: ExplainMessages = {
  hintTitle: 'Die besten Züge hier',
  hintBy: 'Laut dem stärksten Bot',
  equallyGood: (count) => `${number(count)} gute Züge`,
  othersToo: (count) =>
    count === 1 ? 'Ein weiterer ist genauso gut.' : `${number(count)} weitere sind genauso gut.`,
  chance: 'Deine Gewinnchance',
  percent,
  aboutPercent: (chance) => `etwa ${percent(chance)}`,
  chanceOf: (chance) => `${percent(chance)} Gewinnchance`,
  play: (mark) => `${mark} spielen`,
  why: 'Regel',
  whyOf: (line) => `Regel: ${line}`,
  showWhere: 'Zeigen, wohin sie darf',
  seen: 'Gesehene Karten',
  countCards: 'Gesehene Karten mitzählen',
  keys: [
    ['I', 'das Gewählte vergrößert: was es ist und wohin es darf'],
    ['C', 'gesehene Karten'],
  ],
  seenNote: 'Zählt nur, was du von deinem Platz aus wissen kannst. Durchgestrichen: alle gesehen.',
  seenNothing: 'In diesem Spiel gibt es nichts zu zählen.',
  leftOf: (name, left, of) => `${name}: ${left} von ${of} nicht gesehen`,
};
