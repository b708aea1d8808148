/** The tries of each day's deals on this device: whatever was begun counts, and stays counted. */
import * as v from 'valibot';
import { signal } from '@preact/signals';
import { freshSeed, type Kept, keptMatch } from './savedMatches.ts';

/** Among everybody's tries of that deal: the best quarter, the better half, the other half. */
export const PLACES = ['top', 'upper', 'lower'] as const;
export type Place = (typeof PLACES)[number];

const Try = v.object({
  /** Where it is kept as a match. */
  match: v.string(),
  /** Null until it is finished. */
  lead: v.nullable(v.number()),
  won: v.boolean(),
  /** Whether the server knows of it. */
  told: v.boolean(),
  /** As it was when everybody's tries were last looked at. */
  place: v.nullable(v.picklist(PLACES)),
});
export type Try = v.InferOutput<typeof Try>;

const Dailies = v.object({
  /** A name for nothing but this: it tells the server that two tries are of one device. */
  device: v.string(),
  /** Whether results may be told to the server. */
  compares: v.boolean(),
  days: v.record(v.string(), v.record(v.string(), v.array(Try))),
});
type Dailies = v.InferOutput<typeof Dailies>;

const KEY = 'tavola.daily';
/** Longer ago than so many days nobody looks. */
const DAYS = 60;
/** How often a day's deal may be tried. */
export const TRIES = 3;

function read(): Dailies {
  try {
    const parsed = v.safeParse(Dailies, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) return parsed.output;
  } catch {
    // What cannot be read begins anew.
  }
  return { device: freshSeed(), compares: false, days: {} };
}

/** Grows with every change, so that whoever shows the tries shows them anew. */
const changes = signal(0);

function write(dailies: Dailies): void {
  const days = Object.entries(dailies.days).toSorted(([a], [b]) => (a < b ? -1 : 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...dailies, days: Object.fromEntries(days.slice(-DAYS)) }));
  } catch {
    // A browser that keeps nothing says so at the table.
  }
  changes.value++;
}

function now(): Dailies {
  void changes.value;
  return read();
}

export const deviceName = (): string => {
  const dailies = read();
  if (localStorage.getItem(KEY) === null) write(dailies);
  return dailies.device;
};
export const compares = (): boolean => now().compares;
export const setCompares = (compares: boolean): void => write({ ...read(), compares });

export const triesOf = (day: string, game: string): readonly Try[] => now().days[day]?.[game] ?? [];

/** The days on which something was finished, with how many games it was. */
export const daysDone = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(now().days).flatMap(([day, games]) => {
      const done = Object.values(games).filter((tries) => tries.some(({ lead }) => lead !== null)).length;
      return done === 0 ? [] : [[day, done] as const];
    }),
  );

function change(day: string, game: string, to: (tries: readonly Try[]) => readonly Try[]): void {
  const dailies = read();
  const games = dailies.days[day] ?? {};
  write({ ...dailies, days: { ...dailies.days, [day]: { ...games, [game]: [...to(games[game] ?? [])] } } });
}

const changeTry = (day: string, game: string, match: string, to: Partial<Try>): void =>
  change(day, game, (tries) => tries.map((one) => (one.match === match ? { ...one, ...to } : one)));

/** A try that is begun counts from now on. */
export const beginTry = (day: string, game: string, match: string): void =>
  change(day, game, (tries) => [...tries, { match, lead: null, won: false, told: false, place: null }]);

export function finishTry(
  { id, game, occasion }: Kept,
  { lead, won }: { readonly lead: number; readonly won: boolean },
): void {
  if (occasion?.kind === 'daily') changeTry(occasion.day, game, id, { lead, won });
}

export const noteTold = (day: string, game: string, match: string): void =>
  changeTry(day, game, match, { told: true });

export const notePlaces = (day: string, game: string, placeOf: (lead: number) => Place | null): void =>
  change(day, game, (tries) =>
    tries.map((one) => (one.lead === null ? one : { ...one, place: placeOf(one.lead) })),
  );

/** Finished, still to be gone on with, or thrown away before its end. */
export function stateOf({ match, lead }: Try): 'finished' | 'running' | 'left' {
  if (lead !== null) return 'finished';
  return keptMatch(match) === undefined ? 'left' : 'running';
}

/** The day of the calendar here; somebody who travels has the day of the place. */
export function dayHere(at = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Whether the cards of a match are still to be played by the one who looks: as long as another try of them may come. */
export function hidesCards({ game, occasion }: Kept): boolean {
  if (occasion?.kind !== 'daily') return false;
  const tries = triesOf(occasion.day, game);
  if (tries.some((one) => stateOf(one) === 'running')) return true;
  return tries.length < TRIES && occasion.day >= dayHere();
}
