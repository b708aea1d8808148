import type { ReviewMessages } from './en.ts';

const YOU = {
  play: {
    well: 'Bien joué',
    little: 'Il y avait un peu mieux à faire',
    much: 'Il y avait nettement mieux à faire',
  },
  luck: {
    with: 'les cartes étaient avec vous',
    against: 'la pioche ne vous aimait pas',
    unclear: 'la chance n’a pas vraiment compté',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} a bien joué`,
    little: `${name} pouvait faire un peu mieux`,
    much: `${name} pouvait faire nettement mieux`,
  },
  luck: {
    with: 'les cartes sont venues à point',
    against: 'la pioche n’a pas suivi',
    unclear: 'la chance n’a pas vraiment compté',
  },
});

export const fr: ReviewMessages = {
  title: 'Regard en arrière',
  begin: 'Distinguer chance et talent',
  about:
    'Le robot le plus fort parcourt la partie et dit ce que le hasard a donné, et ce que les choix ont donné.',
  underWay: (percent) => `La partie est parcourue : ${percent} %`,
  leave: 'Laisser pour l’instant',
  failed: 'Cela n’a pas marché.',
  chance: 'Chances de gagner',
  chanceOf: (name, share, off) => `${name ?? 'Vous'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Tournants',
  byPile: (event, from, to) => `${event} (${from} → ${to} %)`,
  byDecision: (name, move, from, to) => `${name ?? 'Vous'} : ${move} (${from} → ${to} %)`,
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
    return `${said.play[play]} ; ${said.luck[luck]}.`;
  },
  outOf: 'Sur 100, aux yeux du robot le plus fort ; ± dit de combien il peut se tromper.',
  more: 'Où il y avait mieux à prendre',
  nothingMore: (name) => (name === null ? 'Vous n’avez rien laissé.' : `${name} n’a rien laissé.`),
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Joué : ${move}`,
  better: (move) => `Mieux : ${move}`,
  showIt: 'Montrer sur la table',
};
