/** What is said around puzzles; what is said of a move comes from the reasons of its game. */
import type { Margin } from '../margin.ts';

export interface PuzzleWords {
  readonly puzzle: string;
  readonly puzzles: string;
  readonly about: string;
  readonly intro: string;
  readonly back: string;
  readonly number: (rating: number) => string;
  readonly yours: string;
  readonly provisional: string;
  readonly find: string;
  readonly hint: string;
  readonly showAnswer: string;
  readonly tryAgain: string;
  readonly next: string;
  readonly lookAtMatch: string;
  readonly answering: string;
  readonly notYet: string;
  readonly better: { readonly [M in Margin]: string };
  readonly allows: (told: string) => string;
  readonly found: string;
  readonly wasIt: string;
  readonly worth: (of100: number) => string;
  readonly repeated: string;
  readonly hinted: string;
  readonly none: string;
  readonly solve: string;
  readonly solveAbout: (theme: string) => string;
  readonly theme: string;
  readonly allThemes: string;
  readonly tried: (solved: number, tried: number, all: number) => string;
  readonly onDevice: string;
}

export const en: PuzzleWords = {
  puzzle: 'Puzzle',
  puzzles: 'Puzzles',
  about: 'About this puzzle',
  intro:
    'A moment of a real match, and one move that is better than all others. Only what you see counts; the first try is the one that is rated.',
  back: 'Back to all puzzles',
  number: (rating) => `Puzzle ${rating}`,
  yours: 'your rating',
  provisional: 'your rating so far',
  find: 'Find the best move.',
  hint: 'Hint',
  showAnswer: 'Show the answer',
  tryAgain: 'Try again',
  next: 'Next puzzle',
  lookAtMatch: 'Look at the match',
  answering: 'Let us see what that allows …',
  notYet: 'Not yet.',
  better: {
    somewhat: 'Another move is better.',
    clearly: 'Another move is clearly better.',
    byFar: 'Another move is better by far.',
  },
  allows: (told) => `What it allows: ${told}`,
  found: 'Found!',
  wasIt: 'This was it.',
  worth: (of100) => `It wins about ${of100} more of 100 matches than anything else.`,
  repeated: 'You knew this one: your rating stays as it is.',
  hinted: 'With a hint your rating stays as it is.',
  none: 'There are no puzzles for this game here.',
  solve: 'Solve puzzles',
  solveAbout: (theme) => `Solve puzzles: ${theme}`,
  theme: 'Theme',
  allThemes: 'All themes',
  tried: (solved, tried, all) =>
    tried === 0 ? `${all} puzzles` : `${solved} of ${tried} found at once, ${all} in all`,
  onDevice: 'Ratings are kept on this device only.',
};
