/**
 * How the matches that were played on this device ended, one entry a match: statistics are made from it, and an even
 * opponent is found. Nothing of it leaves the device unless somebody saves it as a file.
 */
import * as v from 'valibot';
import { LEVELS } from '../../../core/index.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(64));

/** Somebody who played on this device. */
const Player = v.object({
  /** As they called themselves; empty without a name. */
  name,
  /** Their share of the victory, from 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Their points; null where a match is not about points, or they are not known. */
  score: v.nullable(v.pipe(v.number(), v.finite())),
  /** How many of their decisions had which motive first, by its type; empty for a game that has none, null where that is not known. */
  motives: v.nullable(v.record(name, count)),
});

const CountedMatch = v.object({
  match: v.pipe(name, v.minLength(1)),
  game: name,
  /** When it ended, in milliseconds since 1970; null for matches of a time when that was not noted. */
  at: v.nullable(count),
  /** Those who played on this device, and the others: a bot by its level, a person elsewhere as null. */
  players: v.pipe(v.array(Player), v.minLength(1), v.maxLength(16)),
  others: v.pipe(v.array(v.nullable(name)), v.maxLength(16)),
  /** How long it was played on this device; null where that is not known. */
  milliseconds: v.nullable(count),
});
export type CountedMatch = v.InferOutput<typeof CountedMatch>;
export type CountedPlayer = CountedMatch['players'][number];

/** Null for what is no such entry. */
export function readCounted(data: unknown): CountedMatch | null {
  const parsed = v.safeParse(CountedMatch, data);
  return parsed.success ? parsed.output : null;
}

const KEY = 'tavola.statistics';
const VERSION = 1;
/** Matches beyond this many are forgotten, the oldest first: about 300 bytes each. */
export const MAX_COUNTED = 1500;

const SavedCounts = v.object({ version: v.literal(VERSION), since: count, matches: v.array(v.unknown()) });
interface SavedCounts {
  /** What ended before this is not counted again: it was deleted. */
  readonly since: number;
  readonly matches: readonly CountedMatch[];
}

/** Oldest first; of what was not noted the time, in the order in which it was noted, before all others. */
const sortMatches = (matches: readonly CountedMatch[]): CountedMatch[] =>
  matches.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).slice(-MAX_COUNTED);

function writeSaved({ since, matches }: SavedCounts): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, since, matches: sortMatches(matches) }));
    return true;
  } catch {
    return false;
  }
}

/** Where results were kept before there were statistics, by game: only what an even opponent is found from. */
const OLD_KEY = 'tavola.results';
const OldResults = v.record(
  v.string(),
  v.array(v.object({ match: v.string(), against: v.number(), seats: count, share: v.number() })),
);

/** Taken over once. */
function readOldResults(): CountedMatch[] {
  const parsed = v.safeParse(OldResults, JSON.parse(localStorage.getItem(OLD_KEY) ?? '{}'));
  if (!parsed.success) return [];
  return Object.entries(parsed.output).flatMap(([game, results]) =>
    results.flatMap(({ match, against, seats, share }) => {
      const level = LEVELS[against] ?? `even-${Math.round(100 * against)}`;
      const others = Array.from({ length: seats - 1 }, () => level);
      const player = { name: '', share, score: null, motives: null };
      return readCounted({ match, game, at: null, players: [player], others, milliseconds: null }) ?? [];
    }),
  );
}

/** What cannot be read is as good as nothing. */
function readSaved(): SavedCounts {
  let kept: SavedCounts = { since: 0, matches: [] };
  try {
    const parsed = v.safeParse(SavedCounts, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) {
      const { since, matches } = parsed.output;
      kept = { since, matches: matches.flatMap((one) => readCounted(one) ?? []) };
    }
    if (localStorage.getItem(OLD_KEY) === null) return kept;
    kept = { ...kept, matches: [...readOldResults(), ...kept.matches] };
    if (writeSaved(kept)) localStorage.removeItem(OLD_KEY);
  } catch {
    // A browser that keeps nothing, or something else under our name.
  }
  return kept;
}

/** Every match that is counted, oldest first. */
export const listCountedMatches = (): readonly CountedMatch[] => readSaved().matches;

/** Whether something that ended then counts. */
export const isCountedAt = (at: number): boolean => at > readSaved().since;

/** Each match counts once, as it ended last: its end may be taken back. False if the browser keeps nothing. */
export function countMatch(entry: CountedMatch): boolean {
  const { since, matches } = readSaved();
  return writeSaved({ since, matches: [...matches.filter(({ match }) => match !== entry.match), entry] });
}

/** It goes on after all. */
export function uncountMatch(id: string): void {
  const { since, matches } = readSaved();
  const others = matches.filter(({ match }) => match !== id);
  if (others.length < matches.length) writeSaved({ since, matches: others });
}

/** False if the browser has no room: then everything is as it was. */
export const replaceCountedMatches = (matches: readonly CountedMatch[]): boolean =>
  writeSaved({ since: readSaved().since, matches });

/** Forgets every match that has ended until now. */
export const deleteCountedMatches = (now: number): boolean => writeSaved({ since: now, matches: [] });
