/** A club night: several tables at once, round after round, for everyone who joined. Messages of both ends. */
import * as v from 'valibot';
import { LEVELS, type SeatSet } from '../core/index.ts';
import { playerName, seatToken, wholeNumber } from './messages.ts';

/** POST /api/club-nights */
export const NewClubNight = v.strictObject({
  /** The title; empty for the default. */
  title: v.optional(v.union([v.literal(''), playerName]), ''),
  /** One game, or several in rotation. */
  games: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(8)),
  size: v.optional(wholeNumber(2, 6), 4),
  /** A number of rounds, or new rounds until these minutes have passed. */
  rounds: v.optional(
    v.variant('by', [
      v.strictObject({ by: v.literal('number'), count: wholeNumber(1, 20) }),
      v.strictObject({ by: v.literal('clock'), minutes: wholeNumber(10, 600) }),
    ]),
    { by: 'number', count: 4 },
  ),
  /** Minutes after which a round ends, with unfinished matches cut off; null for no limit. */
  limit: v.optional(v.nullable(wholeNumber(5, 180)), 30),
  /** The level of the bots that fill tables; null if surplus players sit out instead. */
  bots: v.optional(v.nullable(v.picklist(LEVELS)), 'medium'),
});
export type NewClubNight = v.InferInput<typeof NewClubNight>;
export type ClubNightSettings = v.InferOutput<typeof NewClubNight>;

/** POST /api/club-nights/ID/people: a player joins. */
export const ClubNightArrival = v.strictObject({ name: playerName, token: seatToken });
export type ClubNightArrival = v.InferInput<typeof ClubNightArrival>;

/** POST /api/club-nights/ID/here: a player leaves or returns. */
export const ClubNightAttendance = v.strictObject({ token: seatToken, here: v.boolean() });
export type ClubNightAttendance = v.InferInput<typeof ClubNightAttendance>;

/** POST /api/club-nights/ID/organiser: acts of the organiser, authorised by the key. */
export const OrganiserAction = v.strictObject({
  key: seatToken,
  act: v.variant('kind', [
    v.strictObject({ kind: v.literal('next') }),
    /** Switches the automatic start of rounds off or on. */
    v.strictObject({ kind: v.literal('hold'), on: v.boolean() }),
    /** Closes or opens the club night for new players. */
    v.strictObject({ kind: v.literal('admit'), on: v.boolean() }),
    v.strictObject({ kind: v.literal('remove'), who: wholeNumber(0, 1000) }),
    /** A bot plays for a person who has not come to their table. */
    v.strictObject({ kind: v.literal('standIn'), who: wholeNumber(0, 1000) }),
    /** Five more minutes for the round, or for the break. */
    v.strictObject({ kind: v.literal('extend') }),
    /** Ends a match of the current round without a result. */
    v.strictObject({ kind: v.literal('stop'), table: wholeNumber(0, 1000) }),
    /** Seats a person in place of a bot, or where nobody has come. */
    v.strictObject({
      kind: v.literal('move'),
      who: wholeNumber(0, 1000),
      table: wholeNumber(0, 1000),
      seat: wholeNumber(0, 5),
    }),
    v.strictObject({ kind: v.literal('close') }),
  ]),
});
export type OrganiserAction = v.InferInput<typeof OrganiserAction>;

export interface CreatedClubNight {
  readonly id: string;
  /** The organiser's key; the server keeps only its hash. */
  readonly key: string;
}

export interface ArrivalResult {
  readonly who: number;
}

/** GET /api/club-nights/code/CODE */
export interface FoundClubNight {
  readonly id: string;
}

/** A player of the club night; `who` numbers refer to positions in the list. */
export interface Participant {
  readonly name: string;
  /** Present, gone, missing from their last table, or removed by the organiser. */
  readonly is: 'here' | 'gone' | 'absent' | 'removed';
  readonly points: number;
  /** Rounds finished, won and sat out. */
  readonly played: number;
  readonly won: number;
  readonly out: number;
}

/** A table of the current round. It changes with every decision, so it is sent separately. */
export interface ClubTableState {
  readonly status: 'gathering' | 'playing' | 'over';
  readonly seated: SeatSet;
  readonly toAct: SeatSet;
  /** Seats that bots play: as opponents, or for a person who is absent. */
  readonly bots: SeatSet;
}

/**
 * How a table's match ended: by its rules, by the round's time, by the organiser, with nobody there, or early for
 * another reason, such as agreement.
 */
export type ClubTableEnding = 'played' | 'time' | 'stopped' | 'nobody' | 'early';

export interface ClubTable extends ClubTableState {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly (number | null)[];
  /** The points of each seat; null until the table is over. */
  readonly points: readonly number[] | null;
  /** Null until then. */
  readonly ending: ClubTableEnding | null;
  /** The seats that bots played for an absent person: they have no points. */
  readonly standIns: readonly number[];
  /** People who have won themselves, and bots that filled the table. */
  readonly winners: readonly number[];
}

export interface ClubNightRound {
  readonly game: string;
  readonly tables: readonly ClubTable[];
  readonly out: readonly number[];
  readonly began: number;
  readonly ended: number | null;
}

/** Everything about a club night. All of it is public. */
export interface ClubNightInfo {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly terms: ClubNightSettings;
  readonly status: 'gathering' | 'playing' | 'break' | 'over';
  readonly isHeld: boolean;
  readonly admits: boolean;
  readonly people: readonly Participant[];
  readonly rounds: readonly ClubNightRound[];
  /** When the round ends or the next one begins; null for never. */
  readonly until: number | null;
  readonly next: string;
  readonly now: number;
  readonly created: number;
}
