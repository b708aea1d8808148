/** Notes between processes that a match has new entries. A note is only a hint: the receiver reads the log. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

export interface MatchNews {
  readonly match: string;
  readonly version: number;
}

export interface ProcessBus {
  publish(news: readonly MatchNews[]): void;
  publishNote(text: string): void;
  close(): Promise<void>;
}

export interface BusListener {
  heard(news: MatchNews): void;
  noted(process: string, text: string): void;
  lost(): void;
  /** The connection is back: some notes may have been missed. */
  missed(): void;
}

/** A single process has no one to notify. */
const SILENT: ProcessBus = { publish: () => {}, publishNote: () => {}, close: async () => {} };

const CHANNEL = 'tavola';
const NOTE = '~';
/** A PostgreSQL notification has at most 8000 bytes. */
const MOST = 150;
const RETRY = 1000;

class PostgresBus implements ProcessBus {
  readonly #database: Database;
  readonly #listener: BusListener;
  /** The sender's id, to ignore own notes. */
  readonly #me = randomBytes(6).toString('hex');
  #client: pg.Client | undefined;
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(database: Database, listener: BusListener) {
    this.#database = database;
    this.#listener = listener;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#database.address ?? '',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload }) => this.#onNotification(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.#reconnect(client);
    }
  }

  /** Connects again after a delay; notes are lost until then. */
  #reconnect(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#listener.lost();
    client.end().catch(() => {});
    this.#retry = setTimeout(() => {
      void this.connect().then(() => this.#listener.missed());
    }, RETRY);
  }

  #onNotification(payload: string): void {
    const [sender, ...news] = payload.split(' ');
    if (sender === this.#me) return;
    for (const one of news) {
      if (one.startsWith(NOTE)) this.#listener.noted(sender ?? '', one.slice(NOTE.length));
      const [match, version] = one.split(':');
      if (match !== undefined && version !== undefined)
        this.#listener.heard({ match, version: Number(version) });
    }
  }

  publish(news: readonly MatchNews[]): void {
    this.#enqueue(news.map(({ match, version }) => `${match}:${version}`));
  }

  publishNote(text: string): void {
    this.#enqueue([NOTE + text]);
  }

  #enqueue(words: readonly string[]): void {
    if (words.length === 0) return; // with nothing to send, `#sending` would be cleared before it is set
    this.#waiting.push(...words);
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const news = this.#waiting.splice(0, MOST);
      try {
        await sql`select pg_notify(${CHANNEL}, ${[this.#me, ...news].join(' ')})`.execute(this.#database.db);
      } catch {
        // A lost hint only delays the others until their next check; the log is complete.
      }
    }
    this.#sending = undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#sending;
    await this.#client?.end().catch(() => {});
  }
}

export async function openBus(database: Database, listener: BusListener): Promise<ProcessBus> {
  if (database.dialect === 'sqlite') return SILENT;
  const bus = new PostgresBus(database, listener);
  await bus.connect();
  return bus;
}
