/** Server-sent events: sends feeds to their readers, with a keep-alive when there is no news. */
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { RequestError } from '../../protocol/index.ts';
import type { Blocks } from '../admin/blocks.ts';
import type { Quotas } from '../limits/limits.ts';
import type { EventFeed, FeedEvent } from './eventFeed.ts';

interface Subscription {
  readonly feed: EventFeed<FeedEvent>;
  readonly stop: () => void;
  readonly person?: string | null;
}

interface StreamReader {
  readonly address: string;
  person: string | null;
  /** Settles when the server ends the stream. */
  readonly dismissed: Promise<void>;
  readonly dismiss: () => void;
}

/** Proxies close a connection that is silent for a minute. */
const KEEP_ALIVE_INTERVAL = 25_000;
const KEEP_ALIVE = ':\n\n';

export class EventStreams {
  readonly #quotas: Quotas;
  readonly #keepAliveInterval: number;
  readonly #readers = new Set<StreamReader>();
  #isClosed = false;

  constructor(quotas: Quotas, keepAliveInterval = KEEP_ALIVE_INTERVAL) {
    this.#quotas = quotas;
    this.#keepAliveInterval = keepAliveInterval;
  }

  async follow(context: Context, address: string, begin: () => Promise<Subscription>): Promise<Response> {
    const release = this.#quotas.acquire('streams', address);
    if (release === null) throw new RequestError('rateLimited', 'your address follows too much at once');
    let dismiss = (): void => {};
    const dismissed = new Promise<void>((resolve) => (dismiss = resolve));
    const reader: StreamReader = { address, person: null, dismissed, dismiss };
    this.#readers.add(reader);
    if (this.#isClosed) dismiss();
    const leave = (): void => {
      release();
      this.#readers.delete(reader);
    };
    try {
      const { feed, stop, person = null } = await begin();
      reader.person = person;
      return streamSSE(context, async (stream) => {
        try {
          await this.#send(stream, feed, dismissed);
        } finally {
          stop();
          leave();
        }
      });
    } catch (error) {
      leave();
      throw error;
    }
  }

  endBlocked(blocks: Blocks): void {
    for (const { address, person, dismiss } of this.#readers)
      if (blocks.findForAddress(address) !== null || blocks.findForPerson(person) !== null) dismiss();
  }

  close(): void {
    this.#isClosed = true;
    for (const { dismiss } of this.#readers) dismiss();
  }

  async #send(stream: SSEStreamingApi, feed: EventFeed<FeedEvent>, dismissed: Promise<void>): Promise<void> {
    const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
    const end = Promise.race([gone, dismissed]).then(() => 'end' as const);
    while (!feed.isOver) {
      let text = feed.nextText();
      if (text === undefined) {
        let timer: NodeJS.Timeout | undefined;
        const silence = new Promise<'silence'>((resolve) => {
          timer = setTimeout(resolve, this.#keepAliveInterval, 'silence');
        });
        const what = await Promise.race([end, feed.changed(), silence]);
        clearTimeout(timer);
        if (what === 'end') return;
        if (what === undefined) continue;
        text = KEEP_ALIVE;
      }
      if ((await Promise.race([end, stream.write(text)])) === 'end') return;
    }
  }
}
