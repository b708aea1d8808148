/** The ratings of a game's levels, computed by docs/ratings.md from their results against the next lower level. */

const BETA = 25 / 6;
/** The goal by seats, and its weight in matches. */
const ASKED: { readonly [seats: number]: number } = { 2: 0.685, 3: 0.525 };
const WORTH = 10;

/** The distance between two levels, from a share such as `50.7% of 402`. */
function distance(seats: number, cell: string): number {
  const [, share, matches] = /^([\d.]+) % of (\d+)$/.exec(cell)!.map(Number);
  const p = ((share / 100) * matches + WORTH * ASKED[seats]) / (matches + WORTH);
  return Math.sqrt(seats) * BETA * Math.log((p * (seats - 1)) / (1 - p));
}

/** From easy to expert; `shares` are the results of medium, hard and expert against the next lower level. */
export function computeRatedLevels(seats: number, shares: readonly string[]): number[] {
  const [medium, hard, expert] = shares.map((cell) => distance(seats, cell));
  return [25 - medium, 25, 25 + hard, 25 + hard + expert].map((mu) => Math.round(60 * mu));
}
