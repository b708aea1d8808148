/** Where matches are kept: an append-only log, and a row a match for finding it. */
import type { Config, Seat } from '../core/index.ts';
import type { Absence, Level, Time } from '../net/index.ts';
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { Deed, Entry } from './deed.ts';
import type { LogRow, MatchRow } from './schema.ts';

/** What a match's row keeps of its setup, as JSON. */
export interface StoredSetup {
  readonly config: Config;
  readonly time: Time;
  readonly level: Level;
  readonly showHands: boolean;
  /** Matches from before there was a choice have none. */
  readonly absence?: Absence;
  /** The first match of the same table, if it is another one. */
  readonly link?: string;
}

/** What changes in a match's row together with an entry. */
export interface RowChange {
  readonly status?: MatchRow['status'];
  readonly due_at?: number | null;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

interface Pending {
  readonly match: string;
  readonly entry: Entry;
  readonly change: RowChange | undefined;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** So many entries go into one statement at most. */
const BATCH = 64;
/** How long entries wait for others while there are many, in milliseconds. */
const GATHER = 8;
/** So many a millisecond are many, */
const MANY = 0.5;
/** counted over so many milliseconds. */
const WINDOW = 100;

/** A bot's decision is marked, a person's has no text at all. */
const BY_BOT = 'bot';

/** In the order of `LogRow`. */
const valuesOf = (match: string, { version, at, deed }: Entry): readonly unknown[] =>
  deed.kind === 'act'
    ? [match, version, at, deed.seat, deed.action, deed.bot ? BY_BOT : null]
    : [match, version, at, null, null, JSON.stringify(deed)];

const entryOf = ({ version, at, seat, action, deed }: Omit<LogRow, 'match'>): Entry => ({
  version,
  at,
  deed:
    seat !== null && action !== null
      ? { kind: 'act', seat, action, bot: deed === BY_BOT }
      : (JSON.parse(deed ?? '') as Deed),
});

const rowOf = (match: string, entry: Entry): LogRow => {
  const [, version, at, seat, action, deed] = valuesOf(match, entry) as [
    string,
    number,
    number,
    number | null,
    number | null,
    string | null,
  ];
  return { match, version, at, seat, action, deed };
};

export class Store {
  readonly database: Database;
  #pending: Pending[] = [];
  #scheduled = false;
  #flushing: Promise<void> | undefined;
  /** How many entries came in a millisecond lately, and those counted since. */
  #rate = 0;
  #counted = 0;
  #since = 0;
  readonly #inserts: string[] = [];
  /** Told after every commit which entries are in the log now. */
  committed: (entries: readonly { readonly match: string; readonly version: number }[]) => void = () => {};

  constructor(database: Database) {
    this.database = database;
  }

  /** Whether other processes write to it too. */
  get isShared(): boolean {
    return this.database.dialect === 'postgres';
  }

  get #db(): Database['db'] {
    return this.database.db;
  }

