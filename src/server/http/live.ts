/** Server-sent events: whoever follows is written to when there is something to say, else now and then a sign of life. */
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { RefusedRequest } from '../host/requests.ts';

/** What is to be sent to somebody who follows. */
interface Mailbox {
  /** The next text; undefined if there is none. */
  take(): string | undefined;
  /** Called when there is one. */
  wake: () => void;
}

/** What somebody follows. */
interface Followed {
  readonly mailbox: Mailbox;
  /** Called once they have gone. */
  readonly stop: () => void;
  /** Settles when they may follow it no longer. */
  readonly ended?: Promise<void>;
}

/** Proxies close what is silent for a minute. */
const SIGN_OF_LIFE = 25_000;
const SIGN = ':\n\n';

/** News of several kinds: somebody who reads slowly misses older ones of the same kind. */
export class NewsBox<News extends { readonly event: string; readonly data: unknown }> implements Mailbox {
  readonly #isLast: (news: News) => boolean;
  #news: News[] = [];
  #isOver = false;
  #end = (): void => {};
  wake = (): void => {};
  /** Settles once the last of them was sent. */
  readonly ended = new Promise<void>((resolve) => (this.#end = resolve));

  constructor(isLast: (news: News) => boolean = () => false) {
    this.#isLast = isLast;
  }

  readonly put = (news: News): void => {
    this.#news = [...this.#news.filter(({ event }) => event !== news.event), news];
    this.wake();
  };

  take(): string | undefined {
    if (this.#isOver) this.#end();
    const news = this.#isOver ? undefined : this.#news.shift();
    if (news === undefined) return undefined;
    this.#isOver = this.#isLast(news);
    return `event: ${news.event}\ndata: ${JSON.stringify(news.data)}\n\n`;
  }
}

export class Streams {
  readonly #stopping: Promise<void>;
  readonly #most: number;
  readonly #signOfLife: number;
  readonly #open = new Map<string, number>();

  /** An address has at most `most` of them; `stopping` settles when this process is about to stop. */
  constructor(stopping: Promise<void>, most: number, signOfLife = SIGN_OF_LIFE) {
    this.#stopping = stopping;
    this.#most = most;
    this.#signOfLife = signOfLife;
  }

  #count(address: string, by: number): number {
    const count = (this.#open.get(address) ?? 0) + by;
    if (count === 0) this.#open.delete(address);
    else this.#open.set(address, count);
    return count;
  }

  /** Sends what `begin` has to tell until its reader has gone; an address that follows as much as it may is refused. */
  async follow(context: Context, address: string, begin: () => Promise<Followed>): Promise<Response> {
    if (this.#count(address, 1) > this.#most) {
      this.#count(address, -1);
      throw new RefusedRequest('slow', 'your address follows too much at once');
    }
    try {
      const followed = await begin();
      return streamSSE(context, async (stream) => {
        try {
          await this.#send(stream, followed);
        } finally {
          followed.stop();
          this.#count(address, -1);
        }
      });
    } catch (error) {
      this.#count(address, -1);
      throw error;
    }
  }

  /** One text is on its way at a time, however slow the reader is. */
  async #send(stream: SSEStreamingApi, { mailbox, ended }: Followed): Promise<void> {
    const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
    const end = Promise.race([gone, this.#stopping, ...(ended === undefined ? [] : [ended])]).then(
      () => 'end' as const,
    );
    for (;;) {
      let text = mailbox.take();
      if (text === undefined) {
        let timer: NodeJS.Timeout | undefined;
        const next = new Promise<'news' | 'silence'>((resolve) => {
          mailbox.wake = () => resolve('news');
          timer = setTimeout(resolve, this.#signOfLife, 'silence');
        });
        const what = await Promise.race([end, next]);
        clearTimeout(timer);
        if (what === 'end') return;
        if (what === 'news') continue;
        text = SIGN;
      }
      if ((await Promise.race([end, stream.write(text)])) === 'end') return;
    }
  }
}
