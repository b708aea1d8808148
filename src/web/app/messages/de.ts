import type { AppMessages } from './en.ts';

export const de: AppMessages = {
  learnAbout: 'Eine geführte Partie dauert etwa drei Minuten. Danach spielst du eine echte, auf leicht.',
  learnGame: 'Spielend lernen',
  learnOn: 'Weiter lernen',
  learnAgain: 'Noch einmal lernen',
  learnt: 'Gelernt',

  yourGames: 'Deine Spiele',
  beaten: (level) => `Geschlagen: ${level}`,
  notBeaten: 'Noch keine Stufe geschlagen',
  wonOf: (won, all) => `${won} von ${all} gewonnen`,
  best: (points) => `Bestes Ergebnis: ${points}`,

  history: 'Verlauf',
  noHistory: 'Hier erscheinen deine beendeten Partien.',
  won: 'Gewonnen',
  lost: 'Verloren',
  shared: 'Geteilter Sieg',
  showAll: (count) => `Alle ${count} zeigen`,
  details: 'Details',
};
