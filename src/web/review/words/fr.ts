import type { ReviewWords, Verdict } from './en.ts';

const SENTENCES: { readonly [V in Verdict]: (you: boolean, name: string) => string } = {
  wellLucky: (you, name) =>
    you ? 'Bien joué, et les cartes étaient avec vous.' : `${name} a bien joué et pioché au bon moment.`,
  wellUnlucky: (you, name) =>
    you
      ? 'Bien joué ; c’est la pioche qui ne vous aimait pas.'
      : `${name} a bien joué ; la pioche n’a pas suivi.`,
  wellEven: (you, name) =>
    you
      ? 'Bien joué ; la chance ne s’en est pas mêlée.'
      : `${name} a bien joué ; la chance ne s’en est pas mêlée.`,
  moreLucky: (you, name) =>
    you ? 'Les cartes vous ont souri ; il y avait mieux à prendre.' : `Les cartes ont souri à ${name}.`,
  moreUnlucky: (you, name) =>
    you
      ? 'Les cartes étaient contre vous, et il y avait un peu mieux à faire.'
      : `Les cartes étaient contre ${name}.`,
  moreEven: (you, name) =>
    you
      ? 'Chance partagée ; il y avait un peu mieux à faire.'
      : `Chance partagée ; ${name} a laissé quelque chose.`,
};

export const fr: ReviewWords = {
  title: 'Regard en arrière',
  begin: 'Distinguer chance et talent',
  about:
    'Le robot le plus fort parcourt la partie et dit ce que le hasard a donné, et ce que les choix ont donné.',
  underWay: (percent) => `La partie est parcourue : ${percent} %`,
  leave: 'Laisser pour l’instant',
  failed: 'Cela n’a pas marché.',
  chance: 'Chances de gagner',
  chanceOf: (name, share, off) => `${name ?? 'Vous'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Tournants',
  byPile: (step) => `Étape ${step} : la pioche`,
  byDecision: (step, name) => `Étape ${step} : un choix de ${name}`,
  goTo: (step) => `Aller à l’étape ${step}`,
  skill: 'Chance et talent',
  parts: {
    start: 'Avant la donne',
    others: 'Choix des autres',
    own: 'Propres choix',
    chance: 'Hasard',
    end: 'Résultat',
  },
  sentence: (how, name) => SENTENCES[how](name === null, name ?? ''),
  outOf: 'Sur 100, aux yeux du robot le plus fort ; ± dit de combien il peut se tromper.',
  more: 'Où il y avait mieux à prendre',
  nothingMore: (name) => (name === null ? 'Vous n’avez rien laissé.' : `${name} n’a rien laissé.`),
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Joué : ${move}`,
  better: (move) => `Mieux : ${move}`,
  showIt: 'Montrer sur la table',
};
