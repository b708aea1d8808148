/** Messages between the processes on one database. A message is only a hint: its receiver reads the database. */
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { SeatSet } from '../../core/index.ts';
import type { Database } from './database.ts';

export interface ProcessPresence {
  readonly here: SeatSet;
  readonly idle: SeatSet;
  readonly watching: number;
}

export type ProcessMessage =
  /** The log of a match has this version. */
  | { readonly kind: 'logged'; readonly match: string; readonly version: number }
  /** A public table was created. */
  | { readonly kind: 'tableCreated' }
  | { readonly kind: 'invited'; readonly person: string }
  | { readonly kind: 'renamed'; readonly person: string }
  | { readonly kind: 'signedOut'; readonly sessions: readonly string[] }
  | { readonly kind: 'queueChanged' }
  /** An admin has changed the offered features, the announced pause, blocks or names. */
  | { readonly kind: 'adminChanged' }
  /** Asks who is present at a table, and the answer. */
  | { readonly kind: 'presenceRequest'; readonly match: string }
  | { readonly kind: 'presence'; readonly match: string; readonly seen: ProcessPresence }
  | { readonly kind: 'alive' }
  | { readonly kind: 'stopping' };

interface BusEvents {
  readonly message: [message: ProcessMessage, process: string];
  readonly lost: [];
  /** The connection is back: some messages may have been missed. */
  readonly restored: [];
}

const CHANNEL = 'tavola';
/** A PostgreSQL notification has at most 8000 bytes. */
const MAX_BYTES = 7500;
const RETRY = 1000;

/** The texts of JSON lists, each short enough for one notification. */
function packMessages(process: string, messages: readonly ProcessMessage[]): string[] {
  const lists: string[][] = [];
  let size = Infinity;
  for (const text of messages.map((message) => JSON.stringify(message))) {
    if (size + text.length > MAX_BYTES) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)!.push(text);
    size += text.length + 1;
  }
  return lists.map((texts) => `["${process}",${texts.join(',')}]`);
}

/** A single process has no one to notify: its bus is silent. */
export class ProcessBus {
  readonly events = new EventEmitter<BusEvents>();
  readonly #database: Database;
  /** The sender's id, to ignore own messages. */
  readonly #me = randomBytes(6).toString('hex');
  #client: pg.Client | undefined;
  #waiting: ProcessMessage[] = [];
  #sending: Promise<void> | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async connect(): Promise<void> {
    if (this.#database.dialect === 'sqlite') return;
    const client = new pg.Client({
      connectionString: this.#database.address ?? '',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload }) => this.#onNotification(payload ?? '[]'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      this.#reconnect(client);
    }
  }

  /** Connects again after a delay; messages are lost until then. */
  #reconnect(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.events.emit('lost');
    client.end().catch(() => {});
    this.#retry = setTimeout(() => {
      void this.connect().then(() => this.events.emit('restored'));
    }, RETRY);
  }

  #onNotification(payload: string): void {
    let list: [sender: string, ...messages: ProcessMessage[]];
    try {
      list = JSON.parse(payload) as typeof list;
    } catch {
      return; // another program on this database
    }
    const [sender, ...messages] = list;
    if (sender === this.#me) return;
    for (const message of messages) this.events.emit('message', message, sender);
  }

  publish(...messages: readonly ProcessMessage[]): void {
    // With nothing to send, `#sending` would be cleared before it is set.
    if (this.#database.dialect === 'sqlite' || messages.length === 0) return;
    this.#waiting.push(...messages);
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0)
      for (const payload of packMessages(this.#me, this.#waiting.splice(0)))
        try {
          await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#database.db);
        } catch {
          // A lost hint only delays the others until their next check; the log is complete.
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
