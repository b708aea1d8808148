/** A client of matchmaking: reads its events like the page. */
import type {
  QueueCounts,
  MatchmakingEvent,
  MatchedTable,
  MatchmakingRequest,
  MatchmakingEnd,
} from '../../src/protocol/index.ts';
import { randomHex, postJson } from './testClient.ts';

export const QUICK: Omit<MatchmakingRequest, 'token' | 'name'> = {
  games: ['punto'],
  paces: ['quick'],
  seats: [2],
  bots: null,
};

export class MatchmakingClient {
  readonly token: string;
  readonly heard: MatchmakingEvent[] = [];
  bytes = 0;
  table: MatchedTable | undefined;
  ended: MatchmakingEnd | undefined;
  counts: QueueCounts | undefined;
  waited: number | undefined;
  requeues = 0;
  /** When a ready table was announced, by this process's clock. */
  toldAt = 0;
  isClosed = false;
  #abort = new AbortController();
  #wake: (() => void)[] = [];

  constructor(token = randomHex()) {
    this.token = token;
  }

  async begin(
    url: string,
    wish: Partial<MatchmakingRequest> = {},
    headers: { [name: string]: string } = {},
  ): Promise<this> {
    this.#abort = new AbortController();
    this.isClosed = false;
    const response = await fetch(`${url}api/meet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Ada', ...QUICK, ...wish, token: this.token }),
      signal: this.#abort.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    void this.#read(response);
    return this;
  }

  async #read(response: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const bytes of response.body!) {
        this.bytes += bytes.length;
        this.#notifyWaiters();
        text += decoder.decode(bytes, { stream: true });
        for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
          this.#onEvent(text.slice(0, end));
          text = text.slice(end + 2);
        }
      }
    } catch {
      // The connection was closed, by us or by a killed server.
    }
    this.isClosed = true;
    this.#notifyWaiters();
  }

  #onEvent(block: string): void {
    const event = /^event: (\w+)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (event === undefined || data === undefined) return;
    const news = { event, data: JSON.parse(data) as unknown } as MatchmakingEvent;
    this.heard.push(news);
    if (news.event === 'table') {
      this.table = news.data;
      this.toldAt = performance.now();
    }
    if (news.event === 'wait') {
      this.waited = news.data.waited;
      this.table = undefined;
      if (news.data.again) this.requeues++;
    }
    if (news.event === 'here') this.counts = news.data;
    if (news.event === 'end') this.ended = news.data.why;
    this.#notifyWaiters();
  }

  #notifyWaiters(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  async until(what: string, holds: () => boolean, patience = 60_000): Promise<void> {
    const end = performance.now() + patience;
    while (!holds()) {
      const left = end - performance.now();
      if (left <= 0) throw new Error(`never: ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async waitForTable(): Promise<MatchedTable> {
    await this.until('a table', () => this.table !== undefined);
    return this.table!;
  }

  close(): void {
    this.#abort.abort();
  }

  stop(url: string): Promise<Response> {
    return postJson(`${url}api/meet/stop`, { token: this.token });
  }
}
