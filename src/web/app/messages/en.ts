import type { Widen } from '../../../messages/widen.ts';

export const en = {
  learnAbout: 'A guided match takes about three minutes. Then play a real one, at easy.',
  learnGame: 'Learn by playing',
  learnOn: 'Continue the lesson',
  learnAgain: 'Learn it again',
  learnt: 'Learnt',

  yourGames: 'Your games',
  beaten: (level: string) => `Beaten: ${level}`,
  notBeaten: 'No level beaten yet',
  wonOf: (won: string, all: string) => `Won ${won} of ${all}`,
  best: (points: string) => `Best: ${points}`,

  history: 'History',
  noHistory: 'Your finished matches will appear here.',
  won: 'Won',
  lost: 'Lost',
  shared: 'Shared win',
  showAll: (count: number) => `Show all ${count}`,
  details: 'Details',
};

export type AppMessages = Widen<typeof en>;
