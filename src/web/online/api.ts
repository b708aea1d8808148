/** The page's requests to the server, except the sockets of tables. */
import type {
  ClubNightArrival,
  ArrivalResult,
  ClubNightAttendance,
  FoundClubNight,
  OrganiserAction,
  DailyStandingRequest,
  DailyStanding,
  DailySubmission,
  TransferredSeat,
  TransferLink,
  ServerInfo,
  Leaderboard,
  CreatedClubNight,
  CreatedTable,
  MatchFile,
  NewClubNight,
  NewTable,
  SeatKeyList,
  PublicReplay,
  EmptyResponse,
  RatedTableRules,
  ErrorCode,
  ReportRequest,
  ErrorResponse,
  LeaderboardSpan,
  PushRegistration,
  TableInfo,
  TableList,
  TurnList,
} from '../../protocol/index.ts';
import { ownBlock } from './serverNotices.ts';
import { NetworkError } from '../ui/browser/faults.ts';

/** The server refuses, or does not answer (status 0). */
export class ApiError extends NetworkError {
  readonly status: number;
  readonly code: ErrorCode | null;

  constructor(status: number, message: string, code: ErrorCode | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const buildApiUrl = (path: string): string =>
  new URL(`api/${path}`, location.href.replace(/#.*/, '')).href;

export const buildSocketUrl = (table: string): string =>
  buildApiUrl(`tables/${table}/socket`).replace(/^http/, 'ws');

async function request(
  path: string,
  init: RequestInit = {},
): Promise<{ readonly answer: Response; readonly body: string }> {
  const url = buildApiUrl(path);
  // Only the network can fail here: parsing follows.
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
    return { answer, body: await answer.text() };
  } catch (error) {
    throw new ApiError(0, String(error));
  }
}

/** For files that the page passes on without parsing. */
export async function requestText(path: string): Promise<string> {
  const { answer, body } = await request(path);
  if (!answer.ok) throw new ApiError(answer.status, 'refused');
  return body;
}

/** Pauses before retries of rate-limited requests, plus or minus 30%: many pages may share an address. */
const RETRY_PAUSES_MS = [1000, 2000, 4000, 8000];

const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.code === 'rateLimited';

async function retryWhenRateLimited<T>(asking: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_PAUSES_MS)
    try {
      return await asking();
    } catch (error) {
      if (!isRateLimited(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.7 + 0.6 * Math.random())));
    }
  return asking();
}

export async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  const { answer, body } = await request(path, init);
  // A static file server answers every request with the page itself.
  if (answer.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new ApiError(answer.ok ? 0 : answer.status, 'no JSON');
  const json = JSON.parse(body) as T & Partial<ErrorResponse>;
  if (json.block !== undefined) ownBlock.value = json.block;
  if (!answer.ok) throw new ApiError(answer.status, json.message ?? '', json.error ?? null);
  return json;
}

export const sendJson = <T>(path: string, body: unknown, method = 'POST'): Promise<T> =>
  requestJson(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const api = {
  info: () => retryWhenRateLimited(() => requestJson<ServerInfo>('info')),
  openTable: (table: NewTable) => sendJson<CreatedTable>('tables', table),
  listTables: () => retryWhenRateLimited(() => requestJson<TableList>('tables')),
  invite: (table: string, name: string) => sendJson<EmptyResponse>('recent-players/invite', { table, name }),
  answerInvite: (table: string, accept: boolean) =>
    sendJson<EmptyResponse>('recent-players/answer', { table, accept }),
  mute: (name: string, muted: boolean) =>
    sendJson<EmptyResponse>('recent-players/muted', { name, muted }, 'PUT'),
  listWaiting: async (wish: SeatKeyList) =>
    (await retryWhenRateLimited(() => sendJson<TurnList>('turns', wish))).tables,
  table: (id: string) => retryWhenRateLimited(() => requestJson<TableInfo>(`tables/${id}`)),
  replay: (id: string) => requestJson<PublicReplay>(`tables/${id}/replay`),
  createSeatTransfer: (id: string, token: string) =>
    sendJson<TransferLink>(`tables/${id}/transfer`, { token }),
  redeemSeatTransfer: (code: string) => sendJson<TransferredSeat>('transfer', { code }),
  report: (id: string, report: ReportRequest) => sendJson<EmptyResponse>(`tables/${id}/report`, report),
  record: (id: string, token: string) => sendJson<MatchFile>(`tables/${id}/record`, { token }),
  submitDay: (result: DailySubmission) => sendJson<DailyStanding>('daily', result),
  loadDayStanding: (whose: DailyStandingRequest) => sendJson<DailyStanding>('daily/standing', whose),
  ratedTerms: () => requestJson<RatedTableRules>('ratings'),
  leaderboard: (game: string, span: LeaderboardSpan) =>
    requestJson<Leaderboard>(`ratings/${game}?span=${span}`),
  subscribe: (wish: PushRegistration) => sendJson<EmptyResponse>('push', wish),
  openClubNight: (evening: NewClubNight) => sendJson<CreatedClubNight>('club-nights', evening),
  findClubNight: (code: string) =>
    retryWhenRateLimited(() => requestJson<FoundClubNight>(`club-nights/code/${encodeURIComponent(code)}`)),
  joinClubNight: (id: string, who: ClubNightArrival) =>
    sendJson<ArrivalResult>(`club-nights/${id}/people`, who),
  reportAttendance: (id: string, who: ClubNightAttendance) =>
    retryWhenRateLimited(() => sendJson<EmptyResponse>(`club-nights/${id}/here`, who)),
  organiseClubNight: (id: string, act: OrganiserAction) =>
    retryWhenRateLimited(() => sendJson<EmptyResponse>(`club-nights/${id}/organiser`, act)),
  unsubscribe: (endpoint: string) => sendJson<EmptyResponse>('push', { endpoint }, 'DELETE'),
};
