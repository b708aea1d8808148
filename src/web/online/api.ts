/** What the page asks the server for besides a table's socket. */
import type {
  Info,
  MadeTable,
  MatchFile,
  NewTable,
  Places,
  PublicReplay,
  Done,
  Refused,
  Subscription,
  TableList,
  WaitingList,
} from '../../net/index.ts';

/** The server refuses, or does not answer (0). */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const address = (path: string): string => new URL(`api/${path}`, location.href.replace(/#.*/, '')).href;

/** The same place for a socket. */
export const socketAddress = (table: string): string =>
  address(`tables/${table}/socket`).replace(/^http/, 'ws');

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(path), { ...init, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new ApiError(0, String(error));
  }
  // A page from a plain file server answers everything with itself.
  if (answer.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new ApiError(answer.ok ? 0 : answer.status, 'no JSON');
  const json = (await answer.json()) as T & Partial<Refused>;
  if (!answer.ok) throw new ApiError(answer.status, json.message ?? '');
  return json;
}

const send = <T>(path: string, body: unknown, method = 'POST'): Promise<T> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const api = {
  info: () => ask<Info>('info'),
  open: (table: NewTable) => send<MadeTable>('tables', table),
  listed: async () => (await ask<TableList>('tables')).tables,
  waiting: async (wish: Places) => (await send<WaitingList>('waiting', wish)).tables,
  replay: (id: string) => ask<PublicReplay>(`tables/${id}/replay`),
  record: (id: string, token: string) => send<MatchFile>(`tables/${id}/record`, { token }),
  subscribe: (wish: Subscription) => send<Done>('push', wish),
  unsubscribe: (endpoint: string) => send<Done>('push', { endpoint }, 'DELETE'),
};
