/** Messages between the processes on one database. A message is only a hint: its receiver reads the database. */
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import type { Database } from './database.ts';

const Presence = v.object({ here: v.number(), idle: v.number(), watching: v.number() });
export type ProcessPresence = Readonly<v.InferOutput<typeof Presence>>;

const Message = v.variant('kind', [
  /** The log of a match has this version. */
  v.object({ kind: v.literal('logged'), match: v.string(), version: v.number() }),
  /** A public table was created. */
  v.object({ kind: v.literal('tableCreated') }),
  v.object({ kind: v.literal('invited'), person: v.string() }),
  v.object({ kind: v.literal('renamed'), person: v.string() }),
  v.object({ kind: v.literal('signedOut'), session: v.string() }),
  v.object({ kind: v.literal('queueChanged') }),
  /** An admin has changed the offered features, the announced pause, blocks or names. */
  v.object({ kind: v.literal('adminChanged') }),
  /** Asks who is present at a table, and the answer. */
  v.object({ kind: v.literal('presenceRequest'), match: v.string() }),
  v.object({ kind: v.literal('presence'), match: v.string(), seen: Presence }),
  v.object({ kind: v.literal('alive') }),
  v.object({ kind: v.literal('stopping') }),
]);
/** Each is short: one notification must have room for it. */
export type ProcessMessage = Readonly<v.InferOutput<typeof Message>>;

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

  /** Ignores what other programs on this database send, and messages that only a newer Tavola knows. */
  #onNotification(payload: string): void {
    let list: unknown;
    try {
      list = JSON.parse(payload);
    } catch {
      return;
    }
    const [sender, ...messages] = Array.isArray(list) ? (list as readonly unknown[]) : [];
    if (typeof sender !== 'string' || sender === this.#me) return;
    for (const message of messages) {
      const read = v.safeParse(Message, message);
      if (read.success) this.events.emit('message', read.output, sender);
    }
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
