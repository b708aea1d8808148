/** What an admin offers, announces and does: messages for the admin page, the terminal and all players. */
import * as v from 'valibot';
import type { Seat } from '../core/index.ts';
import { type SeatInfo, type TableInfo, tableId, seatToken, visibleText, wholeNumber } from './messages.ts';

/** The features that an admin can switch while the server runs. */
export const FEATURES = ['guests', 'rated', 'list', 'presence', 'meet', 'club', 'words'] as const;
export type FeatureName = (typeof FEATURES)[number];

/** The features offered now; part of GET /api/info. */
export interface OfferedFeatures {
  readonly guests: boolean;
  readonly rated: boolean;
  readonly list: boolean;
  /** Whether people may see who of their recent players is online, and invite them. */
  readonly presence: boolean;
  readonly meet: boolean;
  readonly club: boolean;
  /** Free text at tables that people reach by the link alone. */
  readonly words: boolean;
  readonly games: readonly string[];
  /** The most seats of a new table; null for the game's own limit. */
  readonly seats: number | null;
}

/** The admin's choice. What is missing is offered as far as the server's settings allow. */
export const FeatureChoice = v.strictObject({
  guests: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
  list: v.optional(v.boolean()),
  presence: v.optional(v.boolean()),
  meet: v.optional(v.boolean()),
  club: v.optional(v.boolean()),
  words: v.optional(v.boolean()),
  games: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100))),
  seats: v.optional(v.nullable(wholeNumber(1, 30))),
});
export type FeatureChoice = v.InferOutput<typeof FeatureChoice>;

export const REPORT_REASONS = ['name', 'phrases', 'leaving', 'together', 'program', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface BlockNotice {
  readonly reason: ReportReason;
  readonly until: number;
}

/** What an admin says about a pause; a non-empty `text` replaces it. */
export const PAUSE_PHRASES = ['update', 'repair', 'backup'] as const;
export type PausePhrase = (typeof PAUSE_PHRASES)[number];

export interface ServerPause {
  readonly from: number;
  /** The end of the pause and of its announcement. */
  readonly until: number;
  readonly phrase: PausePhrase;
  readonly text: string;
}

/** A line of plain text, in reports to the admin and in the admin's log. */
const note = v.optional(v.union([v.literal(''), visibleText(200)]), '');
const accountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const seat = wholeNumber(0, 30);
const DAYS = 24 * 60;

/** POST /api/tables/ID/report, by a player of that table. */
export const ReportRequest = v.strictObject({
  token: seatToken,
  seat,
  reason: v.picklist(REPORT_REASONS),
  note,
});
export type ReportRequest = v.InferInput<typeof ReportRequest>;

/** POST /api/faults: an error of the page, without data of its players. Pages send it if the operator wants that. */
export const FaultReport = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  message: v.pipe(v.string(), v.maxLength(200)),
  /** Where it happened, innermost first: files of the page with line and column. */
  places: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w./-]+:\d+:\d+$/))),
    v.maxLength(12),
  ),
  /** The first part of the address after the #. */
  page: v.pipe(v.string(), v.regex(/^[a-z-]{0,20}$/)),
});
export type FaultReport = v.InferOutput<typeof FaultReport>;

