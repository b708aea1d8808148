/** The player's puzzles on this device: a rating per game, and the tried puzzles. */
import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const PuzzleProgress = v.object({
  /** On the scale of chess ratings, with the number of puzzles. */
  rating: v.object({ value: count, count }),
  /** Latest last, and whether the first try was right. */
  tried: v.array(v.tuple([v.string(), v.boolean()])),
});
export type PuzzleProgress = v.InferOutput<typeof PuzzleProgress>;
const SavedProgress = v.object({ version: v.literal(1), games: v.record(v.string(), PuzzleProgress) });

const KEY = 'tavola.puzzles';
const MAX_TRIED = 1000;

function read(): v.InferOutput<typeof SavedProgress>['games'] {
  const parsed = v.safeParse(SavedProgress, readJson(KEY));
  return parsed.success ? parsed.output.games : {};
}

/** Undefined before the first try. */
export const getPuzzleProgress = (game: string): PuzzleProgress | undefined => read()[game];

export function savePuzzleProgress(game: string, { rating, tried }: PuzzleProgress): void {
  const games = { ...read(), [game]: { rating, tried: tried.slice(-MAX_TRIED) } };
  // Without storage, puzzles still work.
  writeJson(KEY, { version: 1, games });
}
