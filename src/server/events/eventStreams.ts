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
  /** Undefined until the subscription begins. */
  feed: EventFeed<FeedEvent> | undefined;
  isDismissed: boolean;
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
    const reader: StreamReader = { address, person: null, feed: undefined, isDismissed: this.#isClosed };
    this.#readers.add(reader);
    const leave = (): void => {
      release();
      this.#readers.delete(reader);
    };
    try {
      const { feed, stop, person = null } = await begin();
      reader.person = person;
      reader.feed = feed;
      if (reader.isDismissed) feed.stop();
      return streamSSE(context, async (stream) => {
        try {
          await this.#send(stream, feed);
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
    for (const reader of this.#readers)
      if (blocks.findForAddress(reader.address) !== null || blocks.findForPerson(reader.person) !== null)
        dismiss(reader);
  }

  close(): void {
    this.#isClosed = true;
    for (const reader of this.#readers) dismiss(reader);
  }

  async #send(stream: SSEStreamingApi, feed: EventFeed<FeedEvent>): Promise<void> {
    stream.onAbort(() => feed.stop());
    while (!feed.isOver) {
      const text = feed.nextText() ?? ((await this.#isSilent(feed)) ? KEEP_ALIVE : undefined);
      if (text !== undefined) await Promise.race([stream.write(text), feed.stopped()]);
    }
  }

  /** Waits for a change; true if there was none for the whole interval. */
  async #isSilent(feed: EventFeed<FeedEvent>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<true>((resolve) => {
      timer = setTimeout(resolve, this.#keepAliveInterval, true);
    });
    const isSilent = await Promise.race([feed.changed(), silence]);
    clearTimeout(timer);
    return isSilent === true;
  }
}

function dismiss(reader: StreamReader): void {
  reader.isDismissed = true;
  reader.feed?.stop();
}
