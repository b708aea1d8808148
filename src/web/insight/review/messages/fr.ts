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
  chanceOf: (name, share, off) => `${name ?? 'Vous'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Tournants',
  byPile: (event, from, to) => `${event} (${from} → ${percent(to)})`,
  byDecision: (name, move, from, to) => `${name ?? 'Vous'} : ${move} (${from} → ${percent(to)})`,
  goTo: (step) => `Aller à l’étape ${step}`,
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
  outOf: 'En pourcentage, selon le bot le plus fort ; ± est la marge d’erreur.',
  more: 'Les plus grosses occasions manquées',
  nothingMore: (name) =>
    name === null ? 'Vous n’avez manqué aucune occasion.' : `${name} n’a manqué aucune occasion.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Joué : ${move}`,
  showIt: 'Montrer sur la table',
};
