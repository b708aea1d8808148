import type { ExplainMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;

const percent = percentIn('fr');

export const fr: ExplainMessages = {
  hintTitle: 'Le meilleur coup ici',
  hintBy: 'Ce que pense le robot le plus fort',
  equallyGood: (count) => `${number(count)} coups qui se valent`,
  othersToo: (count) => (count === 1 ? 'Un autre vaut autant.' : `${number(count)} autres valent autant.`),
  chance: 'Vos chances de gagner',
  percent,
  aboutPercent: (chance) => `environ ${percent(chance)}`,
  chanceOf: (chance) => `${percent(chance)} de chances de gagner`,
  play: (mark) => `Jouer ${mark}`,
  why: 'Règle',
  whyOf: (line) => `Règle : ${line}`,
  showWhere: 'Montrer où cela peut aller',
  seen: 'Cartes vues',
  countCards: 'Compter les cartes vues',
  keys: [
    ['I', 'ce qui est sélectionné, en grand : ce que c’est et où cela peut aller'],
    ['C', 'cartes vues'],
  ],
  seenNote: 'On ne compte que ce que vous pouvez savoir ; ce qui est barré, vous l’avez tout vu.',
  seenNothing: 'Dans ce jeu il n’y a rien à compter.',
  leftOf: (name, left, of) => `${name} : ${left} sur ${of} pas vues`,
};
