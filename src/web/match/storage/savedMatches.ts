/** Matches saved in this browser: the record and the players of each. */
import * as v from 'valibot';
import type { Config, Player } from '../../../core/index.ts';

const SavedPlayer: v.GenericSchema<Player> = v.variant('kind', [
  v.object({ kind: v.literal('person'), name: v.string() }),
  v.object({ kind: v.literal('bot'), name: v.string(), level: v.string() }),
]);

/** The purpose of a match beyond itself: a try of a daily deal, or a challenge. */
const Occasion = v.variant('kind', [
  v.object({
    kind: v.literal('daily'),
    day: v.string(),
    attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  }),
  v.object({ kind: v.literal('challenge'), link: v.string() }),
]);
export type Occasion = v.InferOutput<typeof Occasion>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const SavedMatch = v.object({
  id: v.string(),
  game: v.string(),
  version: count,
  config: v.object({
    seats: count,
    start: v.nullable(count),
    options: v.record(v.string(), v.union([v.boolean(), v.string(), v.number()])),
  }),
  seed: v.string(),
  sitters: v.array(SavedPlayer),
  actions: v.array(v.tuple([count, count])),
  /** The time of the last move, in milliseconds since 1970. */
  at: v.number(),
  over: v.boolean(),
  /** Whether a curtain hides the table between players, and whether hints and undo are allowed. */
  curtain: v.boolean(),
  help: v.boolean(),
  occasion: v.optional(Occasion),
});
export type SavedMatch = v.InferOutput<typeof SavedMatch> & { config: Config };

const PREFIX = 'tavola.match.';
/** Beyond this number the oldest are dropped. */
const MAX_FINISHED = 20;

function read(key: string): SavedMatch | undefined {
  try {
    const parsed = v.safeParse(SavedMatch, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success && parsed.output.sitters.length === parsed.output.config.seats
      ? parsed.output
      : undefined;
  } catch {
    return undefined;
  }
}

/** Newest first. Skips unreadable data without deleting it. */
export function savedMatches(): SavedMatch[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(key) ?? [])
      .toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export const findSavedMatch = (id: string): SavedMatch | undefined => read(PREFIX + id);

/** Whether a result says how well a player plays. Deals with known cards do not count: later tries and challenges. */
export const countsForStrength = ({ occasion }: SavedMatch): boolean =>
  occasion === undefined || (occasion.kind === 'daily' && occasion.attempt === 1);

/** False if the storage is full or missing. */
export function saveMatch(match: SavedMatch): boolean {
  try {
    localStorage.setItem(PREFIX + match.id, JSON.stringify(match));
    if (match.over)
      for (const { id } of savedMatches()
        .filter(({ over }) => over)
        .slice(MAX_FINISHED))
        deleteMatch(id);
    return true;
  } catch {
    return false;
  }
}

export function deleteMatch(id: string): void {
  localStorage.removeItem(PREFIX + id);
  localStorage.removeItem(REVIEW + id);
}

const REVIEW = 'tavola.review.';
const Measured = v.object({ mean: v.number(), error: v.number() });
const Reviewed = v.object({
  start: v.array(Measured),
  steps: v.array(
    v.object({
      seat: count,
      action: count,
      before: v.array(Measured),
      change: v.array(Measured),
      own: Measured,
      better: v.nullable(v.object({ action: count, gain: Measured })),
    }),
  ),
});
type Reviewed = v.InferOutput<typeof Reviewed>;

/** The saved progress of a review, if it fits this number of decisions. */
export function findSavedReview(id: string, decisions: number): Reviewed | undefined {
  try {
    const parsed = v.safeParse(Reviewed, JSON.parse(localStorage.getItem(REVIEW + id) ?? 'null'));
    return parsed.success && parsed.output.steps.length <= decisions ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Storage is small, and four digits of a share suffice. */
const roundShares = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;

/** If the storage is full, drops the review, never the match. */
export function saveReview(id: string, review: unknown): void {
  try {
    if (localStorage.getItem(PREFIX + id) !== null)
      localStorage.setItem(REVIEW + id, JSON.stringify(review, roundShares));
  } catch {
    localStorage.removeItem(REVIEW + id);
  }
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** An unpredictable seed of 128 bits. */
export const createSeed = (): string => randomHex(16);
export const createId = (): string => randomHex(6);
