/** The server's HTTP responses, one type per address, shared by both ends. */
import type { SeatSet } from '../core/index.ts';
import type { OfferedFeatures, ServerPause } from './adminMessages.ts';
import type { MatchFile } from './fairDeal.ts';
import type { TableInfo, TurnStatus } from './messages.ts';
import type { MissedUpdates } from './update.ts';

/** The response without data: /api/push. */
export type EmptyResponse = { readonly [key: string]: never };

/** GET /healthz */
export interface HealthResponse {
  readonly ok: true;
}

/** GET /api/info */
export interface ServerInfo {
  readonly protocol: number;
  readonly vapid: string;
  readonly games: readonly string[];
  readonly club: boolean;
  readonly offer: OfferedFeatures;
  /** The announced pause, until it is over. */
  readonly pause: ServerPause | null;
}

/** POST /api/tables */
export interface CreatedTable {
  readonly id: string;
}

/** POST /api/turns */
export interface TurnList {
  readonly tables: readonly TurnStatus[];
}

/** GET /api/tables/ID/replay, once the match is over. */
export interface PublicReplay {
  readonly table: TableInfo;
  readonly result: { readonly [key: string]: unknown } | null;
  readonly payoffs: readonly number[] | null;
  readonly toAct: SeatSet;
  /** The match as spectators saw it, without undone decisions. */
  readonly reel: MissedUpdates;
  /** Only if the table shows its hands. */
  readonly record: MatchFile | null;
}
