/** What a host offers, announces and does, as the host's page, the terminal and everybody else hear of it. */
import * as v from 'valibot';
import type { Seat } from '../core/index.ts';
import { type SeatInfo, type TableInfo, tableId, seatToken, visibleText, wholeNumber } from './messages.ts';

/** What a host can switch on and off while the server runs. */
export const FEATURES = ['guests', 'rated', 'list', 'presence', 'meet', 'club'] as const;
export type FeatureName = (typeof FEATURES)[number];

/** What is offered now; part of GET /api/info. */
export interface OfferedFeatures {
  /** Whether those without an account may open tables. */
  readonly guests: boolean;
  /** Whether tables can be rated. */
  readonly rated: boolean;
  /** Whether open tables are listed for everybody. */
  readonly list: boolean;
  /** Whether people may see who of those they have played with is here, and invite them. */
  readonly presence: boolean;
  /** Whether people without a link are put together. */
  readonly meet: boolean;
  /** Whether club nights can be held. */
  readonly club: boolean;
  readonly games: readonly string[];
  /** The most seats that a new table may have; null for as many as its game has. */
  readonly seats: number | null;
}

/** What the host chooses; what is missing is offered as far as the server's settings allow. */
export const FeatureChoice = v.strictObject({
  guests: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
  list: v.optional(v.boolean()),
  presence: v.optional(v.boolean()),
  meet: v.optional(v.boolean()),
  club: v.optional(v.boolean()),
  games: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100))),
  seats: v.optional(v.nullable(wholeNumber(1, 30))),
});
export type FeatureChoice = v.InferOutput<typeof FeatureChoice>;

/** Why somebody is reported, or blocked; the words are in the catalogues. */
export const REPORT_REASONS = ['name', 'phrases', 'leaving', 'together', 'program', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What somebody who is blocked is told. */
export interface BlockNotice {
  readonly reason: ReportReason;
  readonly until: number;
}

/** What the host says about a pause; `text` instead if it is not empty. */
export const PAUSE_PHRASES = ['update', 'repair', 'backup'] as const;
export type PausePhrase = (typeof PAUSE_PHRASES)[number];

/** A pause of the server that the host has announced. */
export interface ServerPause {
  readonly from: number;
  /** When it is over, and the announcement with it. */
  readonly until: number;
  readonly phrase: PausePhrase;
  readonly text: string;
}

/** Whoever writes to the host, and the host for the log, writes a line of plain text. */
const note = v.optional(v.union([v.literal(''), visibleText(200)]), '');
const accountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const seat = wholeNumber(0, 30);
const DAYS = 24 * 60;

/** POST /api/tables/ID/report, by whoever has a seat there. */
export const ReportRequest = v.strictObject({
  token: seatToken,
  seat,
  reason: v.picklist(REPORT_REASONS),
  note,
});
export type ReportRequest = v.InferInput<typeof ReportRequest>;

export const REPORT_STATES = ['new', 'seen', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Whom a block is about: an account, an address, or whoever has a seat at a table, by account or else by address. */
const BlockTarget = v.variant('is', [
  v.strictObject({ is: v.literal('account'), name: accountName }),
  v.strictObject({ is: v.literal('address'), address: v.pipe(v.string(), v.trim(), v.maxLength(60)) }),
  v.strictObject({ is: v.literal('seat'), table: tableId, seat }),
]);

/** POST /api/admin/actions: whatever a host does; every one of them is written down. */
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
    /** Minutes from now, and how many of them. */
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

/** How one process is doing. */
export interface ProcessLoad {
  readonly process: string;
  /** When it said so, and since when it runs. */
  readonly at: number;
  readonly began: number;
  /** Cores in use, 1 for one of them, since it was last asked. */
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
  readonly sockets: number;
  /** Accounts and guests behind these sockets. */
  readonly accounts: number;
  readonly guests: number;
  readonly matches: number;
  readonly aside: number;
  /** Decisions that bots think about or wait to. */
  readonly thinking: number;
  /** Decisions a second. */
  readonly decisions: number;
}

/** GET /api/admin/load */
export interface ProcessLoads {
  readonly now: number;
  readonly processes: readonly ProcessLoad[];
}

/** A table as the host sees it: what a spectator may know, and no more. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly ending: TableInfo['ending'];
  readonly sitters: readonly SeatInfo[];
  readonly created: number;
  /** Of the last decision. */
  readonly at: number;
  readonly version: number;
  /** How many sockets of this process follow it. */
  readonly here: number;
}

export const ADMIN_TABLE_FILTERS = ['playing', 'open', 'over', 'unplayable'] as const;
export type AdminTableFilter = (typeof ADMIN_TABLE_FILTERS)[number];

/** GET /api/admin/tables?status=…&game=…&before=… */
export interface AdminTables {
  readonly tables: readonly AdminTable[];
  /** Matches that cannot be played here, each with the reason. */
  readonly unplayable: readonly { readonly id: string; readonly why: string }[];
  /** `before` of the next page; null if this is the last one. */
  readonly next: number | null;
}

/** GET /api/admin/people?name=… */
export interface AdminPeople {
  readonly accounts: number;
  /** Devices on which somebody is signed in. */
  readonly devices: number;
  /** The newest accounts, or those whose names begin like that. */
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
    /** A name, which is empty if the account was deleted; or an address. */
    readonly who: string;
    readonly at: number;
    readonly by: string;
  })[];
}

/** GET /api/admin/offer */
export interface AdminFeatures {
  readonly now: OfferedFeatures;
  /** What the settings allow. */
  readonly bound: OfferedFeatures;
  readonly choice: FeatureChoice;
  readonly pause: ServerPause | null;
}

/** GET /api/admin/reports */
export interface AdminReports {
  readonly reports: readonly {
    readonly table: string;
    readonly game: string;
    /** Whether the match is over, so that its record can be had. */
    readonly isOver: boolean;
    readonly seat: Seat;
    readonly name: string;
    readonly known: boolean;
    readonly by: Seat;
    readonly byName: string;
    /** How far the match was. */
    readonly version: number;
    readonly at: number;
    readonly reason: ReportReason;
    readonly note: string;
    readonly state: ReportState;
  }[];
}

/** GET /api/admin/actions?before=… */
export interface AdminActionLog {
  readonly actions: readonly {
    readonly id: number;
    readonly at: number;
    /** The label of the key, or the terminal. */
    readonly by: string;
    readonly kind: ParsedAdminAction['kind'];
    /** A table, a name, an address; empty if it is about nobody, or about somebody who is gone. */
    readonly about: string;
    readonly note: string;
    readonly details: { readonly [key: string]: unknown };
  }[];
  readonly next: number | null;
}
