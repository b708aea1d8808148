/** The server's HTTP responses, one type per address, shared by both ends. */
import type { SeatSet } from '../core/index.ts';
import type { BlockNotice, OfferedFeatures, ServerPause } from './adminMessages.ts';
import type { MatchFile } from './fairDeal.ts';
import type { TableInfo, TurnStatus } from './messages.ts';
import type { MissedUpdates } from './update.ts';

/** Error codes and their HTTP status. */
export const ERROR_STATUS = {
  /** The body is not JSON by its type or content, or is not the requested structure. */
  type: 415,
  json: 400,
  body: 400,
  large: 413,
  /** Not the address of a push service. */
  endpoint: 400,
  /** Only for some requesters: same origin, holders of the key or seat, tables with open hands. */
  origin: 403,
  session: 401,
  nameLength: 400,
  nameSigns: 400,
  nameScripts: 400,
  nameTaken: 409,
  /** The passkey signed something else, is too late, or was used before. */
  passkey: 403,
  /** Not a valid recovery code, or already used. */
  code: 403,
  lastSignIn: 409,
  /** The transfer link was used or has expired. */
  transferUsed: 410,
  /** The invited player sits at the table already. */
  alreadySeated: 409,
  /** No account of that name accepts invitations from this one. */
  invite: 403,
  /** No such account, or nothing of theirs to show. */
  unknownPerson: 404,
  key: 403,
  seat: 403,
  handsHidden: 403,
  /** The server does not offer it, at present or to this account or address. */
  notOffered: 403,
  pauseNear: 503,
  blocked: 403,
  report: 404,
  /** No such table or club night, or no such address. */
  table: 404,
  clubNight: 404,
  address: 404,
  open: 409,
  playing: 409,
  /** A result of a day that is not open, submitted before, of other bots, or of a match that was not played like that. */
  day: 409,
  alreadySubmitted: 409,
  edition: 409,
  match: 422,
  /** Results of others, requested before finishing one's own. */
  unfinished: 403,
  /** The club night is over or full, the name is taken, or there are no other players. */
  over: 409,
  nameInUse: 409,
  full: 409,
  tooFewPeople: 409,
  /** The organiser removed this player or has closed the club night. */
  removed: 403,
  locked: 403,
  unplayable: 410,
  /** The request's host name is not this server's. */
  unknownHostName: 421,
  rateLimited: 429,
  failed: 500,
  busy: 503,
  storage: 503,
  closing: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error; the message is for developers. */
export interface ErrorResponse {
  readonly error: ErrorCode;
  readonly message: string;
  readonly block?: BlockNotice;
}

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