export const REPORT_STATES = ['new', 'seen', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The target of a block: an account, an address, or the player in a seat, by account or else by address. */
const BlockTarget = v.variant('is', [
  v.strictObject({ is: v.literal('account'), name: accountName }),
  v.strictObject({ is: v.literal('address'), address: v.pipe(v.string(), v.trim(), v.maxLength(60)) }),
  v.strictObject({ is: v.literal('seat'), table: tableId, seat }),
]);

/** POST /api/admin/actions: every act of an admin; all of them are logged. */
export const AdminAction = v.variant('kind', [
  v.strictObject({ kind: v.literal('close'), table: tableId, note }),
  v.strictObject({ kind: v.literal('reserve'), name: accountName, note }),
  v.strictObject({ kind: v.literal('free'), name: accountName, note }),
  v.strictObject({
    kind: v.literal('block'),
    who: BlockTarget,
    minutes: wholeNumber(1, 3650 * DAYS),
    reason: v.picklist(REPORT_REASONS),
    note,
  }),
  v.strictObject({ kind: v.literal('unblock'), id: v.pipe(v.string(), v.maxLength(40)), note }),
  v.strictObject({ kind: v.literal('offer'), offer: FeatureChoice, note }),
  v.strictObject({
    kind: v.literal('pause'),
    /** Minutes from now, and the duration in minutes. */
    in: wholeNumber(0, 7 * DAYS),
    for: wholeNumber(1, 2 * DAYS),
    phrase: v.optional(v.picklist(PAUSE_PHRASES), 'update'),
    text: note,
    note,
  }),
  v.strictObject({ kind: v.literal('resume'), note }),
  v.strictObject({
    kind: v.literal('report'),
    table: tableId,
    seat,
    by: seat,
    state: v.picklist(REPORT_STATES),
    note,
  }),
]);
export type AdminAction = v.InferInput<typeof AdminAction>;
export type ParsedAdminAction = v.InferOutput<typeof AdminAction>;

export interface ProcessLoad {
  readonly process: string;
  /** When the process reported, and when it started. */
  readonly at: number;
  readonly began: number;
  /** CPU cores in use since the last report; 1 is one full core. */
  readonly cpu: number;
  /** In bytes. */
  readonly memory: number;
  readonly sockets: number;
  readonly accounts: number;
  readonly guests: number;
  readonly matches: number;
  readonly aside: number;
  /** Decisions that bots are computing or that are queued. */
  readonly thinking: number;
  /** Per second. */
  readonly decisions: number;
  /** Errors that pages have reported to this process since it started, and the last of them; null for none. */
  readonly faults: number;
  readonly lastFault: { readonly at: number; readonly text: string } | null;
}

/** What an operator looks after besides the load. */
export interface ServerHealth {
  readonly version: string;
  /** In bytes, where the embedded database lies; null with PostgreSQL. */
  readonly disk: { readonly free: number; readonly size: number } | null;
  /** When `tavola backup` last copied the embedded database; null for never, and with PostgreSQL. */
  readonly backup: number | null;
  /** Club nights that were opened in the last 24 hours, and those that have begun and are not over. */
  readonly clubNights: { readonly opened: number; readonly running: number };
}

/** GET /api/admin/load */
export interface ProcessLoads {
  readonly now: number;
  readonly processes: readonly ProcessLoad[];
  readonly health: ServerHealth;
}

/** A table as an admin sees it: no more than a spectator may know. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly ending: TableInfo['ending'];
  readonly sitters: readonly SeatInfo[];
  readonly created: number;
  readonly at: number;
  readonly version: number;
  readonly here: number;
}

export const ADMIN_TABLE_FILTERS = ['playing', 'open', 'over', 'unplayable'] as const;
export type AdminTableFilter = (typeof ADMIN_TABLE_FILTERS)[number];

/** GET /api/admin/tables?status=…&game=…&before=… */
export interface AdminTables {
  readonly tables: readonly AdminTable[];
  /** Matches that cannot be played here, each with the reason. */
  readonly unplayable: readonly { readonly id: string; readonly why: string }[];
  /** `before` of the next page; null on the last one. */
  readonly next: number | null;
}

/** GET /api/admin/people?name=… */
export interface AdminPeople {
  readonly accounts: number;
  readonly devices: number;
  /** The newest accounts, or those whose names begin with `name`. */
  readonly found: readonly {
    readonly name: string;
    readonly created: number;
    readonly block: BlockNotice | null;
  }[];
}

/** GET /api/admin/names */
export interface AdminNames {
  readonly names: readonly {
    readonly name: string;
    readonly is: 'taken' | 'reserved' | 'held';
    readonly until: number | null;
  }[];
}

/** GET /api/admin/blocks */
export interface AdminBlocks {
  readonly blocks: readonly (BlockNotice & {
    readonly id: string;
    readonly is: 'account' | 'address';
    /** A name, empty if the account was deleted, or an address. */
    readonly who: string;
    readonly at: number;
    readonly by: string;
  })[];
}

/** GET /api/admin/offer */
export interface AdminFeatures {
  readonly now: OfferedFeatures;
  /** The features that the settings allow. */
  readonly bound: OfferedFeatures;
  readonly choice: FeatureChoice;
  readonly pause: ServerPause | null;
}

/** GET /api/admin/reports */
export interface AdminReports {
  readonly reports: readonly {
    readonly table: string;
    readonly game: string;
    readonly isOver: boolean;
    readonly seat: Seat;
    readonly name: string;
    readonly known: boolean;
    readonly by: Seat;
    readonly byName: string;
    readonly version: number;
    readonly at: number;
    readonly reason: ReportReason;
    readonly note: string;
    /** What the reported person has written in their own words. */
    readonly words: readonly string[];
    readonly state: ReportState;
  }[];
}

/** GET /api/admin/actions?before=… */
export interface AdminActionLog {
  readonly actions: readonly {
    readonly id: number;
    readonly at: number;
    readonly by: string;
    readonly kind: ParsedAdminAction['kind'];
    /** A table, a name or an address; empty without a target, or if the account was deleted. */
    readonly about: string;
    readonly note: string;
    readonly details: { readonly [key: string]: unknown };
  }[];
  readonly next: number | null;
}
