import type { ExplainMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

const percent = percentIn('fr');

export const fr: ExplainMessages = {
  hintTitle: 'Les meilleurs coups',
  hintBy: 'Selon le bot le plus fort',
  equallyGood: (count) => `${number(count)} bons coups`,
  othersToo: (count) => (count === 1 ? 'Un autre vaut autant.' : `${number(count)} autres valent autant.`),
  chance: 'Vos chances de gagner',
  percent,
  aboutPercent: (chance) => `environ ${percent(chance)}`,
  chanceOf: (chance) => `${percent(chance)} de chances de gagner`,
  play: (mark) => `Jouer ${mark}`,
  why: 'Règle',
  whyOf: (line) => `Règle : ${line}`,
  showWhere: 'Montrer où cela peut aller',
  seen: 'Cartes vues',
  countCards: 'Compter les cartes vues',
  keys: [
    ['I', 'ce qui est sélectionné, en grand : ce que c’est et où cela peut aller'],
    ['C', 'cartes vues'],
  ],
  seenNote: 'Ne compte que ce que vous pouvez savoir de votre place. Barré : tout a été vu.',
  seenNothing: 'Dans ce jeu, il n’y a rien à compter.',
  leftOf: (name, left, of) => `${name} : ${left} sur ${of} non vues`,
};
