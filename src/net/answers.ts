/** What the server answers over HTTP, one type an address; both ends have them from here. */
import type { Seats } from '../core/index.ts';
import type { MatchFile } from './fair.ts';
import type { ListedTable, TableInfo, Waiting } from './messages.ts';
import type { Reel } from './reel.ts';

/** Every refusal. */
export interface Refused {
  readonly error: string;
  readonly message: string;
}

/** GET /api/info */
export interface Info {
  readonly protocol: number;
  /** The key that push subscriptions are made with. */
  readonly vapid: string;
  readonly games: readonly string[];
}

/** POST /api/tables */
export interface MadeTable {
  readonly id: string;
}

/** GET /api/tables */
export interface TableList {
  readonly tables: readonly ListedTable[];
}

/** POST /api/waiting */
export interface WaitingList {
  readonly tables: readonly Waiting[];
}

/** GET /api/tables/ID/replay, once the match is over. */
export interface PublicReplay {
  readonly table: TableInfo;
  readonly result: { readonly [key: string]: unknown } | null;
  readonly payoffs: readonly number[] | null;
  /** Who owed the first decision. */
  readonly toAct: Seats;
  /** The match as a spectator saw it, without what was taken back. */
  readonly reel: Reel;
  /** Only if the table shows its hands. */
  readonly record: MatchFile | null;
}
