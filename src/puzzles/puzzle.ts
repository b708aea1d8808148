/**
 * A puzzle: a decision of a real match in which one choice is clearly better than all others. What is kept of it is the match up to
 * there and what was found; whoever is to solve it sees its seat's view and nothing else.
 */
import {
  type Action,
  type Game,
  isLinkFlaw,
  type Level,
  LEVELS,
  type Seat,
  Table,
  decodeRecord,
} from '../core/index.ts';

/** Of so many tries of each level it was counted how many found the solution. */
export const TRIES = 5;

/** How often each level found it, out of `TRIES`. */
export type Solvers = { readonly [L in Level]: number };

/** How hard it is: the weakest level that usually finds it; beyond them all is what even expert often misses. */
export const DIFFICULTIES = ['medium', 'hard', 'expert', 'beyond'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Puzzle {
  /** Tells it from every other puzzle of its game, and stays. */
  readonly id: string;
  readonly game: string;
  /** The match up to the decision, as `encodeRecord` writes it. */
  readonly link: string;
  /** Who decides. */
  readonly seat: Seat;
  /** What is right; several where they come to the same. */
  readonly solutions: readonly Action[];
  /** How much more of the victory the solution promises than any other choice, from 0 to 1. */
  readonly margin: number;
  readonly solvers: Solvers;
  readonly difficulty: Difficulty;
  /** What it is worth to a rating of those who solve puzzles, on the scale of chess. */
  readonly rating: number;
  /** The type of the motive that speaks for the solution and not for what a hasty player does. */
  readonly theme: string;
}

/** What a line of a game's puzzles says. */
export type StoredPuzzle = Pick<Puzzle, 'link' | 'seat' | 'solutions' | 'margin' | 'solvers' | 'theme'>;

const isFoundBy = (solvers: Solvers, level: Level): boolean => 2 * solvers[level] > TRIES;

function computeDifficulty(solvers: Solvers): Difficulty {
  if (isFoundBy(solvers, 'medium')) return 'medium';
  if (isFoundBy(solvers, 'hard')) return 'hard';
  return isFoundBy(solvers, 'expert') ? 'expert' : 'beyond';
}

/** A puzzle that all levels always find, and what each level that does not adds to it. */
const EASIEST = 700;
const WORTH: Solvers = { easy: 200, medium: 300, hard: 400, expert: 400 };

const computeRating = (solvers: Solvers): number =>
  EASIEST +
  Math.round(LEVELS.reduce((sum, level) => sum + (WORTH[level] * (TRIES - solvers[level])) / TRIES, 0));

export const buildPuzzle = (game: string, found: StoredPuzzle): Puzzle => ({
  ...found,
  id: found.link.slice(found.link.lastIndexOf('.') + 1),
  game,
  difficulty: computeDifficulty(found.solvers),
  rating: computeRating(found.solvers),
});

/** Margins are kept in thousandths. */
const PARTS = 1000;

/** One line of a game's puzzles: the link, the seat, the solutions, the margin, the levels' finds, the theme. */
export const formatPuzzleLine = ({ link, seat, solutions, margin, solvers, theme }: StoredPuzzle): string =>
  [
    link,
    seat,
    solutions.join(),
    Math.floor(margin * PARTS),
    LEVELS.map((level) => solvers[level]).join(''),
    theme,
  ].join(' ');

const LINE = /^(\S+) (\d+) (\d+(?:,\d+)*) (\d+) ([0-5]{4}) (\w+)$/;

export function parsePuzzleLine(line: string): StoredPuzzle {
  const [, link = '', seat, solutions = '', margin, solvers = '', theme = ''] = LINE.exec(line) ?? [];
  if (link === '') throw new Error(`no puzzle: ${line}`);
  const [easy, medium, hard, expert] = Array.from(solvers, Number);
  return {
    link,
    seat: Number(seat),
    solutions: solutions.split(',').map(Number),
    margin: Number(margin) / PARTS,
    solvers: { easy, medium, hard, expert },
    theme,
  };
}

/** The table at the decision; throws an error that names the puzzle if its match is not one of the game as it is now. */
export function replayPuzzle(game: Game, puzzle: Pick<Puzzle, 'id' | 'link'>): Table {
  const record = decodeRecord(game, puzzle.link);
  if (isLinkFlaw(record)) throw new Error(`puzzle ${puzzle.id} of ${game.id}: ${record.message}`);
  return Table.replay(game, record);
}