  /** Appends an entry: false if another one has its version already. Entries of the same moment share one commit. */
  append(match: string, entry: Entry, change?: RowChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ match, entry, change, resolve, reject });
      this.#schedule();
    });
  }

  /** A commit costs much the same for one entry as for many, so under load it waits a moment for more of them. */
  #schedule(): void {
    if (this.#scheduled || this.#flushing !== undefined) return;
    this.#scheduled = true;
    const flush = (): void => {
      this.#scheduled = false;
      this.#flushing = this.#flush();
    };
    if (this.#rate >= MANY) setTimeout(flush, GATHER);
    else setImmediate(flush);
  }

  #count(entries: number): void {
    this.#counted += entries;
    const now = performance.now();
    if (now - this.#since < WINDOW) return;
    this.#rate = this.#counted / (now - this.#since);
    this.#counted = 0;
    this.#since = now;
  }

  async #flush(): Promise<void> {
    const waiting = this.#pending.splice(0);
    this.#count(waiting.length);
    for (let i = 0; i < waiting.length; i += BATCH) {
      const batch = waiting.slice(i, i + BATCH);
      try {
        const won = await this.#write(batch);
        this.committed(
          batch.filter((_, i) => won[i]).map(({ match, entry }) => ({ match, version: entry.version })),
        );
        for (const [i, { resolve }] of batch.entries()) resolve(won[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#flushing = undefined;
    if (this.#pending.length > 0) this.#schedule();
  }

  async #write(batch: readonly Pending[]): Promise<boolean[]> {
    const insert = CompiledQuery.raw(
      this.#insertOf(batch.length),
      batch.flatMap(({ match, entry }) => valuesOf(match, entry)),
    );
    const won = (rows: readonly unknown[]): boolean[] => {
      const found = new Set((rows as LogRow[]).map(({ match, version }) => `${match} ${version}`));
      // Of two equal keys in one batch only the first can have won.
      return batch.map(({ match, entry }) => found.delete(`${match} ${entry.version}`));
    };
    if (batch.every(({ change }) => change === undefined))
      return won((await this.#db.executeQuery(insert)).rows);
    return this.#db.transaction().execute(async (transaction) => {
      const winners = won((await transaction.executeQuery(insert)).rows);
      for (const [i, { match, change }] of batch.entries())
        if (winners[i] && change !== undefined)
          await transaction.updateTable('matches').set(change).where('id', '=', match).execute();
      return winners;
    });
  }

  /** The statement for so many entries; compiled once. */
  #insertOf(count: number): string {
    const row: LogRow = { match: '', version: 0, at: 0, seat: 0, action: 0, deed: '' };
    return (this.#inserts[count] ??= this.#db
      .insertInto('log')
      .values(Array.from({ length: count }, () => row))
      .onConflict((conflict) => conflict.columns(['match', 'version']).doNothing())
      .returning(['match', 'version'])
      .compile().sql);
  }

  /** Waits until everything that was given to `append` is written. */
  async settled(): Promise<void> {
    while (this.#scheduled || this.#flushing !== undefined) {
      await this.#flushing;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async create(row: MatchRow, entries: readonly Entry[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('matches').values(row).execute();
      if (entries.length > 0)
        await transaction
          .insertInto('log')
          .values(entries.map((entry) => rowOf(row.id, entry)))
          .execute();
    });
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async entriesAfter(id: string, version: number): Promise<Entry[]> {
    const rows = await this.#db
      .selectFrom('log')
      .select(['version', 'at', 'seat', 'action', 'deed'])
      .where('match', '=', id)
      .where('version', '>', version)
      .orderBy('version')
      .execute();
    return rows.map(entryOf);
  }

  /** The newest version of each match. */
  async versionsOf(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('log')
      .select(({ fn }) => ['match', fn.max('version').as('version')])
      .where('match', 'in', ids)
      .groupBy('match')
      .execute();
    return new Map(rows.map(({ match, version }) => [match, version]));
  }

  async listed(limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Lets matches be looked after by somebody else only from then on. */
  async keepDue(ids: readonly string[], until: number): Promise<void> {
    for (let i = 0; i < ids.length; i += 500)
      await this.#db
        .updateTable('matches')
        .set({ due_at: until })
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
  }

  /** Says when a match that was taken is due next; false if that has changed meanwhile. */
  async releaseDue(id: string, taken: number, due: number | null): Promise<boolean> {
    const rows = await this.#db
      .updateTable('matches')
      .set({ due_at: due })
      .where('id', '=', id)
      .where('due_at', '=', taken)
      .returning('id')
      .execute();
    return rows.length > 0;
  }

  /** Matches that somebody has to look after; only one process gets each of them, until the given time. */
  async takeDue(now: number, until: number, limit: number): Promise<string[]> {
    const due = await this.#db
      .selectFrom('matches')
      .select(['id', 'due_at'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    const taken: string[] = [];
    for (const { id, due_at } of due) {
      const mine = await this.#db
        .updateTable('matches')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .returning('id')
        .execute();
      if (mine.length > 0) taken.push(id);
    }
    return taken;
  }

  /** Forgets tables that never began. */
  async forgetOpen(before: number): Promise<void> {
    const old = this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'open')
      .where('created', '<', before);
    await this.#db.deleteFrom('log').where('match', 'in', old).execute();
    await this.#db.deleteFrom('matches').where('status', '=', 'open').where('created', '<', before).execute();
  }

  /** A value that is made once and for all processes. */
  async setting(key: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('settings')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  /** A device has one list of seats; a new one replaces the old. */
  async subscribe(
    { endpoint, keys, language }: PushTarget,
    seats: readonly { readonly match: string; readonly seat: Seat }[],
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
      const rows = seats.map(({ match, seat }) => ({
        endpoint,
        match,
        seat,
        language,
        keys: JSON.stringify(keys),
      }));
      if (rows.length > 0)
        await transaction
          .insertInto('pushes')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['endpoint', 'match']).doNothing())
          .execute();
    });
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  }

  async subscribers(match: string, seat: Seat): Promise<PushTarget[]> {
    const rows = await this.#db
      .selectFrom('pushes')
      .select(['endpoint', 'keys', 'language'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .limit(10)
      .execute();
    return rows.map(({ keys, ...rest }) => ({ ...rest, keys: JSON.parse(keys) as PushTarget['keys'] }));
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await this.#db.selectFrom('settings').select('key').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#db.destroy();
  }
}
