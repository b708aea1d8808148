/** This browser's seats at online tables: each seat's secret, and the version it has seen. */
import * as v from 'valibot';
import type { Seat } from '../../core/index.ts';
import { createSeed } from '../match/storage/savedMatches.ts';
import { readJson, writeJson } from '../ui/browser/storedJson.ts';
import { HELD_SEAT_PREFIX, listHeldSeatIds } from './heldSeatIds.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const Witness = v.object({
  part: v.string(),
  commitment: v.string(),
  commitments: v.array(v.string()),
  times: v.number(),
});
const HeldSeat = v.object({
  /** The secret that owns the seat. */
  token: v.string(),
  /** This device's share in the deal, perhaps already revealed. */
  share: v.optional(v.nullable(v.string()), null),
  /** The commitments it saw before it revealed its share. */
  witness: v.optional(v.nullable(Witness), null),
  name: v.string(),
  at: v.number(),
  /** The server's commitment as this device saw it before the deal. */
  commitment: v.nullable(v.string()),
  /** What to do when the table answers: take that seat, and add these bots. */
  wish: v.nullable(
    v.object({ seat: v.nullable(seat), bots: v.array(v.object({ seat, level: v.string() })) }),
  ),
});
export type HeldSeat = v.InferOutput<typeof HeldSeat>;

const SEEN = 'tavola.seen.';
/** The limit of one request to the server. Older seats are dropped. */
const MAX_SEATS = 30;

export function findHeldSeat(id: string): HeldSeat | undefined {
  const parsed = v.safeParse(HeldSeat, readJson(HELD_SEAT_PREFIX + id));
  return parsed.success ? parsed.output : undefined;
}

/** Newest first. */
export const listHeldSeats = (): (HeldSeat & { readonly id: string })[] =>
  listHeldSeatIds()
    .flatMap((id) => {
      const place = findHeldSeat(id);
      return place === undefined ? [] : [{ id, ...place }];
    })
    .toSorted((a, b) => b.at - a.at);

/** Without storage the seat lasts as long as the page. Its private link still works. */
export function saveHeldSeat(id: string, place: Omit<HeldSeat, 'at'>): void {
  writeJson(HELD_SEAT_PREFIX + id, { ...place, at: Date.now() });
  for (const old of listHeldSeats().slice(MAX_SEATS)) forgetHeldSeat(old.id);
}

export interface SeatKeeper {
  find(): HeldSeat | undefined;
  save(place: Omit<HeldSeat, 'at'>): void;
}

/** Seats of other people who play on this device, beside its owner: `ID.1`, `ID.2`. */
const BESIDE = 'tavola.beside.';
const MAX_BESIDE = 7;
const nameBeside = (id: string, beside: number): string => `${BESIDE}${id}.${beside}`;

/** The numbers of the other seats that this device has at a table. */
export const listSeatsBeside = (id: string): number[] =>
  Array.from({ length: MAX_BESIDE }, (_, i) => i + 1).filter(
    (beside) => createSeatKeeper(id, beside).find() !== undefined,
  );

/** Another person on this device takes a free seat as soon as the table answers. */
export function addSeatBeside(id: string, name: string, seat: Seat | null = null): void {
  const taken = listSeatsBeside(id);
  const free = Array.from({ length: MAX_BESIDE }, (_, i) => i + 1).find((one) => !taken.includes(one));
  if (free !== undefined) createSeatKeeper(id, free).save(createHeldSeat(name, { seat, bots: [] }));
}

export const removeSeatBeside = (id: string, beside: number): void =>
  localStorage.removeItem(nameBeside(id, beside));

/** A seat of this browser at one table; 0 is its owner's. Without storage it lasts as long as the keeper. */
export function createSeatKeeper(id: string, beside = 0): SeatKeeper {
  let unsaved: HeldSeat | undefined;
  const find = (): HeldSeat | undefined => {
    if (beside === 0) return findHeldSeat(id);
    const parsed = v.safeParse(HeldSeat, readJson(nameBeside(id, beside)));
    return parsed.success ? parsed.output : undefined;
  };
  return {
    find: () => find() ?? unsaved,
    save(place) {
      unsaved = { ...place, at: Date.now() };
      if (beside === 0) saveHeldSeat(id, place);
      else writeJson(nameBeside(id, beside), unsaved);
    },
  };
}

export function forgetHeldSeat(id: string): void {
  for (const beside of listSeatsBeside(id)) removeSeatBeside(id, beside);
  localStorage.removeItem(HELD_SEAT_PREFIX + id);
  localStorage.removeItem(SEEN + id);
}

export const createHeldSeat = (name: string, wish: HeldSeat['wish'] = null): Omit<HeldSeat, 'at'> => ({
  token: createSeed(),
  share: null,
  witness: null,
  name,
  commitment: null,
  wish,
});

interface SeenVersion {
  readonly version: number;
  readonly seat: Seat | null;
}

/** The version of the table that the player last saw from this seat. */
export function getSeenVersion(id: string, seat: Seat | null): number | undefined {
  const seen = readJson(SEEN + id) as Partial<SeenVersion> | null;
  return seen?.seat === seat ? seen.version : undefined;
}

export const saveSeenVersion = (id: string, version: number, seat: Seat | null): void =>
  void writeJson(SEEN + id, { version, seat } satisfies SeenVersion);
