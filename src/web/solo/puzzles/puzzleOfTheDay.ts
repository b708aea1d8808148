/** One puzzle per game and calendar day, the same on every device. */
import { FastRng, shuffle } from '../../../core/index.ts';
import type { Day } from '../../../daily/day.ts';
import { loadPuzzles, type Puzzle } from '../../../puzzles/index.ts';

const DAY_MS = 86_400_000;

/** Each puzzle comes once before any returns. Undefined for a game without puzzles. */
export function choosePuzzleOfTheDay<P extends Pick<Puzzle, 'id'>>(
  puzzles: readonly P[],
  day: Day,
): P | undefined {
  const order = shuffle(
    puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    new FastRng(1, 2, 3, 4),
  );
  return order[Math.floor(Date.parse(day) / DAY_MS) % order.length];
}

export const puzzleOfTheDay = async (game: string, day: Day): Promise<Puzzle | undefined> =>
  choosePuzzleOfTheDay(await loadPuzzles(game), day);
