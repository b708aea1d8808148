/** How well somebody solves puzzles, as a number like those of chess players: each puzzle is an opponent with a rating of its own. */

export interface PuzzleRating {
  readonly value: number;
  /** How many puzzles it rests on. */
  readonly count: number;
}

/** About where a puzzle stands that medium usually finds. */
export const FIRST_RATING: PuzzleRating = { value: 1200, count: 0 };

/** After so many puzzles it has settled. */
const SETTLED_AFTER = 10;
/** So many points are at stake in the first puzzle, and in those after many. */
const FIRST_STAKE = 120;
const MIN_STAKE = 20;
/** Whoever is so many points above a puzzle solves it ten times as often as not. */
const TENFOLD_POINTS = 400;
const MIN_RATING = 100;

export const isProvisional = ({ count }: PuzzleRating): boolean => count < SETTLED_AFTER;

/** How likely it is to be solved, from 0 to 1. */
export const computeChance = ({ value }: PuzzleRating, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - value) / TENFOLD_POINTS));

/** The first puzzles say most, since nothing else is known. */
const computeStake = (count: number): number =>
  Math.max(MIN_STAKE, FIRST_STAKE - ((FIRST_STAKE - MIN_STAKE) * count) / SETTLED_AFTER);

/** After a first try at a puzzle of some rating. */
export function updateRating(before: PuzzleRating, puzzle: number, isSolved: boolean): PuzzleRating {
  const change = computeStake(before.count) * (Number(isSolved) - computeChance(before, puzzle));
  return { value: Math.max(MIN_RATING, Math.round(before.value + change)), count: before.count + 1 };
}
