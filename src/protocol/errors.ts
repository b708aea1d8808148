/** Every reason for which the server refuses something, apart from moves that the rules forbid. */
import type { BlockNotice } from './adminMessages.ts';

/** Each code with its HTTP status and the key of its message; several codes may share one. */
export const ERRORS = {
  /** The message or body is not JSON, or not of the requested structure. */
  type: { status: 415, message: 'malformed' },
  json: { status: 400, message: 'malformed' },
  malformed: { status: 400, message: 'malformed' },
  large: { status: 413, message: 'malformed' },
  body: { status: 400, message: 'body' },
  /** The address of a block contains this machine. */
  ownMachine: { status: 400, message: 'ownMachine' },
  /** Not the address of a push service. */
  endpoint: { status: 400, message: 'body' },
  /** Only for some requesters: same origin, holders of the key or seat, tables with open hands. */
  origin: { status: 403, message: 'origin' },
  session: { status: 401, message: 'session' },
  signIn: { status: 401, message: 'signIn' },
  accountRequired: { status: 403, message: 'accountRequired' },
  key: { status: 403, message: 'key' },
  seat: { status: 403, message: 'seat' },
  notOwner: { status: 403, message: 'notOwner' },
  handsHidden: { status: 403, message: 'handsHidden' },
  blocked: { status: 403, message: 'blocked' },
  nameLength: { status: 400, message: 'nameLength' },
  nameSigns: { status: 400, message: 'nameSigns' },
  nameScripts: { status: 400, message: 'nameScripts' },
  nameTaken: { status: 409, message: 'nameTaken' },
  /** The passkey signed something else, is too late, or was used before. */
  passkey: { status: 403, message: 'passkey' },
  /** Not a valid recovery code, or already used. */
  code: { status: 403, message: 'code' },
  lastSignIn: { status: 409, message: 'lastSignIn' },
  /** The transfer link was used or has expired. */
  transferUsed: { status: 410, message: 'linkUsed' },
  /** The invited player sits at the table already. */
  alreadySeated: { status: 409, message: 'alreadySeated' },
  /** No account of that name accepts invitations from this one. */
  invite: { status: 403, message: 'invite' },
  inviteOver: { status: 409, message: 'inviteOver' },
  /** No such account, or nothing of theirs to show. */
  unknownPerson: { status: 404, message: 'unknownPerson' },
  report: { status: 404, message: 'report' },
  table: { status: 404, message: 'table' },
  clubNight: { status: 404, message: 'clubNight' },
  address: { status: 404, message: 'notOffered' },
  noPause: { status: 409, message: 'noPause' },
  /** The server does not offer it, at present or to this account or address. */
  notOffered: { status: 403, message: 'notOffered' },
  /** An admin allows no new tables shortly before a pause. */
  pauseNear: { status: 503, message: 'pauseNear' },
  /** A table: its state, its seats, its rules, and the player's own state. */
  open: { status: 409, message: 'open' },
  started: { status: 409, message: 'started' },
  playing: { status: 409, message: 'playing' },
  over: { status: 409, message: 'over' },
  paused: { status: 409, message: 'paused' },
  /** An admin has closed the table. */
  closed: { status: 409, message: 'closed' },
  logFull: { status: 409, message: 'logFull' },
  taken: { status: 409, message: 'taken' },
  full: { status: 409, message: 'full' },
  /** The seat is reserved for another player. */
  reserved: { status: 409, message: 'reserved' },
  rated: { status: 409, message: 'rated' },
  /** The rules of the table rule it out. */
  notAllowed: { status: 403, message: 'notAllowed' },
  stale: { status: 409, message: 'stale' },
  undo: { status: 409, message: 'undo' },
  timeOver: { status: 409, message: 'timeOver' },
  /** A bot plays for the person of this seat. */
  seatAway: { status: 409, message: 'seatAway' },
  /** The absent player has not been away for long enough. */
  tooEarly: { status: 409, message: 'tooEarly' },
  /** The first message must be `join`, and only that one. */
  notJoined: { status: 409, message: 'notJoined' },
  /** The match cannot be played here: its rules are missing, or its log makes no sense. */
  unplayable: { status: 410, message: 'unplayable' },
  /** The club night is over or full, the name is taken, or there are no other players. */
  clubNightOver: { status: 409, message: 'clubNightOver' },
  clubNightFull: { status: 409, message: 'clubNightFull' },
  nameInUse: { status: 409, message: 'nameInUse' },
  tooFewPeople: { status: 409, message: 'tooFewPeople' },
  /** The organiser removed this player or has closed the club night. */
  removed: { status: 403, message: 'removed' },
  locked: { status: 403, message: 'locked' },
  /** A result of a day that is not open, submitted before, of other bots, or of a match that was not played like that. */
  day: { status: 409, message: 'dailyResult' },
  alreadySubmitted: { status: 409, message: 'dailyResult' },
  edition: { status: 409, message: 'dailyResult' },
  match: { status: 422, message: 'dailyResult' },
  /** Results of others, requested before finishing one's own. */
  unfinished: { status: 403, message: 'dailyResult' },
  /** The request's host name is not this server's. */
  unknownHostName: { status: 421, message: 'origin' },
  rateLimited: { status: 429, message: 'rateLimited' },
  failed: { status: 500, message: 'failed' },
  busy: { status: 503, message: 'busy' },
  storage: { status: 503, message: 'busy' },
  closing: { status: 503, message: 'closing' },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorMessageKey = (typeof ERRORS)[ErrorCode]['message'];

/** The body of every HTTP error; `message` is for developers. */
export interface ErrorResponse {
  readonly error: ErrorCode;
  readonly message: string;
  readonly block?: BlockNotice;
}

/** Thrown where a request cannot be carried out; sockets and HTTP send its code. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly block: BlockNotice | undefined;

  constructor(code: ErrorCode, message: string, block?: BlockNotice) {
    super(message);
    this.code = code;
    this.block = block;
  }
}

/** Why a socket's message is refused: by a code, or by the rules of the game, with clause and reason. */
export type Rejection =
  | { readonly code: Exclude<ErrorCode, 'blocked'> }
  | ({ readonly code: 'blocked' } & BlockNotice)
  | { readonly code: 'illegal'; readonly clause: string; readonly reason: string };
