/** What the server answers over HTTP, one type an address; both ends have them from here. */
import type { Kind, Seat, Seats, View } from '../core/index.ts';
import type { MatchFile } from './fair.ts';
import type { ListedTable, TableInfo, Waiting } from './messages.ts';

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

/** One decision as a spectator saw it. */
export interface ReplayFrame {
  readonly version: number;
  readonly at: number;
  /** Who decided; null for the deal. */
  readonly seat: Seat | null;
  readonly bot: boolean;
  readonly events: readonly Kind['event'][];
  readonly view: View;
  readonly toAct: Seats;
}

/** GET /api/tables/ID/replay, once the match is over. */
export interface PublicReplay {
  readonly table: TableInfo;
  readonly result: { readonly [key: string]: unknown } | null;
  readonly payoffs: readonly number[] | null;
  readonly frames: readonly ReplayFrame[];
  /** Only if the table shows its hands. */
  readonly record: MatchFile | null;
}
