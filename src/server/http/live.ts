/** Server-sent events: whoever follows is written to when there is something to say, else now and then a sign of life. */
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Blocks } from '../admin/blocks.ts';
import type { Quotas } from '../host/limits.ts';
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
  /** The account for which it is done; whoever only looks has none. */
  readonly person?: string | null;
}

/** Somebody who follows. */
interface Follower {
  person: string | null;
  /** Settles when they are sent away. */
  readonly away: Promise<void>;
  readonly sendAway: () => void;
  /** Makes room for another stream of the address. */
  readonly release: () => void;
}

/** Proxies close what is silent for a minute. */
const SIGN_OF_LIFE = 25_000;
const SIGN = ':\n\n';

/** What many follow is written as text once. */
const texts = new WeakMap<object, string>();

function textOf(news: { readonly event: string; readonly data: unknown }): string {
  const text = texts.get(news) ?? `event: ${news.event}\ndata: ${JSON.stringify(news.data)}\n\n`;
  texts.set(news, text);
  return text;
}

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
    return textOf(news);
  }
}

export class Streams {
  readonly #stopping: Promise<void>;
  readonly #quotas: Quotas;
  readonly #signOfLife: number;
  /** By address. */
  readonly #open = new Map<string, Set<Follower>>();

  /** `stopping` settles when this process is about to stop. */
  constructor(stopping: Promise<void>, quotas: Quotas, signOfLife = SIGN_OF_LIFE) {
    this.#stopping = stopping;
    this.#quotas = quotas;
    this.#signOfLife = signOfLife;
  }

  #enter(address: string): Follower {
    const release = this.#quotas.hold('streams', address);
    if (release === null) throw new RefusedRequest('slow', 'your address follows too much at once');
    const here = this.#open.get(address) ?? new Set();
    let sendAway = (): void => {};
    const away = new Promise<void>((resolve) => (sendAway = resolve));
    const follower = { person: null, away, sendAway, release };
    this.#open.set(address, here.add(follower));
    return follower;
  }

  #leave(address: string, follower: Follower): void {
    follower.release();
    const here = this.#open.get(address);
    here?.delete(follower);
    if (here?.size === 0) this.#open.delete(address);
  }

  /** Sends what `begin` has to tell until its reader has gone; an address that follows as much as it may is refused. */
  async follow(context: Context, address: string, begin: () => Promise<Followed>): Promise<Response> {
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

  /** Sends those away who are blocked now. */
  endBlocked(blocks: Blocks): void {
    for (const [address, followers] of this.#open)
      for (const { person, sendAway } of followers)
        if (blocks.ofAddress(address) !== null || blocks.ofPerson(person) !== null) sendAway();
  }

  /** One text is on its way at a time, however slow the reader is. */
  async #send(stream: SSEStreamingApi, { mailbox, ended }: Followed, away: Promise<void>): Promise<void> {
    const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
    const end = Promise.race([gone, away, this.#stopping, ...(ended === undefined ? [] : [ended])]).then(
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
