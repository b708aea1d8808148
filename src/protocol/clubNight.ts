/** A club night: several tables at once, round after round, for whoever is in the room. What both ends say about it. */
import * as v from 'valibot';
import { LEVELS, type SeatSet } from '../core/index.ts';
import { playerName, seatToken, wholeNumber } from './messages.ts';

/** POST /api/club-nights */
export const NewClubNight = v.strictObject({
  /** What stands above it; empty for the usual words. */
  title: v.optional(v.union([v.literal(''), playerName]), ''),
  /** One game, or several that take turns. */
  games: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(8)),
  /** The most people at a table. */
  size: v.optional(wholeNumber(2, 6), 4),
  /** So many rounds, or new ones as long as so many minutes have not passed. */
  rounds: v.optional(
    v.variant('by', [
      v.strictObject({ by: v.literal('number'), count: wholeNumber(1, 20) }),
      v.strictObject({ by: v.literal('clock'), minutes: wholeNumber(10, 600) }),
    ]),
    { by: 'number', count: 4 },
  ),
  /** Minutes after which a round ends with whatever is not over; null for never. */
  limit: v.optional(v.nullable(wholeNumber(5, 180)), 30),
  /** How well bots play that fill a table up; null if whoever is over sits out instead. */
  bots: v.optional(v.nullable(v.picklist(LEVELS)), 'medium'),
});
export type NewClubNight = v.InferInput<typeof NewClubNight>;
export type ClubNightSettings = v.InferOutput<typeof NewClubNight>;

/** POST /api/club-nights/ID/people: somebody comes. */
export const ClubNightArrival = v.strictObject({ name: playerName, token: seatToken });
export type ClubNightArrival = v.InferInput<typeof ClubNightArrival>;

/** POST /api/club-nights/ID/here: somebody goes, or is back. */
export const ClubNightAttendance = v.strictObject({ token: seatToken, here: v.boolean() });
export type ClubNightAttendance = v.InferInput<typeof ClubNightAttendance>;

/** POST /api/club-nights/ID/organiser: whoever has the key decides. */
export const OrganiserAction = v.strictObject({
  key: seatToken,
  act: v.variant('kind', [
    /** The next round begins now; the first one, too. */
    v.strictObject({ kind: v.literal('next') }),
    /** Nothing begins by itself until it is said again. */
    v.strictObject({ kind: v.literal('hold'), on: v.boolean() }),
    /** Nobody new is let in until it is said again. */
    v.strictObject({ kind: v.literal('admit'), on: v.boolean() }),
    /** That person leaves and cannot come back. */
    v.strictObject({ kind: v.literal('remove'), who: wholeNumber(0, 1000) }),
    v.strictObject({ kind: v.literal('close') }),
  ]),
});
export type OrganiserAction = v.InferInput<typeof OrganiserAction>;

export interface CreatedClubNight {
  readonly id: string;
  /** Whoever has it decides; the server keeps its hash. */
  readonly key: string;
}

/** The answer to whoever comes: their number. */
export interface ArrivalResult {
  readonly who: number;
}

/** GET /api/club-nights/code/CODE */
export interface FoundClubNight {
  readonly id: string;
}

/** Somebody who takes part; their number is their place in the list. */
export interface Participant {
  readonly name: string;
  /** Here, gone, not seen at their last table, or removed by the host. */
  readonly is: 'here' | 'gone' | 'absent' | 'removed';
  readonly points: number;
  /** Rounds played to the end, rounds won and rounds without a table. */
  readonly played: number;
  readonly won: number;
  readonly out: number;
}

/** How a table of the present round stands; it changes with every decision, so it is told apart from the rest. */
export interface ClubTableState {
  readonly status: 'gathering' | 'playing' | 'over';
  /** Seats where somebody sits, or a bot. */
  readonly seated: SeatSet;
  /** Seats that owe a decision. */
  readonly toAct: SeatSet;
}

export interface ClubTable extends ClubTableState {
  readonly match: string;
  readonly game: string;
  /** Participants by seat; null for a bot. */
  readonly seats: readonly (number | null)[];
  /** What each seat was given; null until it is over. */
  readonly points: readonly number[] | null;
  /** Whether the clock ended it before the match was over. */
  readonly isCut: boolean;
}

export interface ClubNightRound {
  readonly game: string;
  readonly tables: readonly ClubTable[];
  readonly out: readonly number[];
  readonly began: number;
  readonly ended: number | null;
}

/** All there is to know of an evening, and everybody may know it. */
export interface ClubNightInfo {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly terms: ClubNightSettings;
  readonly status: 'gathering' | 'playing' | 'break' | 'over';
  readonly isHeld: boolean;
  /** Whether new people are let in. */
  readonly admits: boolean;
  readonly people: readonly Participant[];
  readonly rounds: readonly ClubNightRound[];
  /** When the round ends, or the next one begins; null for never. */
  readonly until: number | null;
  /** The game of the next round. */
  readonly next: string;
  /** The server's clock. */
  readonly now: number;
  readonly created: number;
}
