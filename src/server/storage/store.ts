/** Where matches are kept: an append-only log, and a row a match for finding it. */
import type { Config, Seat } from '../../core/index.ts';
import type { Absence, Level, Time } from '../../net/index.ts';
import { type CompiledQuery, sql } from 'kysely';
import type { Append, Database } from './database.ts';
import { type Entry, type Logged, UnplayableError } from '../room/entry.ts';
import { type LogRow, type MatchRow, probe } from './schema.ts';
import { takeDue } from './takeDue.ts';

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
  /** Of a rated table: which edition of what bots are worth it counts by. */
  readonly rated?: number;
}

/** What changes in a match's row together with an entry. */
export interface RowChange {
  readonly status?: MatchRow['status'];
  readonly due_at?: number | null;
  readonly listed?: 0;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

interface Pending extends Append {
  readonly match: string;
  readonly version: number;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Of a batch, at most 32 entries are carried out and told in one turn of the loop, so that nobody else waits for all of them. */
const TOLD = 32;
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
/** Entries deleted at once. */
const ERASED = 500;
/** How long it is believed that something can be written, or cannot, in milliseconds. */
const PROBE = 1000;

/** The seat of an account that sat at a table once: its log still has the name. */
export const LEFT = -1;

/** A bot's decision is marked, a person's has no text at all. */
const BY_BOT = 'bot';

/** In the order of `LogRow`. */
const valuesOf = (match: string, { version, at, entry }: Logged): Append['row'] =>
  entry.kind === 'act'
    ? [match, version, at, entry.seat, entry.action, entry.bot ? BY_BOT : null]
    : [match, version, at, null, null, JSON.stringify(entry)];

const loggedOf = ({ version, at, seat, action, deed }: Omit<LogRow, 'match'>): Logged => ({
  version,
  at,
  entry:
    seat !== null && action !== null
      ? { kind: 'act', seat, action, bot: deed === BY_BOT }
      : (JSON.parse(deed ?? '') as Entry),
});

const rowOf = (match: string, logged: Logged): LogRow => {
  const [, version, at, seat, action, deed] = valuesOf(match, logged) as [
    string,
    number,
    number,
    number | null,
    number | null,
    string | null,
  ];
  return { match, version, at, seat, action, deed };
};

/** At most ten devices are told of one thing. */
const DEVICES = 10;

const targetOf = ({ keys, ...rest }: { endpoint: string; keys: string; language: string }): PushTarget => ({
  ...rest,
  keys: JSON.parse(keys) as PushTarget['keys'],
});

/** The setting that says how late it was. */
const TIME = 'time';
/** At most 500 entries are read at once. */
const PAGE = 500;

export class Store {
  readonly database: Database;
  #pending: Pending[] = [];
  #scheduled = false;
  /** How many batches are being written. */
  #writing = 0;
  #idle: (() => void)[] = [];
  #probe: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  /** Told after every commit which entries are in the log now. */
  committed: (entries: readonly { readonly match: string; readonly version: number }[]) => void = () => {};

  /** Told of every new match. */
  created: (row: MatchRow) => void = () => {};

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

  /**
   * Appends an entry: false if another one has its version already. Entries of the same moment share one commit.
   * `freed` is the account whose seat becomes free by it.
   */
  append(match: string, logged: Logged, change?: RowChange, freed: string | null = null): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({
        match,
        version: logged.version,
        row: valuesOf(match, logged),
        changes: [
          ...(change === undefined ? [] : [this.#changeOf(match, change)]),
          ...this.#seatsOf(match, logged, freed),
        ],
        resolve,
        reject,
      });
      this.#schedule();
    });
  }

  #changeOf(match: string, change: RowChange): CompiledQuery {
    return this.#db.updateTable('matches').set(change).where('id', '=', match).compile();
  }

  /** Appends an entry together with what follows from it, all or nothing; whatever is there already makes it fail. */
  async appendTogether(match: string, logged: Logged, queries: readonly CompiledQuery[]): Promise<void> {
    await this.database.together([
      this.#db.insertInto('log').values(rowOf(match, logged)).compile(),
      ...queries,
    ]);
    this.committed([{ match, version: logged.version }]);
  }

