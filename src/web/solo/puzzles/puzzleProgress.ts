/** The player's puzzles on this device: a rating per game, and the tried puzzles. */
import * as v from 'valibot';
import type { Day } from '../../../daily/day.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const PuzzleProgress = v.object({
  /** On the scale of chess ratings, with the number of puzzles. */
  rating: v.object({ value: count, count }),
  /** Latest last, and whether the first try was right. */
  tried: v.array(v.tuple([v.string(), v.boolean()])),
});
export type PuzzleProgress = v.InferOutput<typeof PuzzleProgress>;
const SavedProgress = v.object({
  version: v.literal(1),
  games: v.record(v.string(), PuzzleProgress),
  /** Days on which the player tried a puzzle of the day, oldest first. */
  days: v.optional(v.array(v.string()), []),
});
type SavedProgress = v.InferOutput<typeof SavedProgress>;

const KEY = 'tavola.puzzles';
const MAX_TRIED = 1000;
const MAX_DAYS = 1000;

function read(): SavedProgress {
  const parsed = v.safeParse(SavedProgress, readJson(KEY));
  return parsed.success ? parsed.output : { version: 1, games: {}, days: [] };
}

/** Undefined before the first try. */
export const getPuzzleProgress = (game: string): PuzzleProgress | undefined => read().games[game];

export function savePuzzleProgress(game: string, { rating, tried }: PuzzleProgress): void {
  const saved = read();
  const games = { ...saved.games, [game]: { rating, tried: tried.slice(-MAX_TRIED) } };
  // Without storage, puzzles still work.
  writeJson(KEY, { ...saved, games });
}

/** The days on which the player tried a puzzle of the day of any game. */
export const listPuzzleDays = (): ReadonlySet<Day> => new Set(read().days);

export function savePuzzleDay(day: Day): void {
  const saved = read();
  const days = [...saved.days.filter((one) => one !== day), day].slice(-MAX_DAYS);
  writeJson(KEY, { ...saved, days });
}
