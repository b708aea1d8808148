/** Play with somebody now: what somebody who waits would accept, and what they are told while they wait. */
import * as v from 'valibot';
import { type TimeControl } from './clock.ts';
import { playerName, seatToken, wholeNumber } from './messages.ts';

/** How long a table gives its seats. */
export const PACES = ['quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;
export const PACE_TIMES: { readonly [pace in Pace]: NonNullable<TimeControl> } = {
  quick: { kind: 'live', bank: 3 * MINUTE, increment: 5000 },
  normal: { kind: 'live', bank: 15 * MINUTE, increment: 15_000 },
  slow: { kind: 'live', bank: 30 * MINUTE, increment: 30_000 },
};

/** Nothing twice: a wish names what is accepted, not how much. */
const nonEmptyList = <S extends v.GenericSchema>(one: S, most: number) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length),
  );

/** POST /api/matchmaking: somebody waits, as long as the answer is read; the same token again goes on with the same wait. */
export const MatchmakingRequest = v.strictObject({
  token: seatToken,
  /** An account sits under its own. */
  name: playerName,
  /** Any of them will do. */
  games: nonEmptyList(v.pipe(v.string(), v.maxLength(40)), 30),
  paces: nonEmptyList(v.picklist(PACES), PACES.length),
  /** How many may sit at the table; a game that is played by none of these numbers is left out. */
  seats: nonEmptyList(wholeNumber(2, 30), 29),
  /** For the rating; only accounts have one. */
  rated: v.optional(v.boolean(), false),
  /** Seconds after which bots fill the table up; null for never. */
  bots: v.nullable(wholeNumber(10, 600)),
});
export type MatchmakingRequest = v.InferInput<typeof MatchmakingRequest>;
export type MatchmakingPreferences = Omit<v.InferOutput<typeof MatchmakingRequest>, 'token' | 'name'>;

/** POST /api/matchmaking/stop */
export const StopMatchmaking = v.strictObject({ token: seatToken });
export type StopMatchmaking = v.InferInput<typeof StopMatchmaking>;

/** GET /api/matchmaking: how many wait, and how many of them would play a game. Larger numbers are round, and nobody is named. */
export interface QueueCounts {
  readonly all: number;
  readonly games: { readonly [game: string]: number };
}

/** Why a wait is over. */
export type MatchmakingEnd =
  /** The cards are dealt. */
  | 'begun'
  /** Somebody said so, here or on another device. */
  | 'stopped'
  /** Nobody came to the table that was ready. */
  | 'missed';

/** What is told while somebody waits, as server-sent events. */
export type MatchmakingEvent =
  /** They wait, for so many milliseconds by now; `again` if somebody did not come to the table and they keep their place. */
  | { readonly event: 'waiting'; readonly data: { readonly waited: number; readonly again: boolean } }
  | { readonly event: 'counts'; readonly data: QueueCounts }
  /** A table is ready; the seat is kept for so many milliseconds more. */
  | { readonly event: 'table'; readonly data: MatchedTable }
  | { readonly event: 'end'; readonly data: { readonly why: MatchmakingEnd } };

export interface MatchedTable {
  readonly match: string;
  readonly game: string;
  readonly left: number;
}
