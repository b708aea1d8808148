/** How well somebody solves puzzles, as a number like those of chess players: each puzzle is an opponent with a rating of its own. */

export interface Rating {
  readonly value: number;
  /** How many puzzles it rests on. */
  readonly count: number;
}

/** About where a puzzle stands that medium usually finds. */
export const FIRST_RATING: Rating = { value: 1200, count: 0 };

/** After so many puzzles it has settled. */
const SETTLED = 10;
/** So many points are at stake in the first puzzle, and in those after many. */
const FIRST_STAKE = 120;
const LEAST_STAKE = 20;
/** Whoever is so many points above a puzzle solves it ten times as often as not. */
const TENFOLD = 400;
const LOWEST = 100;

export const isProvisional = ({ count }: Rating): boolean => count < SETTLED;

/** How likely it is to be solved, from 0 to 1. */
export const chanceOf = ({ value }: Rating, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - value) / TENFOLD));

/** The first puzzles say most, since nothing else is known. */
const stakeAt = (count: number): number =>
  Math.max(LEAST_STAKE, FIRST_STAKE - ((FIRST_STAKE - LEAST_STAKE) * count) / SETTLED);

/** After a first try at a puzzle of some rating. */
export function rated(before: Rating, puzzle: number, isSolved: boolean): Rating {
  const change = stakeAt(before.count) * (Number(isSolved) - chanceOf(before, puzzle));
  return { value: Math.max(LOWEST, Math.round(before.value + change)), count: before.count + 1 };
}
