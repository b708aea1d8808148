/** The seats this browser has at tables elsewhere: for each the secret that opens it, and how far one has looked. */
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
  /** Whoever has it has the seat. */
  token: v.string(),
  /** What this device added to a deal of the first scheme. */
  part: v.nullable(v.string()),
  /** What it adds to the deal; it may have told it already. */
  share: v.optional(v.nullable(v.string()), null),
  /** The promises it saw before it told its share. */
  witness: v.optional(v.nullable(Witness), null),
  name: v.string(),
  at: v.number(),
  /** The server's promise as this device saw it before the deal. */
  commitment: v.nullable(v.string()),
  /** What is to be done as soon as the table answers: sit there, and seat these bots. */
  wish: v.nullable(
    v.object({ seat: v.nullable(seat), bots: v.array(v.object({ seat, level: v.string() })) }),
  ),
});
export type HeldSeat = v.InferOutput<typeof HeldSeat>;

const SEEN = 'tavola.seen.';
/** The server is asked about no more at once; older seats are forgotten. */
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

/** Without room for it the seat is lost with the page; the private link still carries it. */
export function saveHeldSeat(id: string, place: Omit<HeldSeat, 'at'>): void {
  writeJson(HELD_SEAT_PREFIX + id, { ...place, at: Date.now() });
  for (const old of listHeldSeats().slice(MAX_SEATS)) forgetHeldSeat(old.id);
}

export function forgetHeldSeat(id: string): void {
  localStorage.removeItem(HELD_SEAT_PREFIX + id);
  localStorage.removeItem(SEEN + id);
}

export const createHeldSeat = (name: string, wish: HeldSeat['wish'] = null): Omit<HeldSeat, 'at'> => ({
  token: createSeed(),
  part: null,
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

/** The version of the table that whoever looked from this seat saw last. */
export function getSeenVersion(id: string, seat: Seat | null): number | undefined {
  const seen = readJson(SEEN + id) as Partial<SeenVersion> | null;
  return seen?.seat === seat ? seen.version : undefined;
}

export const saveSeenVersion = (id: string, version: number, seat: Seat | null): void =>
  writeJson(SEEN + id, { version, seat } satisfies SeenVersion);
