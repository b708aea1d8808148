/** Messages of puzzles. Sentences about moves come from the games. */
import type { Margin } from '../margin.ts';
import type { Theme } from '../theme.ts';
import { percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';

const percent = percentIn('en');

export const en = {
  puzzle: 'Puzzle',
  ofTheDay: 'Puzzle of the day',
  about: 'About this puzzle',
  intro:
    'A position from a real match, with one move that beats all others. Only your first try counts for your rating.',
  back: 'Back to all puzzles',
  number: (rating: number) => `Puzzle ${rating}`,
  yours: 'your rating',
  provisional: 'your rating (provisional)',
  find: 'Find the best move.',
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
  } satisfies { readonly [M in Margin]: string },
  allows: (told: string) => `It allows this: ${told}`,
  found: 'Correct!',
  wasIt: 'This was the best move.',
  worth: (of100: number) => `Wins ${percent(of100)} more often than the next best move.`,
  repeated: 'You have seen this one before, so your rating stays the same.',
  hinted: 'You used a hint, so your rating stays the same.',
  none: 'There are no puzzles for this game.',
  tempting: (move: string) => `Tempting, but worse: ${move}.`,
  solveAbout: (theme: string) => `Solve puzzles: ${theme}`,
  theme: 'Theme',
  /** Broad names, which do not give a solution away. */
  themes: { wins: 'Attack', stops: 'Defence', builds: 'Preparation' } satisfies {
    readonly [T in Theme]: string;
  },
  allThemes: 'All themes',
  tried: (solved: number, tried: number, all: number) =>
    tried === 0 ? `${all} puzzles` : `${solved} of ${tried} solved on the first try, ${all} in total`,
  onDevice: 'Ratings are stored on this device only.',
};

export type PuzzleMessages = Widen<typeof en>;
