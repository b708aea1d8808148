/**
 * A puzzle: a decision of a real match in which one choice is clearly better than all others. It stores the match up to that
 * decision and the solution. The solver sees the seat's view and nothing else.
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

export const TRIES = 5;

export type Solvers = { readonly [L in Level]: number };

/** The difficulty: the weakest level that usually finds it; `beyond` if even expert often misses it. */
export const DIFFICULTIES = ['medium', 'hard', 'expert', 'beyond'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Puzzle {
  readonly id: string;
  readonly game: string;
  /** The match up to the decision, as `encodeRecord` writes it. */
  readonly link: string;
  readonly seat: Seat;
  /** The right choices; several if they are equivalent. */
  readonly solutions: readonly Action[];
  /** The margin over every other choice in shares of the victory, from 0 to 1. */
  readonly margin: number;
  readonly solvers: Solvers;
  readonly difficulty: Difficulty;
  /** Its strength in a rating of solvers, on the scale of chess. */
  readonly rating: number;
  /** A hasty player's choice, to compare the solution with. */
  readonly tempting: Action;
  /** The tone of the motive for the solution that is not one for the tempting choice. */
  readonly theme: string;
}

export type StoredPuzzle = Pick<
  Puzzle,
  'link' | 'seat' | 'solutions' | 'tempting' | 'margin' | 'solvers' | 'theme'
>;

const isFoundBy = (solvers: Solvers, level: Level): boolean => 2 * solvers[level] > TRIES;

function computeDifficulty(solvers: Solvers): Difficulty {
  if (isFoundBy(solvers, 'medium')) return 'medium';
  if (isFoundBy(solvers, 'hard')) return 'hard';
  return isFoundBy(solvers, 'expert') ? 'expert' : 'beyond';
}

/** The rating of a puzzle that all levels always find, and the increase per miss of each level. */
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

/** Margins are stored in thousandths. */
const PARTS = 1000;

/** One line of a game's puzzles: the link, the seat, the solutions, the tempting choice, the margin, the levels' finds, the theme. */
export const formatPuzzleLine = (puzzle: StoredPuzzle): string => {
  const { link, seat, solutions, tempting, margin, solvers, theme } = puzzle;
  return [
    link,
    seat,
    solutions.join(),
    tempting,
    Math.floor(margin * PARTS),
    LEVELS.map((level) => solvers[level]).join(''),
    theme,
  ].join(' ');
};

const LINE = /^(\S+) (\d+) (\d+(?:,\d+)*) (\d+) (\d+) ([0-5]{4}) (\w+)$/;

export function parsePuzzleLine(line: string): StoredPuzzle {
  const [, link = '', seat, solutions = '', tempting, margin, solvers = '', theme = ''] =
    LINE.exec(line) ?? [];
  if (link === '') throw new Error(`no puzzle: ${line}`);
  const [easy, medium, hard, expert] = Array.from(solvers, Number);
  return {
    link,
    seat: Number(seat),
    solutions: solutions.split(',').map(Number),
    tempting: Number(tempting),
    margin: Number(margin) / PARTS,
    solvers: { easy, medium, hard, expert },
    theme,
  };
}

/** The table at the decision. Throws an error that names the puzzle if its match does not fit the present game. */
export function replayPuzzle(game: Game, puzzle: Pick<Puzzle, 'id' | 'link'>): Table {
  const record = decodeRecord(game, puzzle.link);
  if (isLinkFlaw(record)) throw new Error(`puzzle ${puzzle.id} of ${game.id}: ${record.message}`);
  return Table.replay(game, record);
}
