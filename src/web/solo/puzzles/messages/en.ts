/** What is said around puzzles; what is said of a move comes from the reasons of its game. */
import type { Margin } from '../margin.ts';
import { percentIn } from '../../../../messages/quantities.ts';

export interface PuzzleMessages {
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

const percent = percentIn('en');

export const en: PuzzleMessages = {
  puzzle: 'Puzzle',
  puzzles: 'Puzzles',
  about: 'About this puzzle',
  intro:
    'A position from a real match, with one move that beats all others. Only your first try counts for your rating.',
  back: 'Back to all puzzles',
  number: (rating) => `Puzzle ${rating}`,
  yours: 'your rating',
  provisional: 'your rating (provisional)',
  find: 'Find the best move.',
  hint: 'Hint',
  showAnswer: 'Show the answer',
  tryAgain: 'Try again',
  next: 'Next puzzle',
  lookAtMatch: 'See the match',
  answering: 'Here’s the reply …',
  notYet: 'Not the best move.',
  better: {
    somewhat: 'Another move is better.',
    clearly: 'Another move is clearly better.',
    byFar: 'Another move is better by far.',
  },
  allows: (told) => `It allows this: ${told}`,
  found: 'Correct!',
  wasIt: 'This was the best move.',
  worth: (of100) => `Wins ${percent(of100)} more often than the next best move.`,
  repeated: 'You have seen this one before, so your rating stays the same.',
  hinted: 'You used a hint, so your rating stays the same.',
  none: 'There are no puzzles for this game.',
  solve: 'Solve puzzles',
  solveAbout: (theme) => `Solve puzzles: ${theme}`,
  theme: 'Theme',
  allThemes: 'All themes',
  tried: (solved, tried, all) =>
    tried === 0 ? `${all} puzzles` : `${solved} of ${tried} solved on the first try, ${all} in total`,
  onDevice: 'Ratings are stored on this device only.',
};
