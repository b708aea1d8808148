/** Matchmaking: what a waiting player would accept, and the events while waiting. */
import * as v from 'valibot';
import { type TimeControl } from './clock.ts';
import { playerName, seatToken, wholeNumber } from './messages.ts';

export const PACES = ['quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;
export const PACE_TIMES: { readonly [pace in Pace]: NonNullable<TimeControl> } = {
  quick: { kind: 'live', bank: 3 * MINUTE, increment: 5000 },
  normal: { kind: 'live', bank: 15 * MINUTE, increment: 15_000 },
  slow: { kind: 'live', bank: 30 * MINUTE, increment: 30_000 },
};

/** Without duplicates: preferences say which, not how much. */
const nonEmptyList = <S extends v.GenericSchema>(one: S, most: number) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length),
  );

/** POST /api/meet: waits while the response is read. The same token again continues the same wait. */
export const MatchmakingRequest = v.strictObject({
  token: seatToken,
  /** Accounts sit under their own name. */
  name: playerName,
  /** Any of these games. */
  games: nonEmptyList(v.pipe(v.string(), v.maxLength(40)), 30),
  paces: nonEmptyList(v.picklist(PACES), PACES.length),
  /** Accepted numbers of players; games that none of them fits are left out. */
  seats: nonEmptyList(wholeNumber(2, 30), 29),
  /** Only accounts have a rating. */
  rated: v.optional(v.boolean(), false),
  /** Seconds after which bots fill the table; null for never. */
  bots: v.nullable(wholeNumber(10, 600)),
});
export type MatchmakingRequest = v.InferInput<typeof MatchmakingRequest>;
export type MatchmakingPreferences = Omit<v.InferOutput<typeof MatchmakingRequest>, 'token' | 'name'>;

/** POST /api/meet/stop */
export const StopMatchmaking = v.strictObject({ token: seatToken });
export type StopMatchmaking = v.InferInput<typeof StopMatchmaking>;

/** GET /api/meet: how many wait, in total and per game. Larger numbers are rounded, and no names are given. */
export interface QueueCounts {
  readonly all: number;
  readonly games: { readonly [game: string]: number };
}

export type MatchmakingEnd =
  /** The match has started. */
  'begun' | 'stopped' | 'missed';

/** Server-sent events while a player waits. */
export type MatchmakingEvent =
  /**
   * `waited` is in milliseconds; `again` if another player missed the table and this one keeps the place in the
   * queue.
   */
  | { readonly event: 'wait'; readonly data: { readonly waited: number; readonly again: boolean } }
  | { readonly event: 'here'; readonly data: QueueCounts }
  /** A table is ready; the seat is reserved for this many milliseconds. */
  | { readonly event: 'table'; readonly data: MatchedTable }
  | { readonly event: 'end'; readonly data: { readonly why: MatchmakingEnd } };

export interface MatchedTable {
  readonly match: string;
  readonly game: string;
  readonly left: number;
}
