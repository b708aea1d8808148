/** What the page asks the server for besides a table's socket. */
import type {
  Arrival,
  Arrived,
  Attending,
  FoundEvening,
  HostAct,
  DailyQuestion,
  DailyStanding,
  DailyTry,
  Carried,
  CarryLink,
  Info,
  Leaderboard,
  MadeEvening,
  MadeTable,
  MatchFile,
  NewEvening,
  NewTable,
  Places,
  PublicReplay,
  Done,
  RatedTerms,
  RefusalCode,
  Reporting,
  Refused,
  Span,
  Subscription,
  TableInfo,
  TableList,
  WaitingList,
} from '../../protocol/index.ts';
import { blockedAs } from './serverNotices.ts';

/** The server refuses, or does not answer (0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode | null;

  constructor(status: number, message: string, code: RefusalCode | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const apiAddress = (path: string): string =>
  new URL(`api/${path}`, location.href.replace(/#.*/, '')).href;

/** The same place for a socket. */
export const socketAddress = (table: string): string =>
  apiAddress(`tables/${table}/socket`).replace(/^http/, 'ws');

async function answered(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(apiAddress(path), { ...init, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new ApiError(0, String(error));
  }
}

/** What is no JSON: files that are handed on. */
export async function askText(path: string): Promise<string> {
  const answer = await answered(path);
  if (!answer.ok) throw new ApiError(answer.status, 'refused');
  return answer.text();
}

/** What was too fast is asked again after these times, give or take 30%: many pages may share an address. */
const PAUSES = [1000, 2000, 4000, 8000];

const isTooFast = (error: unknown): boolean => error instanceof ApiError && error.code === 'slow';

async function patiently<T>(asking: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await asking();
    } catch (error) {
      if (!isTooFast(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.7 + 0.6 * Math.random())));
    }
  return asking();
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await answered(path, init);
  // A page from a plain file server answers everything with itself.
  if (answer.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new ApiError(answer.ok ? 0 : answer.status, 'no JSON');
  const json = (await answer.json()) as T & Partial<Refused>;
  if (json.block !== undefined) blockedAs.value = json.block;
  if (!answer.ok) throw new ApiError(answer.status, json.message ?? '', json.error ?? null);
  return json;
}

export const send = <T>(path: string, body: unknown, method = 'POST'): Promise<T> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const api = {
  info: () => patiently(() => ask<Info>('info')),
  open: (table: NewTable) => send<MadeTable>('tables', table),
  listed: () => patiently(() => ask<TableList>('tables')),
  invite: (table: string, name: string) => send<Done>('lately/invite', { table, name }),
  answerInvite: (table: string, accept: boolean) => send<Done>('lately/answer', { table, accept }),
  mute: (name: string, muted: boolean) => send<Done>('lately/muted', { name, muted }, 'PUT'),
  waiting: async (wish: Places) => (await patiently(() => send<WaitingList>('waiting', wish))).tables,
  table: (id: string) => patiently(() => ask<TableInfo>(`tables/${id}`)),
  replay: (id: string) => ask<PublicReplay>(`tables/${id}/replay`),
  carry: (id: string, token: string) => send<CarryLink>(`tables/${id}/carry`, { token }),
  takeCarried: (code: string) => send<Carried>('carry', { code }),
  report: (id: string, report: Reporting) => send<Done>(`tables/${id}/report`, report),
  record: (id: string, token: string) => send<MatchFile>(`tables/${id}/record`, { token }),
  tellDay: (result: DailyTry) => send<DailyStanding>('daily', result),
  dayStanding: (whose: DailyQuestion) => send<DailyStanding>('daily/standing', whose),
  ratedTerms: () => ask<RatedTerms>('ratings'),
  leaderboard: (game: string, span: Span) => ask<Leaderboard>(`ratings/${game}?span=${span}`),
  subscribe: (wish: Subscription) => send<Done>('push', wish),
  openEvening: (evening: NewEvening) => send<MadeEvening>('evenings', evening),
  findEvening: (code: string) =>
    patiently(() => ask<FoundEvening>(`evenings/code/${encodeURIComponent(code)}`)),
  arrive: (id: string, who: Arrival) => send<Arrived>(`evenings/${id}/people`, who),
  attend: (id: string, who: Attending) => patiently(() => send<Done>(`evenings/${id}/here`, who)),
  hostEvening: (id: string, act: HostAct) => patiently(() => send<Done>(`evenings/${id}/host`, act)),
  unsubscribe: (endpoint: string) => send<Done>('push', { endpoint }, 'DELETE'),
};
