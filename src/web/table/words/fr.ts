import type { StageWords } from './en.ts';

export const fr: StageWords = {
  you: 'Vous',
  moment: 'Ce qui vient de se passer',
  momentStep: (step, steps) => `Étape ${step} sur ${steps}`,
  again: 'Revoir',
  skip: 'Passer',
  goOn: 'Continuer',
  toResult: 'Voir le résultat',
  stops: 'Aux grands moments',
  stopsHow: { read: 'le temps de lire', wait: 'm’attendre', never: 'sans arrêt' },
  youWin: (by) => (by === null ? 'Vous gagnez' : `Vous gagnez de ${by}`),
  otherWins: (name, by) => (by === null ? `${name} gagne` : `${name} gagne de ${by}`),
  youWinRounds: (won, lost) => `Vous gagnez ${won} à ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} gagne ${won} à ${lost}`,
  youAllWin: (others) => `Vous gagnez avec ${others}`,
  othersWin: (names) => `${names} gagnent`,
  decided: (what, first, more, second, fewer) =>
    `Ce qui a tout décidé : ${what} (${first} ${more}, ${second} ${fewer}).`,
  decidedTie: (what, first, more, second, fewer) =>
    `Égalité à la fin, c’est donc ceci qui compte : ${what} (${first} ${more}, ${second} ${fewer}).`,
  openLog: (last) => `Journal. En dernier : ${last}`,
  showThen: 'Montrer la table à ce moment',
  asItWas: 'La table telle qu’elle était',
  backToNow: 'Revenir à maintenant',
};
