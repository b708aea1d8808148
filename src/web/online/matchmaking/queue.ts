/** This browser's place in the matchmaking queue: an event stream that reconnects until the player stops or plays. */
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
import { createSeed } from '../../match/storage/savedMatches.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { buildApiUrl, sendJson } from '../api.ts';
import { forgetHeldSeat, createHeldSeat, saveHeldSeat } from '../heldSeats.ts';
import { afterNetworkError, fromNetwork, isNetworkError } from '../../ui/browser/faults.ts';

/** What the player has chosen last. */
export const Preferences = v.omit(MatchmakingRequest, ['token', 'name']);
export const PREFERENCES_KEY = 'tavola.meetWish';

/** The preferences, with the secret that will own the seat. */
type SavedRequest = v.InferOutput<typeof MatchmakingRequest>;

export interface QueueState {
  /** Requested, waiting, disconnected, table ready, seat missed, refused. */
  readonly is: 'asking' | 'waiting' | 'lost' | 'ready' | 'missed' | 'refused';
  /** When waiting began, by this device's clock. */
  readonly since: number;
  readonly here: QueueCounts | null;
  /** The table that is ready, and until when it reserves the seat. */
  readonly table: (MatchedTable & { readonly until: number }) | null;
  /** Whether a player did not come to the previous table. */
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

/** Null while this browser is not in the queue. */
export const queueState = signal<QueueState | null>(null);

/** Pauses before reconnecting: one second, then twice as long each time, up to 15. */
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

/** Joins the queue, or stays in it. */
export function joinQueue(asked: SavedRequest): void {
  writeJson(STORAGE_KEY, asked);
  isQueued.value = true;
  resumeQueue();
}

/** Joins the queue again with the preferences of last time; false if this browser has none. */
export function joinAgain(name: string): boolean {
  const parsed = v.safeParse(Preferences, readJson(PREFERENCES_KEY));
  if (parsed.success) joinQueue({ ...parsed.output, name, token: createSeed() });
  return parsed.success;
}

export function resumeQueue(): void {
  const asked = readRequest();
  if (asked === null) return clearQueue();
  connection?.abort();
  connection = new AbortController();
  queueState.value = { ...INITIAL_STATE, since: Date.now() };
  void followQueue(asked, connection);
}

/** Leaves the queue in all tabs of this browser. */
function clearQueue(): void {
  connection?.abort();
  connection = null;
  queueState.value = null;
  isQueued.value = false;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function leaveQueue(): void {
  const asked = readRequest();
  clearQueue();
  // If it does not arrive, the server drops clients that no longer listen.
  if (asked !== null)
    void sendJson('matchmaking/stop', { token: asked.token }).catch(afterNetworkError(undefined));
}

export const dismiss = clearQueue;

/** The table's page takes the seat when the table answers. */
export function takeTable(): void {
  const asked = readRequest();
  const table = queueState.value?.table ?? null;
  if (asked === null || table === null) return;
  const { token, name } = asked;
  saveHeldSeat(table.match, { ...createHeldSeat(name, { seat: null, bots: [] }), token });
  goTo('t', table.match);
}

/** Whether this page shows the table that is ready. */
export const isAtTable = (): boolean => {
  const [first, id] = address.value.path;
  return first === 't' && id === queueState.value?.table?.match;
};

async function followQueue(asked: SavedRequest, { signal }: AbortController): Promise<void> {
  for (let pause = RETRY_MS.first; !signal.aborted; pause = Math.min(2 * pause, RETRY_MS.most)) {
    try {
      const answer = await fromNetwork(
        fetch(buildApiUrl('matchmaking'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
          signal,
        }),
      );
      if (answer.ok) {
        pause = RETRY_MS.first;
        await readEvents(answer, signal);
      } else if (!TEMPORARY_STATUSES.has(answer.status)) {
        const isOurs = answer.headers.get('content-type')?.startsWith('application/json') === true;
        const refused = isOurs ? (JSON.parse(await fromNetwork(answer.text())) as ErrorResponse) : null;
        if (!signal.aborted) update({ is: 'refused', refusal: refused?.error ?? null });
        return;
      }
    } catch (error) {
      // The connection is lost, or the player has left the queue.
      if (!isNetworkError(error)) throw error;
    }
    if (signal.aborted || queueState.peek()?.is === 'missed') return;
    update({ is: 'lost' });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readEvents({ body }: Response, signal: AbortSignal): Promise<void> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await fromNetwork(reader.read());
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
    // That table was cancelled.
    if (again && old !== null) {
      if (isAtTable()) goTo();
      forgetHeldSeat(old.match);
    }
    return update({ is: 'waiting', since: Date.now() - waited, table: null, again });
  }
  if (news.data.why === 'missed') return update({ is: 'missed' });
  clearQueue();
}
