/** The wait of this browser: a connection that tells what happens, made again whenever it is lost, until somebody stops or plays. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import {
  type HowMany,
  type MeetNews,
  type MeetTable,
  NewWait,
  type RefusalCode,
  type Refused,
} from '../../../protocol/index.ts';
import { address, goTo } from '../../ui/browser/address.ts';
import { isMeeting, MEETING } from './queueState.ts';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';
import { apiAddress, send } from '../api.ts';
import { forgetPlace, freshPlace, keepPlace } from '../heldSeats.ts';

/** What this browser asks for, with the secret that will have the seat. */
type Kept = v.InferOutput<typeof NewWait>;

export interface Wait {
  /** Asked for, waiting, without a line to the server, called to a table, too late at a table, refused. */
  readonly is: 'asking' | 'waiting' | 'lost' | 'ready' | 'missed' | 'refused';
  /** Since when, by this device's clock. */
  readonly since: number;
  readonly here: HowMany | null;
  /** The table that is ready, and until when the seat is kept. */
  readonly table: (MeetTable & { readonly until: number }) | null;
  /** Whether somebody did not come to the last one. */
  readonly again: boolean;
  readonly refusal: RefusalCode | null;
}

const NOTHING: Wait = { is: 'asking', since: 0, here: null, table: null, again: false, refusal: null };

/** Null as long as nobody waits here. */
export const wait = signal<Wait | null>(null);

/** A lost line is tried again after a second, then after twice as long each time, up to 15. */
const RETRY = { first: 1000, most: 15_000 };
/** Refusals that pass. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

export function kept(): Kept | null {
  const parsed = v.safeParse(NewWait, readJson(MEETING));
  return parsed.success ? parsed.output : null;
}

let line: AbortController | null = null;

const change = (some: Partial<Wait>): void => {
  wait.value = { ...(wait.peek() ?? NOTHING), ...some };
};

/** Waits, from now on or still. */
export function begin(asked: Kept): void {
  writeJson(MEETING, asked);
  isMeeting.value = true;
  resume();
}

/** Goes on with what this browser keeps. */
export function resume(): void {
  const asked = kept();
  if (asked === null) return forget();
  line?.abort();
  line = new AbortController();
  wait.value = { ...NOTHING, since: Date.now() };
  void follow(asked, line);
}

/** Nobody waits here any more, on none of this browser's pages. */
function forget(): void {
  line?.abort();
  line = null;
  wait.value = null;
  isMeeting.value = false;
  try {
    localStorage.removeItem(MEETING);
  } catch {
    // What could not be kept need not be taken away.
  }
}

export function stop(): void {
  const asked = kept();
  forget();
  // Should it not arrive, the server lets go of whoever does not listen.
  if (asked !== null) void send('meet/stop', { token: asked.token }).catch(() => undefined);
}

/** What is said once a wait is over has been read. */
export const dismiss = forget;

/** The seat is this browser's: it sits down as soon as the table answers. */
export function goToTable(): void {
  const asked = kept();
  const table = wait.value?.table ?? null;
  if (asked === null || table === null) return;
  const { token, name } = asked;
  keepPlace(table.match, { ...freshPlace(name, { seat: null, bots: [] }), token });
  goTo('t', table.match);
}

/** Whether this page looks at the table that is ready. */
export const isAtTable = (): boolean => {
  const [first, id] = address.value.path;
  return first === 't' && id === wait.value?.table?.match;
};

async function follow(asked: Kept, { signal }: AbortController): Promise<void> {
  for (let pause = RETRY.first; !signal.aborted; pause = Math.min(2 * pause, RETRY.most)) {
    try {
      const answer = await fetch(apiAddress('meet'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        signal,
      });
      if (answer.ok) {
        pause = RETRY.first;
        await listen(answer, signal);
      } else if (!PASSING.has(answer.status)) {
        const refused = (await answer.json().catch(() => null)) as Refused | null;
        if (!signal.aborted) change({ is: 'refused', refusal: refused?.error ?? null });
        return;
      }
    } catch {
      // The line is lost, or somebody has stopped.
    }
    if (signal.aborted || wait.peek()?.is === 'missed') return;
    change({ is: 'lost' });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Reads what comes until the line ends. */
async function listen({ body }: Response, signal: AbortSignal): Promise<void> {
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
        hear({ event, data: JSON.parse(data) as unknown } as MeetNews);
    }
  }
}

function hear(news: MeetNews): void {
  if (news.event === 'here') return change({ here: news.data });
  if (news.event === 'table')
    return change({ is: 'ready', table: { ...news.data, until: Date.now() + news.data.left } });
  if (news.event === 'wait') {
    const { waited, again } = news.data;
    const old = wait.peek()?.table ?? null;
    // That table comes to nothing.
    if (again && old !== null) {
      if (isAtTable()) goTo();
      forgetPlace(old.match);
    }
    return change({ is: 'waiting', since: Date.now() - waited, table: null, again });
  }
  if (news.data.why === 'missed') return change({ is: 'missed' });
  forget();
}
