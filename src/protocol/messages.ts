/** Every message between the two ends, and the validation of untrusted ones. */
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
import type { ServerPause } from './adminMessages.ts';
import type { Rejection } from './errors.ts';
import type { Clock, TimeControl } from './clock.ts';
import type { RatedTable } from './ratings.ts';
import type { MissedUpdates } from './update.ts';

export type { Level };

/** Raised when an older page can no longer talk to the server. */
export const PROTOCOL_VERSION = 5;

/** Phrases and reactions; the catalogues have the sentences. */
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

/** Remedies for an absent player: a bot plays on, a reminder, or the match counts as lost. */
const ABSENCE_REMEDIES = ['bot', 'nudge', 'win'] as const;

/** The action that undoes the last one. */
export const UNDO = -1;

export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const seat = wholeNumber(0, 30);
/** At least 128 random bits, drawn by the device; the server keeps only their hash. */
export const seatToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
const dealPart = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,32}$/));
/** Characters that are never drawn, an empty Braille cell, a note without a head. */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`;
/** A letter, digit, sign or picture with its marks; U+FE0F selects the coloured picture. */
const VISIBLE = String.raw`(?!${INVISIBLE})[\p{L}\p{N}\p{P}\p{S}]\uFE0F?(?:(?!${INVISIBLE})\p{M}){0,4}`;
/** Visible text with single spaces; no mark stands alone, and marks cannot be piled up. */
export const visibleText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.regex(new RegExp(`^(?:${VISIBLE})+(?: (?:${VISIBLE})+)*$`, 'u')),
  );
export const playerName = visibleText(24);
/** An address of a page, with or without its scheme. */
const LINK = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}(?:\W|$)/iu;
/** A player's own words at a table that people reach by its link alone. */
export const ownWords = v.pipe(
  visibleText(200),
  v.check((text) => !LINK.test(text), 'no links'),
);

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

/** What the opener of a table may change before a match. */
const SETTINGS = {
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: wholeNumber(1, 30),
  options: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(40))]),
    ),
  ),
  time: v.optional(TimeControl, null),
};
const TableSettings = v.strictObject(SETTINGS);
export type TableSettings = v.InferOutput<typeof TableSettings>;

/** POST /api/tables */
export const NewTable = v.strictObject({
  ...SETTINGS,
  level: v.optional(v.picklist(LEVELS), 'medium'),
  /** Seats that bots take at once. */
  bots: v.optional(v.pipe(v.array(seat), v.maxLength(30)), []),
  listed: v.optional(v.boolean(), false),
  /** Rated: only accounts and bots may sit, with default options and one of the rated clocks. */
  rated: v.optional(v.boolean(), false),
  watch: v.optional(v.boolean()),
  showHands: v.optional(v.boolean(), false),
  /** The rules about absence; if missing, the default for the table's clock. */
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

/** POST /api/push: a browser's push subscription, and its seats. */
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

/** A decision number and an action; sending it again is harmless. */
export type Decision = readonly [number: number, action: Action];

const TableCommand = v.variant('t', [
  v.strictObject({
    t: v.literal('join'),
    token: v.optional(seatToken),
    since: v.optional(wholeNumber(0, 1e9)),
    /** For another person on this device, who has no part in its account. */
    guest: v.optional(v.boolean()),
  }),
  /** Requests a snapshot after a message that could not be verified. */
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
  v.strictObject({ t: v.literal('words'), text: ownWords }),
  /** The next match, with other settings if the opener wants that; before the match only with settings. */
  v.strictObject({
    t: v.literal('rematch'),
    agree: v.optional(v.boolean(), true),
    settings: v.optional(TableSettings),
  }),
  /** Asks to take back the own last decision, or answers such a request of `seat`. */
  v.strictObject({ t: v.literal('takeBack'), seat, agree: v.boolean() }),
  v.strictObject({ t: v.literal('resign') }),
  v.strictObject({ t: v.literal('pause'), on: v.boolean() }),
  /** A remedy for an absent player whose waiting time is over. */
  v.strictObject({ t: v.literal('absent'), seat, remedy: v.picklist(ABSENCE_REMEDIES) }),
  /** Whether the player at this device is idle; sent only when it changes. */
  v.strictObject({ t: v.literal('idle'), is: v.boolean() }),
  v.strictObject({ t: v.literal('reading'), is: v.boolean() }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;
export type ClientMessage = Decision | TableCommand;

/** Parses untrusted text; undefined if it is not a valid message. */
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
/** Written by hand for speed: it runs on every decision. */
const isDecision = (json: readonly unknown[]): json is Decision =>
  json.length === 2 && isWhole(json[0], 0, 1e6) && isWhole(json[1], UNDO, 2 ** 31);

/** Why a bot plays for a person: until they return, or to the end of the match. */
export type AwayReason = 'left' | 'time' | 'out' | 'absent' | 'resigned' | 'lost';

/** Who is present at a table, and what a table allows against absent players. */
export type Presence = 'here' | 'idle' | 'gone';

/** By seat; a bot's entry has no meaning. */
export interface Attendance {
  readonly seats: readonly {
    readonly is: Presence;
    /** Server time in whole seconds; null if unknown. */
    readonly since: number | null;
  }[];
  readonly watching: number;
}

export interface AbsenceRule {
  /** Milliseconds after the last sign of the absent player. */
  readonly after: number;
  /** Whether the waiting players may then claim the win, instead of only letting a bot play on. */
  readonly wins: boolean;
}

export const defaultAbsenceRule = (time: TimeControl): AbsenceRule => ({
  after: time?.kind === 'turns' ? 3 * DAY : 120 * SECOND,
  wins: false,
});

export type SeatInfo =
  | {
      readonly kind: 'open';
      /** Until then only the person of that name may sit down: an invited player, or one of the match before. */
      readonly reserved: { readonly name: string; readonly until: number } | null;
    }
  | {
      readonly kind: 'person';
      /** Empty if the account was deleted. */
      readonly name: string;
      /** Null while the person plays. */
      readonly away: AwayReason | null;
      /** The version of the table in which the person gave up, or was given up. */
      readonly lostAt?: number;
      /** The person sat down as the account of that name; guests cannot use it. */
      readonly known?: true;
    }
  | { readonly kind: 'bot'; readonly level: Level };
export type PersonSeat = Extract<SeatInfo, { kind: 'person' }>;

/** The name of the person in the seat, or of the one it is reserved for; else empty. */
export const getSeatName = (seat: SeatInfo | undefined): string => {
  if (seat?.kind === 'person') return seat.name;
  return seat?.kind === 'open' ? (seat.reserved?.name ?? '') : '';
};
export const getAwayReason = (seat: SeatInfo | undefined): AwayReason | null =>
  seat?.kind === 'person' ? seat.away : null;

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly config: Config<OptionValues>;
  readonly sitters: readonly SeatInfo[];
  /** May start the match and assign seats to bots. */
  readonly owner: Seat | null;
  readonly level: Level;
  readonly time: TimeControl;
  readonly listed: boolean;
  /** Whether the running match is listed publicly for watching. */
  readonly watch: boolean;
  readonly showHands: boolean;
  readonly status: 'open' | 'playing' | 'over';
  readonly absence: AbsenceRule;
  /**
   * How the match ended; null until then. A club night ends matches when the round's time is up, or as its organiser
   * says. An admin closes tables. Both may be before the match begins.
   */
  readonly ending: 'played' | 'agreed' | 'resigned' | 'lost' | 'closed' | 'timeUp' | 'stopped' | null;
  /** Empty until the end, and if the match ended without a result. */
  readonly winners: SeatSet;
  readonly pause: { readonly on: boolean; readonly wish: SeatSet; readonly since: number };
  readonly nudged: SeatSet;
  readonly proposed: SeatSet;
  /** A player asks to take back their last decision and everything since; who has agreed. */
  readonly takeBack?: { readonly seat: Seat; readonly agreed: SeatSet };
  readonly next: string | null;
  /** The game of the next match, if it is another one. */
  readonly nextGame?: string;
  /** In a rematch: how many matches of the series the player of each seat has won. */
  readonly series?: readonly number[];
  /** The match begins once every seat is taken. */
  readonly startsWhenFull?: true;
  /** People come by the link alone: the table is neither rated, listed, nor arranged by the server. */
  readonly byLink?: true;
  /** The server has chosen the players and the game: a club night or matchmaking. */
  readonly arranged?: true;
  /** The first match at this table: its link leads to the newest. */
  readonly link: string;
  readonly fair: {
    /** The hash of the server's secret. */
    readonly commitment: string;
    /** The hash of each player's part; empty until published, and for bots. */
    readonly commitments: readonly string[];
    readonly parts: readonly string[];
    /** True until every player has published and then revealed a part. */
    readonly isDealing: boolean;
  };
  readonly created: number;
  readonly rated?: RatedTable;
}

/** What a player has written. */
export interface OwnWords {
  readonly seat: Seat;
  readonly text: string;
}

/** The response to `join`: the full state, at once. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly protocol: number;
  readonly version: number;
  readonly now: number;
  readonly table: TableInfo;
  readonly seat: Seat | null;
  readonly attendance: Attendance;
  /** Null until the match has begun. */
  readonly match: {
    readonly view: View;
    readonly toAct: SeatSet;
    readonly number: number;
    readonly canUndo: boolean;
    readonly payoffs: readonly number[] | null;
    readonly clocks: readonly Clock[];
    readonly at: number;
  } | null;
  /**
   * The recent updates, at least since the version that `join` named if that is recent enough; none without a
   * version.
   */
  readonly missed: readonly MissedUpdates[];
  /** The last words of players, where the table allows them. */
  readonly words?: readonly OwnWords[];
}

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
  | ({ readonly t: 'words'; readonly version: number } & OwnWords)
  | ({ readonly t: 'attendance' } & Attendance)
  /** The decision with that number was already carried out. */
  | { readonly t: 'alreadyDone'; readonly number: number }
  /** `number` for a decision; `command` for a command that can be sent again. */
  | ({ readonly t: 'rejected'; readonly number?: number; readonly command?: TableCommand['t'] } & Rejection)
  | { readonly t: 'notice'; readonly pause: ServerPause | null }
  | { readonly t: 'pong'; readonly now: number };

/** One row of POST /api/turns. */
export interface TurnStatus {
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly sitters: readonly SeatInfo[];
  readonly seat: Seat;
  readonly turn: boolean;
  readonly until: number | null;
  readonly next: string | null;
}
