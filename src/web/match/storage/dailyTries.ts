/** This device's tries of daily deals. Every started try counts. */
import * as v from 'valibot';
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { formatLocalDay } from '../../ui/browser/today.ts';
import { createSeed, findSavedMatch, type SavedMatch } from './savedMatches.ts';

/** Among all players' tries of a deal: the best quarter, the rest of the better half, the other half. */
export const STANDINGS = ['top', 'upper', 'lower'] as const;
export type DailyStandingBand = (typeof STANDINGS)[number];

const SavedTry = v.object({
  match: v.string(),
  /** Null until the try is finished. */
  lead: v.nullable(v.number()),
  won: v.boolean(),
  told: v.boolean(),
  /** The standing at the last comparison. */
  place: v.nullable(v.picklist(STANDINGS)),
  /** The place at the table, and the number of seats. Tries of earlier versions lack it. */
  finish: v.optional(v.object({ place: v.number(), seats: v.number() })),
});
export type SavedTry = v.InferOutput<typeof SavedTry>;

const SavedDailies = v.object({
  /** An id for this purpose only: it tells the server which tries come from one device. */
  device: v.string(),
  compares: v.boolean(),
  days: v.record(v.string(), v.record(v.string(), v.array(SavedTry))),
});
type SavedDailies = v.InferOutput<typeof SavedDailies>;

const KEY = 'tavola.daily';
/** Older days are dropped. A streak may last a year. */
const MAX_DAYS = 366;
export const MAX_TRIES = 3;

function read(): SavedDailies {
  const parsed = v.safeParse(SavedDailies, readJson(KEY));
  return parsed.success ? parsed.output : { device: createSeed(), compares: false, days: {} };
}

/** Grows with every change, so that components render again. */
const changes = signal(0);

function write(dailies: SavedDailies): void {
  const days = Object.entries(dailies.days).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Without storage the table warns about it.
  writeJson(KEY, { ...dailies, days: Object.fromEntries(days.slice(-MAX_DAYS)) });
  changes.value++;
}

function readTracked(): SavedDailies {
  void changes.value;
  return read();
}

export const getDeviceName = (): string => {
  const dailies = read();
  if (readJson(KEY) === null) write(dailies);
  return dailies.device;
};
export const isComparing = (): boolean => readTracked().compares;
export const setComparing = (compares: boolean): void => write({ ...read(), compares });

export const listTries = (day: string, game: string): readonly SavedTry[] =>
  readTracked().days[day]?.[game] ?? [];

export const countFinishedByDay = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readTracked().days).flatMap(([day, games]) => {
      const done = Object.values(games).filter((tries) => tries.some(({ lead }) => lead !== null)).length;
      return done === 0 ? [] : [[day, done] as const];
    }),
  );

function updateTries(
  day: string,
  game: string,
  to: (tries: readonly SavedTry[]) => readonly SavedTry[],
): void {
  const dailies = read();
  const games = dailies.days[day] ?? {};
  write({ ...dailies, days: { ...dailies.days, [day]: { ...games, [game]: [...to(games[game] ?? [])] } } });
}

const updateTry = (day: string, game: string, match: string, to: Partial<SavedTry>): void =>
  updateTries(day, game, (tries) => tries.map((one) => (one.match === match ? { ...one, ...to } : one)));

export const addTry = (day: string, game: string, match: string): void =>
  updateTries(day, game, (tries) => [...tries, { match, lead: null, won: false, told: false, place: null }]);

export function finishTry(
  { id, game, occasion }: SavedMatch,
  result: Pick<SavedTry, 'won' | 'finish'> & { readonly lead: number },
): void {
  if (occasion?.kind === 'daily') updateTry(occasion.day, game, id, result);
}

export const markSubmitted = (day: string, game: string, match: string): void =>
  updateTry(day, game, match, { told: true });

export const saveStandings = (
  day: string,
  game: string,
  placeOf: (lead: number) => DailyStandingBand | null,
): void =>
  updateTries(day, game, (tries) =>
    tries.map((one) => (one.lead === null ? one : { ...one, place: placeOf(one.lead) })),
  );

/** Finished, unfinished, or deleted before its end. */
export function getTryState({ match, lead }: SavedTry): 'finished' | 'running' | 'left' {
  if (lead !== null) return 'finished';
  return findSavedMatch(match) === undefined ? 'left' : 'running';
}

/** Whether a match's cards stay hidden, because the player may try the deal again. */
export function hidesCards({ game, occasion }: SavedMatch): boolean {
  if (occasion?.kind !== 'daily') return false;
  const tries = listTries(occasion.day, game);
  if (tries.some((one) => getTryState(one) === 'running')) return true;
  return tries.length < MAX_TRIES && occasion.day >= formatLocalDay();
}
