/** What the server answers over HTTP, one type an address; both ends have them from here. */
import type { SeatSet } from '../core/index.ts';
import type { BlockNotice, OfferedFeatures, ServerPause } from './adminMessages.ts';
import type { MatchFile } from './fairDeal.ts';
import type { TableInfo, TurnStatus } from './messages.ts';
import type { MissedUpdates } from './missedUpdates.ts';

/** Why a request is refused, and the status that goes with it. */
export const ERROR_STATUS = {
  /** The body is not JSON by its type, or by what is in it, or not what is asked for. */
  type: 415,
  json: 400,
  body: 400,
  large: 413,
  /** No address of a push service. */
  endpoint: 400,
  /** What only some may have: pages of other origins, those without the key, the seat, or a table that shows its hands. */
  origin: 403,
  /** Nobody is signed in. */
  session: 401,
  /** Why somebody cannot be called that. */
  nameLength: 400,
  nameSigns: 400,
  nameScripts: 400,
  nameTaken: 409,
  /** What a passkey has signed is not what was asked for, or is too late, or was used before. */
  passkey: 403,
  /** No recovery code, or one that was used. */
  code: 403,
  /** Without it nobody could sign in any more. */
  lastSignIn: 409,
  /** The link has carried a seat already, or is too old. */
  transferUsed: 410,
  /** The invited player sits at the table already. */
  alreadySeated: 409,
  /** Nobody of that name takes an invitation from whoever asks. */
  invite: 403,
  /** There is nobody of that name, or nothing of theirs. */
  unknownPerson: 404,
  key: 403,
  seat: 403,
  handsHidden: 403,
  /** The host does not offer it, not now, or not to this account or address. */
  notOffered: 403,
  pauseNear: 503,
  blocked: 403,
  report: 404,
  /** There is no such table or club night, or nothing at all at that address. */
  table: 404,
  clubNight: 404,
  address: 404,
  /** The match is not over. */
  open: 409,
  playing: 409,
  /** A result of a day that has not begun or is long over, told before, or of other bots; or of a match that was not played so. */
  day: 409,
  alreadySubmitted: 409,
  edition: 409,
  match: 422,
  /** Everyone's results, asked for before one's own. */
  unfinished: 403,
  /** A club night that is over, a name that somebody has, a room that is full, nobody to play with. */
  over: 409,
  nameInUse: 409,
  full: 409,
  tooFewPeople: 409,
  /** The organiser of a club night has removed this person, or lets nobody else in. */
  removed: 403,
  locked: 403,
  /** It cannot be played here. */
  unplayable: 410,
  /** This server is not known by that name. */
  unknownHostName: 421,
  rateLimited: 429,
  failed: 500,
  busy: 503,
  storage: 503,
  closing: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every refusal; the message is for developers. */
export interface ErrorResponse {
  readonly error: ErrorCode;
  readonly message: string;
  /** Why and until when, for whoever is blocked. */
  readonly block?: BlockNotice;
}

/** What is done and has no more to tell: /api/push. */
export type EmptyResponse = { readonly [key: string]: never };

/** GET /healthz */
export interface HealthResponse {
  readonly ok: true;
}

/** GET /api/info */
export interface ServerInfo {
  readonly protocol: number;
  /** The key that push subscriptions are made with. */
  readonly vapid: string;
  readonly games: readonly string[];
  /** Whether club nights can be held here. */
  readonly club: boolean;
  readonly offer: OfferedFeatures;
  /** What the host has announced and is not over yet. */
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
  /** Who owed the first decision. */
  readonly toAct: SeatSet;
  /** The match as a spectator saw it, without what was taken back. */
  readonly reel: MissedUpdates;
  /** Only if the table shows its hands. */
  readonly record: MatchFile | null;
}
