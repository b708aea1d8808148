/**
 * Results of the matches on this device, one entry per match. Statistics and adaptive bots use them. They
 * leave the device only in a file that the player saves.
 */
import * as v from 'valibot';
import { LEVELS } from '../../../core/index.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(64));

const Player = v.object({
  name,
  /** The share of the victory, from 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Null if the match has no points, or they are unknown. */
  score: v.nullable(v.pipe(v.number(), v.finite())),
  /** How many decisions had which main motive, by type. Empty if the game has none, null if unknown. */
  motives: v.nullable(v.record(name, count)),
});

const CountedMatch = v.object({
  match: v.pipe(name, v.minLength(1)),
  game: name,
  /** When it ended, in milliseconds since 1970; null for old entries. */
  at: v.nullable(count),
  /** The people on this device, and the other seats: a bot by its level, an online player as null. */
  players: v.pipe(v.array(Player), v.minLength(1), v.maxLength(16)),
  others: v.pipe(v.array(v.nullable(name)), v.maxLength(16)),
  /** Time played on this device; null if unknown. */
  milliseconds: v.nullable(count),
});
export type CountedMatch = v.InferOutput<typeof CountedMatch>;
export type CountedPlayer = CountedMatch['players'][number];

/** Null for an invalid entry. */
export function readCounted(data: unknown): CountedMatch | null {
  const parsed = v.safeParse(CountedMatch, data);
  return parsed.success ? parsed.output : null;
}

const KEY = 'tavola.statistics';
const VERSION = 1;
/** Beyond this number the oldest are dropped. An entry has about 300 bytes. */
export const MAX_COUNTED = 1500;

const SavedCounts = v.object({ version: v.literal(VERSION), since: count, matches: v.array(v.unknown()) });
interface SavedCounts {
  /** The player deleted earlier results, so they do not count again. */
  readonly since: number;
  readonly matches: readonly CountedMatch[];
}

/** Oldest first. Entries without a time come before the others, in their old order. */
const sortMatches = (matches: readonly CountedMatch[]): CountedMatch[] =>
  matches.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).slice(-MAX_COUNTED);

const writeSaved = ({ since, matches }: SavedCounts): boolean =>
  writeJson(KEY, { version: VERSION, since, matches: sortMatches(matches) });

/** The storage before statistics existed, with results by game only. */
const OLD_KEY = 'tavola.results';
const OldResults = v.record(
  v.string(),
  v.array(v.object({ match: v.string(), against: v.number(), seats: count, share: v.number() })),
);

/** Migrates once. */
function readOldResults(): CountedMatch[] {
  const parsed = v.safeParse(OldResults, readJson(OLD_KEY));
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

/** Unreadable data counts as empty. */
function readSaved(): SavedCounts {
  const parsed = v.safeParse(SavedCounts, readJson(KEY));
  const since = parsed.success ? parsed.output.since : 0;
  const matches = parsed.success ? parsed.output.matches.flatMap((one) => readCounted(one) ?? []) : [];
  if (readJson(OLD_KEY) === null) return { since, matches };
  const counts = { since, matches: [...readOldResults(), ...matches] };
  if (writeSaved(counts)) localStorage.removeItem(OLD_KEY);
  return counts;
}

/** Oldest first. */
export const listCountedMatches = (): readonly CountedMatch[] => readSaved().matches;

/** Whether a match that ended at this time counts. */
export const isCountedAt = (at: number): boolean => at > readSaved().since;

/** Each match counts once, with its latest end: an undo may reopen it. False if the browser cannot save. */
export function countMatch(entry: CountedMatch): boolean {
  const { since, matches } = readSaved();
  return writeSaved({ since, matches: [...matches.filter(({ match }) => match !== entry.match), entry] });
}

/** The match continues after an undo. */
export function uncountMatch(id: string): void {
  const { since, matches } = readSaved();
  const others = matches.filter(({ match }) => match !== id);
  if (others.length < matches.length) writeSaved({ since, matches: others });
}

/** False if the storage is full. Then nothing changes. */
export const replaceCountedMatches = (matches: readonly CountedMatch[]): boolean =>
  writeSaved({ since: readSaved().since, matches });

export const deleteCountedMatches = (now: number): boolean => writeSaved({ since: now, matches: [] });

const PLAYTIME_KEY = 'tavola.playtime';
const Playtimes = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));
/** Beyond this number the oldest are dropped. */
const MAX_PLAYTIMES = 60;

function readPlaytimes(): v.InferOutput<typeof Playtimes> {
  const parsed = v.safeParse(Playtimes, readJson(PLAYTIME_KEY));
  return parsed.success ? parsed.output : {};
}

/** In milliseconds. */
export const getPlaytime = (match: string): number => readPlaytimes()[match] ?? 0;

export function savePlaytime(match: string, milliseconds: number): void {
  const others = Object.entries(readPlaytimes()).filter(([other]) => other !== match);
  const times = milliseconds > 0 ? [...others, [match, milliseconds] as const].slice(-MAX_PLAYTIMES) : others;
  // Without storage only the current session counts.
  writeJson(PLAYTIME_KEY, Object.fromEntries(times));
}
