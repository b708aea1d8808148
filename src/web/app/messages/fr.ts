import type { AppMessages } from './en.ts';

export const fr: AppMessages = {
  learnAbout:
    'Une partie guidée dure environ trois minutes. Jouez ensuite une vraie partie, au niveau facile.',
  learnGame: 'Apprendre en jouant',
  learnOn: 'Reprendre la leçon',
  learnAgain: 'Revoir la leçon',
  learnt: 'Appris',

  yourGames: 'Vos jeux',
  beaten: (level) => `Battu : ${level}`,
  notBeaten: 'Aucun niveau battu pour l’instant',
  wonOf: (won, all) => `${won} victoires sur ${all}`,
  best: (points) => `Record : ${points}`,

  history: 'Historique',
  noHistory: 'Vos parties terminées apparaîtront ici.',
  won: 'Gagnée',
  lost: 'Perdue',
  shared: 'Victoire partagée',
  showAll: (count) => `Tout afficher (${count})`,
  details: 'Détails',
};
