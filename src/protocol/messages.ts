/** Everything the two ends say to each other, and the check of what a stranger may send. */
import * as v from 'valibot';
import {
  type Action,
  type Config,
  type Level,
  LEVELS,
  type OptionValues,
  type Seat,
  type SeatSet,
  type View,
} from '../core/index.ts';
import type { BlockNotice, ServerPause } from './adminMessages.ts';
import type { AbsenceRule, Attendance } from './presence.ts';
import type { Clock, TimeControl } from './clock.ts';
import type { Dictionary } from './dictionary.ts';
import type { RatedTable } from './ratings.ts';
import type { MissedUpdates } from './missedUpdates.ts';

export type { Level };

/** Raised whenever an older page could not talk to the server any more. */
export const PROTOCOL_VERSION = 4;

/** Set phrases and reactions; their words are in the catalogues. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'yourTurn',
  'thinking',
  'wellPlayed',
  'oops',
  'sorry',
  'thanks',
  'goodGame',
  'bye',
] as const;
export const REACTIONS = ['clap', 'laugh', 'wow', 'sad', 'heart'] as const;
export const SAYINGS = [...PHRASES, ...REACTIONS] as const;
export type Saying = (typeof SAYINGS)[number];

/** What can be done about somebody who is absent: a bot plays on, they are reminded, they have lost. */
const ABSENCE_REMEDIES = ['bot', 'nudge', 'win'] as const;

/** The action that takes the last one back. */
export const UNDO = -1;

export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const seat = wholeNumber(0, 30);
/** 128 random bits and more, drawn by the device: only it knows them, the server keeps their hash. */
export const seatToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
/** A device's share in the deal. */
const dealPart = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,32}$/));
/** Fillers, joiners and what else is never drawn, an empty Braille cell, a note without a head. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`;
/** A letter, digit, sign or picture with the marks that belong to it; U+FE0F asks for a picture's colours. */
const VISIBLE = String.raw`(?!${INVISIBLE})[\p{L}\p{N}\p{P}\p{S}]\uFE0F?(?:(?!${INVISIBLE})\p{M}){0,4}`;
/** Something visible and single spaces; no mark stands alone, and none are piled up. */
export const visibleText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.regex(new RegExp(`^(?:${VISIBLE})+(?: (?:${VISIBLE})+)*$`, 'u')),
  );
export const playerName = visibleText(24);

const TimeControl = v.nullable(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('live'),
      bank: wholeNumber(10 * SECOND, DAY),
      increment: wholeNumber(0, 600 * SECOND),
    }),
    v.strictObject({ kind: v.literal('turns'), limit: wholeNumber(60 * SECOND, 30 * DAY) }),
  ]),
);

/** POST /api/tables */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: wholeNumber(1, 30),
  options: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(40))]),
    ),
  ),
  time: v.optional(TimeControl, null),
  level: v.optional(v.picklist(LEVELS), 'medium'),
  /** Seats that bots take at once. */
  bots: v.optional(v.pipe(v.array(seat), v.maxLength(30)), []),
  listed: v.optional(v.boolean(), false),
  /** Only accounts and bots sit down, the options are as usual, the clock is one of those for it, and the result counts. */
  rated: v.optional(v.boolean(), false),
  /** Whether anybody may find it and watch once it runs. */
  watch: v.optional(v.boolean()),
  showHands: v.optional(v.boolean(), false),
  /** What those who wait for somebody may do; as usual for the table's time if it is missing. */
  absence: v.optional(v.strictObject({ after: wholeNumber(10 * SECOND, 30 * DAY), wins: v.boolean() })),
});
export type NewTable = v.InferInput<typeof NewTable>;
export type TableRequest = v.InferOutput<typeof NewTable>;

export const SeatKey = v.strictObject({ id: tableId, token: seatToken });
/** POST /api/turns */
export const SeatKeyList = v.strictObject({ places: v.pipe(v.array(SeatKey), v.maxLength(30)) });
export type SeatKeyList = v.InferInput<typeof SeatKeyList>;

/** POST /api/tables/ID/record, for a seat of the table. */
export const SeatProof = v.strictObject({ token: seatToken });

/** POST /api/push: what a browser's push subscription looks like, and the seats it is for. */
export const PushRegistration = v.strictObject({
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
    keys: v.object({
      p256dh: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_=-]{80,100}$/)),
      auth: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_=-]{20,30}$/)),
    }),
  }),
  language: v.optional(v.picklist(['en', 'de', 'fr', 'it']), 'en'),
  places: v.pipe(v.array(SeatKey), v.maxLength(30)),
});
export type PushRegistration = v.InferInput<typeof PushRegistration>;

