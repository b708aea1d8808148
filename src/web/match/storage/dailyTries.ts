/** The tries of each day's deals on this device: whatever was begun counts, and stays counted. */
import * as v from 'valibot';
import { signal } from '@preact/signals';
import { createSeed, type SavedMatch, findSavedMatch } from './savedMatches.ts';

/** Among everybody's tries of that deal: the best quarter, the better half, the other half. */
export const STANDINGS = ['top', 'upper', 'lower'] as const;
export type DailyStandingBand = (typeof STANDINGS)[number];

const SavedTry = v.object({
  /** Where it is kept as a match. */
  match: v.string(),
  /** Null until it is finished. */
  lead: v.nullable(v.number()),
  won: v.boolean(),
  /** Whether the server knows of it. */
  told: v.boolean(),
  /** As it was when everybody's tries were last looked at. */
  place: v.nullable(v.picklist(STANDINGS)),
});
export type SavedTry = v.InferOutput<typeof SavedTry>;

const SavedDailies = v.object({
  /** A name for nothing but this: it tells the server that two tries are of one device. */
  device: v.string(),
  /** Whether results may be told to the server. */
  compares: v.boolean(),
  days: v.record(v.string(), v.record(v.string(), v.array(SavedTry))),
});
type SavedDailies = v.InferOutput<typeof SavedDailies>;

const KEY = 'tavola.daily';
/** Longer ago than so many days nobody looks. */
const MAX_DAYS = 60;
/** How often a day's deal may be tried. */
export const MAX_TRIES = 3;

function read(): SavedDailies {
  try {
    const parsed = v.safeParse(SavedDailies, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) return parsed.output;
  } catch {
    // What cannot be read begins anew.
  }
  return { device: createSeed(), compares: false, days: {} };
}

/** Grows with every change, so that whoever shows the tries shows them anew. */
const changes = signal(0);

function write(dailies: SavedDailies): void {
  const days = Object.entries(dailies.days).toSorted(([a], [b]) => (a < b ? -1 : 1));
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...dailies, days: Object.fromEntries(days.slice(-MAX_DAYS)) }),
    );
  } catch {
    // A browser that keeps nothing says so at the table.
  }
  changes.value++;
}

function readTracked(): SavedDailies {
  void changes.value;
  return read();
}

export const getDeviceName = (): string => {
  const dailies = read();
  if (localStorage.getItem(KEY) === null) write(dailies);
  return dailies.device;
};
export const isComparing = (): boolean => readTracked().compares;
export const setComparing = (compares: boolean): void => write({ ...read(), compares });

export const listTries = (day: string, game: string): readonly SavedTry[] =>
  readTracked().days[day]?.[game] ?? [];

/** The days on which something was finished, with how many games it was. */
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

/** A try that is begun counts from now on. */
export const addTry = (day: string, game: string, match: string): void =>
  updateTries(day, game, (tries) => [...tries, { match, lead: null, won: false, told: false, place: null }]);

export function finishTry(
  { id, game, occasion }: SavedMatch,
  { lead, won }: { readonly lead: number; readonly won: boolean },
): void {
  if (occasion?.kind === 'daily') updateTry(occasion.day, game, id, { lead, won });
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

/** Finished, still to be gone on with, or thrown away before its end. */
export function getTryState({ match, lead }: SavedTry): 'finished' | 'running' | 'left' {
  if (lead !== null) return 'finished';
  return findSavedMatch(match) === undefined ? 'left' : 'running';
}

/** The day of the calendar here; somebody who travels has the day of the place. */
export function formatLocalDay(at = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Whether the cards of a match are still to be played by the one who looks: as long as another try of them may come. */
export function hidesCards({ game, occasion }: SavedMatch): boolean {
  if (occasion?.kind !== 'daily') return false;
  const tries = listTries(occasion.day, game);
  if (tries.some((one) => getTryState(one) === 'running')) return true;
  return tries.length < MAX_TRIES && occasion.day >= formatLocalDay();
}
