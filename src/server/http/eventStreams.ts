/** Server-sent events, with a keep-alive when there is no news. */
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Blocks } from '../admin/blocks.ts';
import type { Quotas } from '../limits/limits.ts';
import { RequestError } from '../runtime/requestBody.ts';

interface EventQueue {
  nextText(): string | undefined;
  wake: () => void;
}

interface Subscription {
  readonly mailbox: EventQueue;
  readonly stop: () => void;
  readonly ended?: Promise<void>;
  readonly person?: string | null;
}

interface StreamReader {
  person: string | null;
  readonly away: Promise<void>;
  readonly sendAway: () => void;
  readonly release: () => void;
}

/** Proxies close a connection that is silent for a minute. */
const KEEP_ALIVE_INTERVAL = 25_000;
const KEEP_ALIVE = ':\n\n';

/** Caches the text of events with many readers. */
const texts = new WeakMap<object, string>();

function formatEvent(news: { readonly event: string; readonly data: unknown }): string {
  const text = texts.get(news) ?? `event: ${news.event}\ndata: ${JSON.stringify(news.data)}\n\n`;
  texts.set(news, text);
  return text;
}

/** Events of several kinds: for a slow reader, a newer one replaces an unsent older one of its kind. */
export class LatestEventsQueue<
  News extends { readonly event: string; readonly data: unknown },
> implements EventQueue {
  readonly #isLast: (news: News) => boolean;
  #events: News[] = [];
  #isOver = false;
  #end = (): void => {};
  wake = (): void => {};
  /** Settles once the last event was sent. */
  readonly ended = new Promise<void>((resolve) => (this.#end = resolve));

  constructor(isLast: (news: News) => boolean = () => false) {
    this.#isLast = isLast;
  }

  readonly put = (news: News): void => {
    this.#events = [...this.#events.filter(({ event }) => event !== news.event), news];
    this.wake();
  };

  nextText(): string | undefined {
    if (this.#isOver) this.#end();
    const news = this.#isOver ? undefined : this.#events.shift();
    if (news === undefined) return undefined;
    this.#isOver = this.#isLast(news);
    return formatEvent(news);
  }
}

export class EventStreams {
  readonly #stopping: Promise<void>;
  readonly #quotas: Quotas;
  readonly #keepAliveInterval: number;
  readonly #open = new Map<string, Set<StreamReader>>();

  /** `stopping` settles when this process is about to stop. */
  constructor(stopping: Promise<void>, quotas: Quotas, signOfLife = KEEP_ALIVE_INTERVAL) {
    this.#stopping = stopping;
    this.#quotas = quotas;
    this.#keepAliveInterval = signOfLife;
  }

  #enter(address: string): StreamReader {
    const release = this.#quotas.acquire('streams', address);
    if (release === null) throw new RequestError('slow', 'your address follows too much at once');
    const here = this.#open.get(address) ?? new Set();
    let sendAway = (): void => {};
    const away = new Promise<void>((resolve) => (sendAway = resolve));
    const follower = { person: null, away, sendAway, release };
    this.#open.set(address, here.add(follower));
    return follower;
  }

  #leave(address: string, follower: StreamReader): void {
    follower.release();
    const here = this.#open.get(address);
    here?.delete(follower);
    if (here?.size === 0) this.#open.delete(address);
  }

  async follow(context: Context, address: string, begin: () => Promise<Subscription>): Promise<Response> {
    const follower = this.#enter(address);
    try {
      const followed = await begin();
      follower.person = followed.person ?? null;
      return streamSSE(context, async (stream) => {
        try {
          await this.#send(stream, followed, follower.away);
        } finally {
          followed.stop();
          this.#leave(address, follower);
        }
      });
    } catch (error) {
      this.#leave(address, follower);
      throw error;
    }
  }

  endBlocked(blocks: Blocks): void {
    for (const [address, followers] of this.#open)
      for (const { person, sendAway } of followers)
        if (blocks.findForAddress(address) !== null || blocks.findForPerson(person) !== null) sendAway();
  }

  async #send(stream: SSEStreamingApi, { mailbox, ended }: Subscription, away: Promise<void>): Promise<void> {
    const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
    const end = Promise.race([gone, away, this.#stopping, ...(ended === undefined ? [] : [ended])]).then(
      () => 'end' as const,
    );
    for (;;) {
      let text = mailbox.nextText();
      if (text === undefined) {
        let timer: NodeJS.Timeout | undefined;
        const next = new Promise<'news' | 'silence'>((resolve) => {
          mailbox.wake = () => resolve('news');
          timer = setTimeout(resolve, this.#keepAliveInterval, 'silence');
        });
        const what = await Promise.race([end, next]);
        clearTimeout(timer);
        if (what === 'end') return;
        if (what === 'news') continue;
        text = KEEP_ALIVE;
      }
      if ((await Promise.race([end, stream.write(text)])) === 'end') return;
    }
  }
}