/** A decision is the seat's decision number and the action; sending it again is harmless. */
export type Decision = readonly [number: number, action: Action];

const TableCommand = v.variant('t', [
  v.strictObject({
    t: v.literal('join'),
    token: v.optional(seatToken),
    since: v.optional(wholeNumber(0, 1e9)),
  }),
  /** An update did not match its checksum: the client requests a snapshot. */
  v.strictObject({ t: v.literal('resync'), since: v.optional(wholeNumber(0, 1e9)) }),
  v.strictObject({ t: v.literal('sit'), seat: v.nullable(seat), name: playerName, token: seatToken }),
  /** Seats a bot, or changes the level of the one that sits there. */
  v.strictObject({ t: v.literal('bot'), seat, level: v.picklist(LEVELS) }),
  /** Takes the seat away from the bot or the person who has it. */
  v.strictObject({ t: v.literal('freeSeat'), seat }),
  v.strictObject({ t: v.literal('start') }),
  v.strictObject({ t: v.literal('commit'), commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.strictObject({ t: v.literal('reveal'), part: dealPart }),
  v.strictObject({ t: v.literal('leave') }),
  v.strictObject({ t: v.literal('back') }),
  v.strictObject({ t: v.literal('end'), agree: v.boolean() }),
  v.strictObject({ t: v.literal('say'), saying: v.picklist(SAYINGS) }),
  /** Yes or no to the same table once more. */
  v.strictObject({ t: v.literal('rematch'), agree: v.optional(v.boolean(), true) }),
  v.strictObject({ t: v.literal('resign') }),
  /** Whether this seat wants the match to stand still. */
  v.strictObject({ t: v.literal('pause'), on: v.boolean() }),
  /** Somebody has been waited for long enough. */
  v.strictObject({ t: v.literal('absent'), seat, remedy: v.picklist(ABSENCE_REMEDIES) }),
  /** Whether the person at this device gives no sign of life; it is said only when that changes. */
  v.strictObject({ t: v.literal('idle'), is: v.boolean() }),
  /** Whether the person reads how the game is played. */
  v.strictObject({ t: v.literal('reading'), is: v.boolean() }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;
export type ClientMessage = Decision | TableCommand;

/** A message from untrusted text; undefined if it is none. */
export function parseMessage(text: string): ClientMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(json)) return isDecision(json) ? json : undefined;
  const result = v.safeParse(TableCommand, json);
  return result.success ? result.output : undefined;
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
/** By hand, since it is asked for every decision. */
const isDecision = (json: readonly unknown[]): json is Decision =>
  json.length === 2 && isWhole(json[0], 0, 1e6) && isWhole(json[1], UNDO, 2 ** 31);

/** Why a bot plays for a person: until they are back, or to the end once their time is used up, or they have given up or were given up. */
export type AwayReason = 'left' | 'time' | 'out' | 'absent' | 'resigned' | 'lost';

/** A seat of a table. */
export type SeatInfo =
  | {
      readonly kind: 'open';
      /** Until then only the person of that name may sit down, who sat at the match before or is invited. */
      readonly reserved: { readonly name: string; readonly until: number } | null;
    }
  | {
      readonly kind: 'person';
      /** Empty once the person has deleted their account. */
      readonly name: string;
      /** Null while they decide for themselves. */
      readonly away: AwayReason | null;
      /** The person sat down as an account of that name, which no guest can. */
      readonly known?: true;
    }
  | { readonly kind: 'bot'; readonly level: Level };
export type PersonSeat = Extract<SeatInfo, { kind: 'person' }>;

/** The name of the person who sits there, or for whom the seat is reserved; empty if there is none. */
export const getSeatName = (seat: SeatInfo | undefined): string => {
  if (seat?.kind === 'person') return seat.name;
  return seat?.kind === 'open' ? (seat.reserved?.name ?? '') : '';
};
/** Why a bot plays for the seat's person; null if none does, or no person sits there. */
export const getAwayReason = (seat: SeatInfo | undefined): AwayReason | null =>
  seat?.kind === 'person' ? seat.away : null;

/** All that everyone may know of a table besides the match itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The rules version it is played under. */
  readonly rules: number;
  readonly config: Config<OptionValues>;
  readonly sitters: readonly SeatInfo[];
  /** May start the match and give seats to bots. */
  readonly owner: Seat | null;
  readonly level: Level;
  readonly time: TimeControl;
  readonly listed: boolean;
  /** Whether anybody may find it and watch once it runs. */
  readonly watch: boolean;
  readonly showHands: boolean;
  readonly status: 'open' | 'playing' | 'over';
  readonly absence: AbsenceRule;
  /** How it ended; null until then. The host may close a table before its match has begun, too. */
  readonly ending: 'played' | 'agreed' | 'resigned' | 'lost' | 'closed' | null;
  /** Nobody until the end, nor if all agreed to end, or the host has closed the table. */
  readonly winners: SeatSet;
  /** Whether the match stands still, who wants that changed, and since when it is as it is. */
  readonly pause: { readonly on: boolean; readonly wish: SeatSet; readonly since: number };
  /** Who was reminded of the decision they owe. */
  readonly nudged: SeatSet;
  /** Who proposes to end the match now. */
  readonly proposed: SeatSet;
  /** The next match of the same people. */
  readonly next: string | null;
  /** The first match at this table: its link leads everyone to the newest. */
  readonly link: string;
  readonly fair: {
    /** To the server's secret. */
    readonly commitment: string;
    /** Each person's, to their part; empty until it is promised, and for bots. */
    readonly commitments: readonly string[];
    /** Empty until it is told. */
    readonly parts: readonly string[];
    /** The match begins as soon as everyone has promised a part, and then told it. */
    readonly isDealing: boolean;
  };
  readonly created: number;
  /** Only of a rated table. */
  readonly rated?: RatedTable;
}

/** The answer to `join`: everything there is to know, at once. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly protocol: number;
  readonly version: number;
  /** The server's clock. */
  readonly now: number;
  readonly table: TableInfo;
  readonly seat: Seat | null;
  readonly attendance: Attendance;
  /** The rest is null until the match has begun. */
  readonly match: {
    readonly view: View;
    readonly toAct: SeatSet;
    /** The number of this seat's next decision. */
    readonly number: number;
    readonly canUndo: boolean;
    readonly payoffs: readonly number[] | null;
    readonly clocks: readonly Clock[];
    /** Of the last decision. */
    readonly at: number;
    readonly book: Dictionary;
  } | null;
  /** What happened lately, at least since the version that `join` named if that is not too long ago; without one, nothing. */
  readonly missed: readonly MissedUpdates[];
}

/** Why an order or a decision is not carried out, where there is no more to say of it. */
export type PlainRejectionCode =
  /** The message is none that the server knows, or the decision is no action of the game. */
  | 'malformed'
  /** The first message must be `join`, and only that one. */
  | 'notJoined'
  | 'table'
  | 'seat'
  | 'taken'
  | 'full'
  | 'notOwner'
  | 'started'
  | 'open'
  /** The match cannot be played here: its rules are missing, or its log makes no sense. */
  | 'unplayable'
  | 'over'
  | 'stale'
  /** A bot plays for the person of this seat. */
  | 'seatAway'
  | 'undo'
  | 'busy'
  | 'rateLimited'
  | 'closing'
  | 'playing'
  | 'timeOver'
  | 'paused'
  /** The absent player has not been away for long enough. */
  | 'tooEarly'
  /** The rules of the table rule it out. */
  | 'notAllowed'
  /** The seat is reserved for another player. */
  | 'reserved'
  | 'logFull'
  | 'accountRequired'
  | 'rated'
  | 'signIn'
  /** The host has closed the table. */
  | 'closed'
  /** The host allows no new tables shortly before a pause. */
  | 'pauseNear'
  /** The host has switched the game, the size or tables of guests off. */
  | 'notOffered';
export type Rejection =
  | { readonly code: PlainRejectionCode }
  | ({ readonly code: 'blocked' } & BlockNotice)
  | { readonly code: 'illegal'; readonly clause: string; readonly reason: string };
export type RejectionCode = Rejection['code'];

export type ServerMessage =
  | Snapshot
  | {
      readonly t: 'table';
      readonly version: number;
      readonly at: number;
      readonly table: TableInfo;
      readonly clocks: readonly Clock[];
    }
  | { readonly t: 'say'; readonly version: number; readonly seat: Seat; readonly saying: Saying }
  /** Sent only when it changes. */
  | ({ readonly t: 'attendance' } & Attendance)
  /** The decision of that number was carried out before. */
  | { readonly t: 'alreadyDone'; readonly number: number }
  /** `number` if it was a decision; `command` if it was a command that can be sent again. */
  | ({ readonly t: 'rejected'; readonly number?: number; readonly command?: TableCommand['t'] } & Rejection)
  /** The host has announced a pause, or called it off. */
  | { readonly t: 'notice'; readonly pause: ServerPause | null }
  | { readonly t: 'pong'; readonly now: number };

/** One row of POST /api/turns. */
export interface TurnStatus {
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly sitters: readonly SeatInfo[];
  readonly seat: Seat;
  /** Whether the seat owes a decision. */
  readonly turn: boolean;
  /** When its time runs out; null for never. */
  readonly until: number | null;
  readonly next: string | null;
}