  /** Which account sits where is found by a row beside the log, written together with what the log says of it. */
  #seatsOf(match: string, { at, entry }: Logged, freed: string | null): CompiledQuery[] {
    const queries: CompiledQuery[] = [];
    if (freed !== null)
      queries.push(
        this.#db
          .updateTable('seats')
          .set({ seat: LEFT })
          .where('person', '=', freed)
          .where('match', '=', match)
          .compile(),
      );
    // Whoever was invited is found when their account is deleted: the log has their name.
    if (entry.kind === 'keep' && entry.person !== undefined)
      queries.push(
        this.#db
          .insertInto('seats')
          .values({ person: entry.person, match, seat: LEFT, at, over_at: null, won: null })
          .onConflict((conflict) => conflict.columns(['person', 'match']).doNothing())
          .compile(),
      );
    if ((entry.kind === 'sit' || entry.kind === 'claim') && entry.person !== undefined) {
      const { person, seat } = entry;
      const row = { person, match, seat, at, over_at: null, won: null };
      queries.push(
        this.#db
          .insertInto('seats')
          .values(row)
          .onConflict((conflict) => conflict.columns(['person', 'match']).doUpdateSet({ seat, at }))
          .compile(),
      );
    }
    return queries;
  }

  /** Whatever the loop has heard in one turn is written together. */
  #schedule(): void {
    if (this.#scheduled || this.#writing >= this.database.lanes) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      while (this.#pending.length > 0 && this.#writing < this.database.lanes)
        void this.#write(this.#pending.splice(0, this.database.batch));
    });
  }

  async #write(batch: readonly Pending[]): Promise<void> {
    this.#writing++;
    try {
      const won = await this.database.append(batch);
      this.committed(batch.filter((_, i) => won[i]));
      for (let i = 0; i < batch.length; i++) {
        if (i > 0 && i % TOLD === 0) await nextTurn();
        batch[i]!.resolve(won[i]!);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#writing--;
    if (this.#pending.length > 0) this.#schedule();
    else if (this.#writing === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** Waits until everything that was given to `append` is written. */
  async settled(): Promise<void> {
    if (this.#pending.length > 0 || this.#writing > 0)
      await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  async create(row: MatchRow, entries: readonly Logged[]): Promise<void> {
    await this.database.together(this.creating(row, entries));
    this.created(row);
  }

  /** What writes a new match down. */
  creating(row: MatchRow, entries: readonly Logged[]): CompiledQuery[] {
    const queries = [this.#db.insertInto('matches').values(row).compile()];
    if (entries.length > 0)
      queries.push(
        this.#db
          .insertInto('log')
          .values(entries.map((logged) => rowOf(row.id, logged)))
          .compile(),
      );
    return queries;
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#db
      .selectFrom('matches')
      .select(['id', 'game', 'rules', 'setup', 'secret', 'status', 'listed', 'watch', 'due_at', 'created'])
      .where('id', '=', id)
      .where('status', '<>', 'gone')
      .executeTakeFirst();
  }

  /** A long log is read page by page, so that nobody waits for all of it. */
  async entriesAfter(id: string, version: number): Promise<Logged[]> {
    const entries: Logged[] = [];
    for (;;) {
      const rows = await this.#db
        .selectFrom('log')
        .select(['version', 'at', 'seat', 'action', 'deed'])
        .where('match', '=', id)
        .where('version', '>', entries.at(-1)?.version ?? version)
        .orderBy('version')
        .limit(PAGE)
        .execute();
      try {
        entries.push(...rows.map(loggedOf));
      } catch (error) {
        throw new UnplayableError(`the log of match ${id} cannot be read`, { cause: error });
      }
      if (rows.length < PAGE) return entries;
    }
  }

  /** Puts an entry without somebody's name in the place of the one with it; nothing else of a log ever changes. */
  async rewrite(match: string, logged: Logged): Promise<void> {
    await this.#db
      .updateTable('log')
      .set({ deed: JSON.stringify(logged.entry) })
      .where('match', '=', match)
      .where('version', '=', logged.version)
      .execute();
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

  /** Tables that anybody may find, open or to be watched; of those to be watched none from before `since`. */
  async found(limit: number, since: number): Promise<string[]> {
    const newest = this.#db.selectFrom('matches').select('id').orderBy('created', 'desc').limit(limit);
    const rows = await Promise.all([
      newest.where('status', '=', 'open').where('listed', '=', 1).execute(),
      newest.where('status', '=', 'open').where('watch', '=', 1).where('created', '>', since).execute(),
      newest.where('status', '=', 'begun').where('watch', '=', 1).where('created', '>', since).execute(),
    ]);
    return [...new Set(rows.flat().map(({ id }) => id))];
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
    const where = sql<boolean>`status <> 'gone'`;
    const taken = await takeDue(this.database, 'matches', { now, until, limit, where });
    return taken.map(({ id }) => id);
  }

  /** Notes that somebody uses these matches now. */
  async touch(ids: readonly string[], now: number): Promise<void> {
    for (let i = 0; i < ids.length; i += 500)
      await this.#db
        .updateTable('matches')
        .set({ used_at: now })
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
  }

  /** Some matches that nobody has used since, by id, each with when it was used last. */
  async unused(
    status: MatchRow['status'],
    since: number,
    after: string,
    limit: number,
  ): Promise<{ readonly id: string; readonly used: number }[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(({ selectFrom }) => [
        'id',
        'created',
        'used_at',
        selectFrom('log')
          .select('at')
          .whereRef('log.match', '=', 'matches.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('at'),
      ])
      .where('status', '=', status)
      .where('created', '<', since)
      .where((builder) => builder.or([builder('used_at', 'is', null), builder('used_at', '<', since)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, created, used_at, at }) => ({
      id,
      used: Math.max(created, used_at ?? 0, at ?? 0),
    }));
  }

  async ofStatus(status: MatchRow['status'], limit: number): Promise<string[]> {
    const query = this.#db.selectFrom('matches').select('id').where('status', '=', status).limit(limit);
    return (await query.execute()).map(({ id }) => id);
  }

  /** Gives a match another status; false if it has not the one that was expected. */
  async mark(id: string, from: MatchRow['status'], to: MatchRow['status']): Promise<boolean> {
    const rows = await this.#db
      .updateTable('matches')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('id')
      .execute();
    return rows.length > 0;
  }

  /** Deletes a match that is marked as gone with everything that belongs to it, a little at a time. */
  async erase(id: string): Promise<void> {
    const newest = (await this.versionsOf([id])).get(id) ?? 0;
    for (let version = ERASED; version < newest + ERASED; version += ERASED)
      await this.#db.deleteFrom('log').where('match', '=', id).where('version', '<=', version).execute();
    await this.database.together([
      this.#db.deleteFrom('pushes').where('match', '=', id).compile(),
      this.#db.deleteFrom('seats').where('match', '=', id).compile(),
      this.#db.deleteFrom('carries').where('match', '=', id).compile(),
      this.#db.deleteFrom('reports').where('match', '=', id).compile(),
      this.#db.deleteFrom('matches').where('id', '=', id).compile(),
    ]);
  }

  /** The database's own time, in epoch milliseconds; only PostgreSQL has one. */
  async time(): Promise<number> {
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(this.#db);
    return Number(rows[0]?.now);
  }

  /** What time it was when it was last noted; 0 if it never was. */
  async notedTime(): Promise<number> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', TIME)
      .executeTakeFirst();
    return Number(row?.value ?? 0);
  }

  async noteTime(now: number): Promise<void> {
    const value = `${now}`;
    await this.#db
      .insertInto('settings')
      .values({ key: TIME, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
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
    const queries: CompiledQuery[] = [
      this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile(),
    ];
    const rows = seats.map(({ match, seat }) => ({
      endpoint,
      match,
      seat,
      language,
      keys: JSON.stringify(keys),
    }));
    if (rows.length > 0)
      queries.push(
        this.#db
          .insertInto('pushes')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['endpoint', 'match']).doNothing())
          .compile(),
      );
    await this.database.together(queries);
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.database.together([
      this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile(),
      this.#db.deleteFrom('invite_pushes').where('endpoint', '=', endpoint).compile(),
    ]);
  }

  /** A device is told of its account's invitations; without a session it is not any more. */
  async subscribeInvited({ endpoint, keys, language }: PushTarget, session: string | null): Promise<void> {
    const row = { endpoint, session: session ?? '', language, keys: JSON.stringify(keys) };
    await this.database.together([
      this.#db.deleteFrom('invite_pushes').where('endpoint', '=', endpoint).compile(),
      ...(session === null ? [] : [this.#db.insertInto('invite_pushes').values(row).compile()]),
    ]);
  }

  /** The devices of somebody that are to be told, as long as they are signed in. */
  async invitedDevices(person: string): Promise<PushTarget[]> {
    const rows = await this.#db
      .selectFrom('invite_pushes')
      .innerJoin('sessions', 'sessions.id', 'invite_pushes.session')
      .select(['endpoint', 'keys', 'language'])
      .where('sessions.person', '=', person)
      .limit(DEVICES)
      .execute();
    return rows.map(targetOf);
  }

  async subscribers(match: string, seat: Seat): Promise<PushTarget[]> {
    const rows = await this.#db
      .selectFrom('pushes')
      .select(['endpoint', 'keys', 'language'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .limit(DEVICES)
      .execute();
    return rows.map(targetOf);
  }

  /** Whether anything can be written; strangers may ask as often as they like, so it is tried once a second at most. */
  canWrite(): Promise<void> {
    if (this.#probe === undefined || performance.now() - this.#probe.at > PROBE)
      this.#probe = { at: performance.now(), outcome: this.database.together(probe(this.#db)) };
    return this.#probe.outcome;
  }

  async close(): Promise<void> {
    await this.settled();
    await this.database.close();
  }
}
