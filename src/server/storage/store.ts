/** Storage of matches: an append-only log, and a row per match for lookups. */
import { EventEmitter } from 'node:events';
import type { Config } from '../../core/index.ts';
import type { AbsenceRule, Level, TimeControl } from '../../protocol/index.ts';
import { type CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';
import { type Logged, UnplayableError } from '../room/logEntry.ts';
import { fromLogRow, LogWriter, toLogRow, toLogValues } from './logWriter.ts';
import { StorageError } from './errors.ts';
import { writeProbe } from './migrations.ts';
import { claimDue } from './claimDue.ts';
import type { MatchRow } from './schema.ts';

export interface StoredSetup {
  readonly config: Config;
  readonly time: TimeControl;
  readonly level: Level;
  readonly showHands: boolean;
  readonly absence: AbsenceRule;
  /** The first match of the same table, if it is another one. */
  readonly link?: string;
  /** Of a rated table: the edition of the bots' ratings. */
  readonly rated?: number;
  readonly startsWhenFull?: true;
  readonly isArranged?: true;
  readonly wasPublic?: true;
}

export interface RowChange {
  readonly status?: MatchRow['status'];
  readonly due_at?: number | null;
  readonly listed?: 0;
}

/** How long a probe's result is valid, in milliseconds. */
const PROBE = 1000;
/** The longest wait for a probe, in milliseconds. */
const PROBE_TIMEOUT = 2000;

/** The seat of an account that has left a table whose log still contains its name. */
export const NO_SEAT_LEFT = -1;

const TIME = 'time';
/** The key of the shared correction of the database's clock. */
const CORRECTION = 'clock-correction';
const PAGE = 500;

/** A health check must not wait for a database that another program has locked. */
async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PROBE_TIMEOUT, new StorageError('the database does not answer', 'locked'));
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class Store {
  readonly database: Database;
  readonly #writer: LogWriter;
  #probe: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  readonly events = new EventEmitter<{
    /** The entries of a commit by this process. */
    readonly committed: [entries: readonly { readonly match: string; readonly version: number }[]];
    readonly created: [row: MatchRow];
  }>();

  constructor(database: Database) {
    this.database = database;
    this.#writer = new LogWriter(database, (entries) => this.events.emit('committed', entries));
  }

  get isShared(): boolean {
    return this.database.dialect === 'postgres';
  }

  get #db(): Database['db'] {
    return this.database.db;
  }

  /**
   * Appends an entry: false if its version is taken. Entries of the same moment share one commit. `freed` is the
   * account whose seat becomes free.
   */
  append(match: string, logged: Logged, change?: RowChange, freed: string | null = null): Promise<boolean> {
    const changes = this.#compileSeatChanges(match, logged, freed);
    if (change !== undefined) changes.unshift(this.#compileRowChange(match, change));
    return this.#writer.append({ match, version: logged.version, row: toLogValues(match, logged), changes });
  }

  #compileRowChange(match: string, change: RowChange): CompiledQuery {
    return this.#db.updateTable('matches').set(change).where('id', '=', match).compile();
  }

  /** Appends an entry and runs queries, all or nothing; fails if any row exists already. */
  async appendTogether(match: string, logged: Logged, queries: readonly CompiledQuery[]): Promise<void> {
    await this.database.together([
      this.#db.insertInto('log').values(toLogRow(match, logged)).compile(),
      ...queries,
    ]);
    this.events.emit('committed', [{ match, version: logged.version }]);
  }

  /** Writes the index of accounts' seats in the same transaction as the log. */
  #compileSeatChanges(readMatch: string, { at, entry }: Logged, freed: string | null): CompiledQuery[] {
    const queries: CompiledQuery[] = [];
    if (freed !== null)
      queries.push(
        this.#db
          .updateTable('seats')
          .set({ seat: NO_SEAT_LEFT })
          .where('person', '=', freed)
          .where('match', '=', readMatch)
          .compile(),
      );
    // The log contains the invited account's name, so deleting the account must find it.
    if (entry.kind === 'keep' && entry.person !== undefined)
      queries.push(
        this.#db
          .insertInto('seats')
          .values({
            person: entry.person,
            match: readMatch,
            seat: NO_SEAT_LEFT,
            at,
            over_at: null,
            won: null,
          })
          .onConflict((conflict) => conflict.columns(['person', 'match']).doNothing())
          .compile(),
      );
    if ((entry.kind === 'sit' || entry.kind === 'claim') && entry.person !== undefined) {
      const { person, seat } = entry;
      const row = { person, match: readMatch, seat, at, over_at: null, won: null };
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

  settled(): Promise<void> {
    return this.#writer.settled();
  }

  async create(row: MatchRow, entries: readonly Logged[]): Promise<void> {
    await this.database.together(this.compileCreate(row, entries));
    this.events.emit('created', row);
  }

  compileCreate(row: MatchRow, entries: readonly Logged[]): CompiledQuery[] {
    const queries = [this.#db.insertInto('matches').values(row).compile()];
    if (entries.length > 0)
      queries.push(
        this.#db
          .insertInto('log')
          .values(entries.map((logged) => toLogRow(row.id, logged)))
          .compile(),
      );
    return [...queries, ...entries.flatMap((logged) => this.#compileSeatChanges(row.id, logged, null))];
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#db
      .selectFrom('matches')
      .select(['id', 'game', 'rules', 'setup', 'secret', 'status', 'listed', 'watch', 'due_at', 'created'])
      .where('id', '=', id)
      .where('status', '<>', 'gone')
      .executeTakeFirst();
  }

  /** Reads a long log in pages, so that other work can run in between. */
  async entriesAfter(id: string, version: number): Promise<Logged[]> {
    const entries: Logged[] = [];
    for (;;) {
      const rows = await this.#db
        .selectFrom('log')
        .select(['version', 'at', 'seat', 'action', 'entry'])
        .where('match', '=', id)
        .where('version', '>', entries.at(-1)?.version ?? version)
        .orderBy('version')
        .limit(PAGE)
        .execute();
      try {
        entries.push(...rows.map(fromLogRow));
      } catch (error) {
        throw new UnplayableError(`the log of match ${id} cannot be read`, { cause: error });
      }
      if (rows.length < PAGE) return entries;
    }
  }

  /** Replaces an entry with one without a deleted account's name; logs never change otherwise. */
  async rewrite(match: string, logged: Logged): Promise<void> {
    await this.#db
      .updateTable('log')
      .set({ entry: JSON.stringify(logged.entry) })
      .where('match', '=', match)
      .where('version', '=', logged.version)
      .execute();
  }

  async readVersions(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('log')
      .select(({ fn }) => ['match', fn.max('version').as('version')])
      .where('match', 'in', ids)
      .groupBy('match')
      .execute();
    return new Map(rows.map(({ match, version }) => [match, version]));
  }

  /** Public tables: open ones, and running ones created after `since`. */
  async listPublic(limit: number, since: number): Promise<string[]> {
    const newest = this.#db.selectFrom('matches').select('id').orderBy('created', 'desc').limit(limit);
    const rows = await Promise.all([
      newest.where('status', '=', 'open').where('listed', '=', 1).execute(),
      newest.where('status', '=', 'open').where('watch', '=', 1).where('created', '>', since).execute(),
      newest.where('status', '=', 'begun').where('watch', '=', 1).where('created', '>', since).execute(),
    ]);
    return [...new Set(rows.flat().map(({ id }) => id))];
  }

  async extendDue(ids: readonly string[], until: number): Promise<void> {
    for (let i = 0; i < ids.length; i += 500)
      await this.#db
        .updateTable('matches')
        .set({ due_at: until })
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
  }

  /** Releases a claimed match until it is due again; false if its due time has changed meanwhile. */
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

  /** Claims due matches until the given time: only one process gets each. */
  async claimDue(now: number, until: number, limit: number): Promise<string[]> {
    const where = sql<boolean>`status <> 'gone'`;
    const taken = await claimDue(this.database, 'matches', { now, until, limit, where });
    return taken.map(({ id }) => id);
  }

  /** Changes a match's status; false if it was not `from`. */
  async changeStatus(id: string, from: MatchRow['status'], to: MatchRow['status']): Promise<boolean> {
    const rows = await this.#db
      .updateTable('matches')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('id')
      .execute();
    return rows.length > 0;
  }

  /**
   * In one query: the database's own clock in epoch milliseconds, the stored time, and the correction, each 0 if
   * missing. Only PostgreSQL has a clock.
   */
  async sharedClock(): Promise<{
    readonly clock: number;
    readonly newest: number;
    readonly correction: number;
  }> {
    const { rows } = await sql<{ now: number; newest: string | null; correction: string | null }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
        (select value from settings where key = ${TIME}) as newest,
        (select value from settings where key = ${CORRECTION}) as correction`.execute(this.#db);
    const [row] = rows;
    return {
      clock: Number(row?.now),
      newest: Number(row?.newest ?? 0),
      correction: Number(row?.correction ?? 0),
    };
  }

  correctClock(correction: number): Promise<void> {
    return this.#set(CORRECTION, `${correction}`);
  }

  async readStoredTime(): Promise<number> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', TIME)
      .executeTakeFirst();
    return Number(row?.value ?? 0);
  }

  storeTime(now: number): Promise<void> {
    return this.#set(TIME, `${now}`);
  }

  async #set(key: string, value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  /** Continues from another time; later due times become due then. */
  async resetTime(now: number): Promise<void> {
    await this.storeTime(now);
    if (this.isShared) await this.correctClock(0);
    const due = { due_at: now };
    await this.database.together([
      this.#db.updateTable('matches').set(due).where('due_at', '>', now).compile(),
      this.#db.updateTable('club_nights').set(due).where('due_at', '>', now).compile(),
      this.#db.updateTable('pending_tables').set(due).where('due_at', '>', now).compile(),
    ]);
  }

  /** A setting that is created once for all processes. */
  async readOrCreateSetting(key: string, make: () => string): Promise<string> {
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

  /** Probes whether the database can be written to, at most once a second however often clients ask. */
  canWrite(): Promise<void> {
    if (this.#probe === undefined || performance.now() - this.#probe.at > PROBE)
      this.#probe = {
        at: performance.now(),
        outcome: withTimeout(this.database.together(writeProbe(this.#db))),
      };
    return this.#probe.outcome;
  }

  async close(): Promise<void> {
    await this.settled();
    await this.database.close();
  }
}
