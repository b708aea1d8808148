import type { TableScreenMessages } from './en.ts';

/** A label in the middle of a sentence. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const fr: TableScreenMessages = {
  moment: 'Ce qui vient de se passer',
  again: 'Revoir',
  goOn: 'Continuer',
  toResult: 'Voir le résultat',
  stops: 'Pause aux décomptes',
  stopsHow: { read: 'brève', wait: 'jusqu’à ce que je touche l’écran', never: 'jamais' },
  youWin: (by) => (by === null ? 'Vous gagnez' : `Vous gagnez de ${by}`),
  otherWins: (name, by) => (by === null ? `${name} gagne` : `${name} gagne de ${by}`),
  youWinRounds: (won, lost) => `Vous gagnez ${won} à ${lost}`,
  otherWinsRounds: (name, won, lost) => `${name} gagne ${won} à ${lost}`,
  youAllWin: (others) => `Vous gagnez avec ${others}`,
  othersWin: (names) => `${names} gagnent`,
  decided: (what, first, more, second, fewer) =>
    `Décisif : ${inside(what)} (${first} ${more}, ${second} ${fewer})`,
  decidedTie: (what, first, more, second, fewer) =>
    `Égalité, départagée par : ${inside(what)} (${first} ${more}, ${second} ${fewer})`,
  openLog: (last) => `Journal. En dernier : ${last}`,
  showThen: 'Montrer la table à ce moment',
  asItWas: 'La table telle qu’elle était',
  backToNow: 'Revenir au présent',
  reminders: 'Explications quand une chose arrive pour la première fois',
  gotIt: 'Compris',
  noMore: 'Ne plus afficher d’explications',
  sound: 'Sons',
  volume: 'Volume',
  vibration: 'Vibration',
  playOnAs: (name) => `Continuer d’ici à la place de ${name}, contre des bots`,
  takeBackAsk:
    'Reprendre votre dernier coup ? Ce que vous n’avez pas vu est redistribué, et cette partie ne compte plus.',
  takeBack: 'Reprendre',
  noUndo: {
    noMove: 'Vous n’avez joué aucun coup à annuler.',
    rated: 'Les parties classées ne permettent pas d’annuler.',
    asked: 'Les autres n’ont pas encore répondu.',
  },
  takenBack: 'Coup repris. Ce que vous n’aviez pas vu a été redistribué ; cette partie ne compte plus.',
  notCounted: 'Vous avez repris un coup : cette partie ne compte pas dans vos statistiques.',
  soFar: 'La partie jusqu’ici',
  replayKeys: [
    ['← →', 'une étape en arrière ou en avant'],
    ['↑ ↓', 'tour précédent ou suivant'],
    ['Début, Fin', 'début ou fin'],
    ['Espace', 'lecture ou pause'],
    ['1 2 3 4', 'lent, normal, rapide, instantané'],
  ],
};
