/** Chooses the next puzzle: a new one, about as hard as its solver is good. */
import type { Rng } from '../../../core/index.ts';
import type { Puzzle } from '../../../puzzles/index.ts';

/** One of this number of nearest puzzles is drawn, so that players get different ones. */
const CANDIDATES = 5;

/** Tried puzzles, and whether the first try was right. */
export type TriedPuzzles = readonly (readonly [id: string, isSolved: boolean])[];

type Choosable = Pick<Puzzle, 'id' | 'rating' | 'theme'>;

/** Undefined only if the theme has none. Once all were tried, they repeat: unsolved and oldest first. */
export function choosePuzzle<P extends Choosable>(
  puzzles: readonly P[],
  tried: TriedPuzzles,
  rating: number,
  theme: string | null,
  rng: Rng,
): P | undefined {
  const open = puzzles.filter((puzzle) => theme === null || puzzle.theme === theme);
  const known = new Map(tried.map(([id, isSolved], when) => [id, { isSolved, when }]));
  const fresh = open.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    const near = fresh
      .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
      .slice(0, CANDIDATES);
    return near[rng.below(near.length)];
  }
  return open.toSorted((a, b) => {
    const [one, other] = [known.get(a.id)!, known.get(b.id)!];
    return Number(one.isSolved) - Number(other.isSolved) || one.when - other.when;
  })[0];
}

/** All themes, largest first. */
export function countThemes(
  puzzles: readonly Choosable[],
): { readonly theme: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].map(([theme, count]) => ({ theme, count })).toSorted((a, b) => b.count - a.count);
}
