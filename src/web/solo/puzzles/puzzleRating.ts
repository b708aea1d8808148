/** The player's puzzle rating, on a scale like chess ratings. Each puzzle counts as an opponent with its own rating. */

export interface PuzzleRating {
  readonly value: number;
  /** How many puzzles it rests on. */
  readonly count: number;
}

/**
 * Below nearly all puzzles: the first ones are the easiest, a wrong try costs little, and a right one counts much.
 */
export const FIRST_RATING: PuzzleRating = { value: 800, count: 0 };

/** The rating is provisional before this number of puzzles. */
const SETTLED_AFTER = 10;
/** The points at stake in the first puzzle, and after many. */
const FIRST_STAKE = 120;
const MIN_STAKE = 20;
/** With this many more points than a puzzle, the odds of solving it are ten to one. */
const TENFOLD_POINTS = 400;
const MIN_RATING = 100;

export const isProvisional = ({ count }: PuzzleRating): boolean => count < SETTLED_AFTER;

/** The probability of solving a puzzle, from 0 to 1. */
export const computeChance = ({ value }: PuzzleRating, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - value) / TENFOLD_POINTS));

/** Early puzzles count most, because nothing else is known. */
const computeStake = (count: number): number =>
  Math.max(MIN_STAKE, FIRST_STAKE - ((FIRST_STAKE - MIN_STAKE) * count) / SETTLED_AFTER);

export function updateRating(before: PuzzleRating, puzzle: number, isSolved: boolean): PuzzleRating {
  const change = computeStake(before.count) * (Number(isSolved) - computeChance(before, puzzle));
  return { value: Math.max(MIN_RATING, Math.round(before.value + change)), count: before.count + 1 };
}
