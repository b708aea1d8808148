/** The wait of this browser: a connection that tells what happens, made again whenever it is lost, until somebody stops or plays. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import {
  type QueueCounts,
  type MatchmakingEvent,
  type MatchedTable,
  MatchmakingRequest,
  type ErrorCode,
  type ErrorResponse,
} from '../../../protocol/index.ts';
import { address, goTo } from '../../ui/browser/address.ts';
import { isQueued, STORAGE_KEY } from './isQueued.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { buildApiUrl, sendJson } from '../api.ts';
import { forgetHeldSeat, createHeldSeat, saveHeldSeat } from '../heldSeats.ts';

/** What this browser asks for, with the secret that will have the seat. */
type SavedRequest = v.InferOutput<typeof MatchmakingRequest>;

export interface QueueState {
  /** Asked for, waiting, without a line to the server, called to a table, too late at a table, refused. */
  readonly is: 'asking' | 'waiting' | 'lost' | 'ready' | 'missed' | 'refused';
  /** Since when, by this device's clock. */
  readonly since: number;
  readonly here: QueueCounts | null;
  /** The table that is ready, and until when the seat is kept. */
  readonly table: (MatchedTable & { readonly until: number }) | null;
  /** Whether somebody did not come to the last one. */
  readonly again: boolean;
  readonly refusal: ErrorCode | null;
}

const INITIAL_STATE: QueueState = {
  is: 'asking',
  since: 0,
  here: null,
  table: null,
  again: false,
  refusal: null,
};

/** Null as long as nobody waits here. */
export const queueState = signal<QueueState | null>(null);

/** A lost line is tried again after a second, then after twice as long each time, up to 15. */
const RETRY_MS = { first: 1000, most: 15_000 };
/** Refusals that pass. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([429, 500, 503]);

export function readRequest(): SavedRequest | null {
  const parsed = v.safeParse(MatchmakingRequest, readJson(STORAGE_KEY));
  return parsed.success ? parsed.output : null;
}

let connection: AbortController | null = null;

const update = (some: Partial<QueueState>): void => {
  queueState.value = { ...(queueState.peek() ?? INITIAL_STATE), ...some };
};

/** Waits, from now on or still. */
export function joinQueue(asked: SavedRequest): void {
  writeJson(STORAGE_KEY, asked);
  isQueued.value = true;
  resumeQueue();
}

/** Goes on with what this browser keeps. */
export function resumeQueue(): void {
  const asked = readRequest();
  if (asked === null) return clearQueue();
  connection?.abort();
  connection = new AbortController();
  queueState.value = { ...INITIAL_STATE, since: Date.now() };
  void followQueue(asked, connection);
}

/** Nobody waits here any more, on none of this browser's pages. */
function clearQueue(): void {
  connection?.abort();
  connection = null;
  queueState.value = null;
  isQueued.value = false;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // What could not be kept need not be taken away.
  }
}

export function leaveQueue(): void {
  const asked = readRequest();
  clearQueue();
  // Should it not arrive, the server lets go of whoever does not listen.
  if (asked !== null) void sendJson('matchmaking/stop', { token: asked.token }).catch(() => undefined);
}

/** What is said once a wait is over has been read. */
export const dismiss = clearQueue;

/** The seat is this browser's: it sits down as soon as the table answers. */
export function takeTable(): void {
  const asked = readRequest();
  const table = queueState.value?.table ?? null;
  if (asked === null || table === null) return;
  const { token, name } = asked;
  saveHeldSeat(table.match, { ...createHeldSeat(name, { seat: null, bots: [] }), token });
  goTo('t', table.match);
}

/** Whether this page looks at the table that is ready. */
export const isAtTable = (): boolean => {
  const [first, id] = address.value.path;
  return first === 't' && id === queueState.value?.table?.match;
};

async function followQueue(asked: SavedRequest, { signal }: AbortController): Promise<void> {
  for (let pause = RETRY_MS.first; !signal.aborted; pause = Math.min(2 * pause, RETRY_MS.most)) {
    try {
      const answer = await fetch(buildApiUrl('matchmaking'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        signal,
      });
      if (answer.ok) {
        pause = RETRY_MS.first;
        await readEvents(answer, signal);
      } else if (!TEMPORARY_STATUSES.has(answer.status)) {
        const refused = (await answer.json().catch(() => null)) as ErrorResponse | null;
        if (!signal.aborted) update({ is: 'refused', refusal: refused?.error ?? null });
        return;
      }
    } catch {
      // The line is lost, or somebody has stopped.
    }
    if (signal.aborted || queueState.peek()?.is === 'missed') return;
    update({ is: 'lost' });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Reads what comes until the line ends. */
async function readEvents({ body }: Response, signal: AbortSignal): Promise<void> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done || signal.aborted) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const event = /^event: (\w+)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined && !signal.aborted)
        handleNews({ event, data: JSON.parse(data) as unknown } as MatchmakingEvent);
    }
  }
}

function handleNews(news: MatchmakingEvent): void {
  if (news.event === 'counts') return update({ here: news.data });
  if (news.event === 'table')
    return update({ is: 'ready', table: { ...news.data, until: Date.now() + news.data.left } });
  if (news.event === 'waiting') {
    const { waited, again } = news.data;
    const old = queueState.peek()?.table ?? null;
    // That table comes to nothing.
    if (again && old !== null) {
      if (isAtTable()) goTo();
      forgetHeldSeat(old.match);
    }
    return update({ is: 'waiting', since: Date.now() - waited, table: null, again });
  }
  if (news.data.why === 'missed') return update({ is: 'missed' });
  clearQueue();
}
