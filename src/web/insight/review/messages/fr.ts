import type { ReviewMessages } from './en.ts';
import { percentIn } from '../../../../messages/text.ts';

const YOU = {
  play: {
    well: 'Vous avez bien joué',
    little: 'Vous avez manqué une ou deux occasions',
    much: 'Vous avez manqué plusieurs occasions',
  },
  luck: {
    with: 'le tirage était avec vous',
    against: 'le tirage était contre vous',
    unclear: 'la chance n’a pas vraiment compté',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} a bien joué`,
    little: `${name} a manqué une ou deux occasions`,
    much: `${name} a manqué plusieurs occasions`,
  },
  luck: {
    with: 'le tirage a aidé',
    against: 'le tirage n’a pas aidé',
    unclear: 'la chance n’a pas vraiment compté',
  },
});

const percent = percentIn('fr');

export const fr: ReviewMessages = {
  begin: 'Distinguer chance et talent',
  about: 'Le bot le plus fort analyse la partie et montre ce qui vient du hasard et ce qui vient des choix.',
  underWay: (done) => `Analyse en cours… ${percent(done)}`,
  failed: 'Cela n’a pas marché.',
  chance: 'Chances de gagner',
  percent,
  chanceOf: (name, share) => `${name ?? 'Vous'} : ${percent(share)}`,
  turningPoints: 'Tournants',
  noTurningPoints: 'Aucun coup n’a beaucoup changé les chances.',
  move: (name, move) => `${name === null ? 'Votre coup' : `Coup de ${name}`} : ${move}.`,
  chanceChange: (name, from, to) =>
    `${name === null ? 'Vos chances' : `Chances de ${name}`} : ${percent(from)} → ${percent(to)}`,
  nothingMissed: 'Vous n’avez manqué aucune occasion.',
  moreOften: (points) => `Gagne ${percent(points)} plus souvent.`,
  tryAgain: 'Rejouer ce coup',
  playOn: 'Continuer à partir d’ici',
  previousPoint: 'Tournant précédent',
  nextPoint: 'Tournant suivant',
  skill: 'Chance et talent',
  parts: {
    start: 'Avant la donne',
    others: 'Choix des autres',
    own: 'Propres choix',
    chance: 'Hasard',
    end: 'Résultat',
  },
  sentence: ({ play, luck }, name) => {
    const said = name === null ? YOU : somebody(name);
    return `${said.play[play]} ; ${said.luck[luck]}.`;
  },
  effects: {
    none: 'peu d’effet',
    helpedLittle: 'a aidé un peu',
    helped: 'a beaucoup aidé',
    costLittle: 'a coûté un peu',
    cost: 'a coûté cher',
  },
  estimated: 'Selon l’estimation du bot le plus fort.',
  played: (move) => `Joué : ${move}`,
};
