import type { AppMessages } from './en.ts';

export const it: AppMessages = {
  learnAbout: 'Una partita guidata dura circa tre minuti. Poi giocane una vera, al livello facile.',
  learnGame: 'Impara giocando',
  learnOn: 'Riprendi la lezione',
  learnAgain: 'Ripeti la lezione',
  learnt: 'Imparato',

  yourGames: 'I tuoi giochi',
  beaten: (level) => `Battuto: ${level}`,
  notBeaten: 'Nessun livello battuto finora',
  wonOf: (won, all) => `${won} vittorie su ${all}`,
  best: (points) => `Record: ${points}`,

  history: 'Cronologia',
  noHistory: 'Qui appariranno le tue partite finite.',
  won: 'Vinta',
  lost: 'Persa',
  shared: 'Vittoria condivisa',
  showAll: (count) => `Mostra tutte e ${count}`,
  details: 'Dettagli',
};
