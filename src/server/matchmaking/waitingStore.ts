/** Storage of waits and their ready tables. Every step is one transaction, so a crash leaves nothing half done. */
import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import { claimDue } from '../storage/claimDue.ts';
import { generateId } from '../matches/tokens.ts';
import type { Row } from '../storage/schema.ts';

export interface FoundWait extends Row<'waiting'> {
  readonly game: string | null;
  readonly began: number | null;
}

export interface TableAssignment {
  readonly match: string;
  readonly game: string;
  readonly waits: readonly string[];
  readonly creating: readonly CompiledQuery[];
}

/** Taken by every transaction that changes several waits, to avoid deadlocks. */
const ADVISORY_LOCK = 19_07;
const IDS_PER_STATEMENT = 500;
const INSERTS_PER_COMMIT = 64;

interface PendingInsert {
  readonly row: Row<'waiting'>;
  readonly resolve: (isNew: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class WaitingStore {
  readonly #database: Database;
  #inserts: PendingInsert[] = [];
  #isWriting = false;

  constructor({ database }: Store) {
    this.#database = database;
  }

  get isShared(): boolean {
    return this.#database.dialect === 'postgres';
  }
  get #db(): Database['db'] {
    return this.#database.db;
  }

  #together(queries: readonly CompiledQuery[]): Promise<void> {
    const lock = this.isShared ? [sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.compile(this.#db)] : [];
    return this.#database.together([...lock, ...queries]);
  }

  async all(): Promise<FoundWait[]> {
    return this.#select().execute();
  }

  async find(who: string): Promise<FoundWait | undefined> {
    return this.#select().where('waiting.who', '=', who).executeTakeFirst();
  }

  #select() {
    return this.#db
      .selectFrom('waiting')
      .leftJoin('pending_tables', 'pending_tables.match', 'waiting.match')
      .selectAll('waiting')
      .select(['pending_tables.game', 'pending_tables.began']);
  }

  /** Writes a new wait; false if there is one already. Arrivals during a write share the next commit. */
  begin(row: Row<'waiting'>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#inserts.push({ row, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Requests of the same turn are written together.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (this.#inserts.length > 0) {
      const some = this.#inserts.splice(0, INSERTS_PER_COMMIT);
      try {
        const rows = await this.#db
          .insertInto('waiting')
          .values(some.map(({ row }) => row))
          .onConflict((conflict) => conflict.column('who').doNothing())
          .returning('id')
          .execute();
        const written = new Set(rows.map(({ id }) => id));
        for (const { row, resolve } of some) resolve(written.has(row.id));
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#isWriting = false;
  }

  /** Renews a wait or changes its preferences; false if it has changed meanwhile. */
  async update(
    { who, id, match }: Pick<Row<'waiting'>, 'who' | 'id' | 'match'>,
    change: Partial<Row<'waiting'>>,
  ): Promise<boolean> {
    const rows = await this.#db
      .updateTable('waiting')
      .set(change)
      .where('who', '=', who)
      .where('id', '=', id)
      .where('match', match === null ? 'is' : '=', match)
      .returning('who')
      .execute();
    return rows.length > 0;
  }

  async renew(ids: readonly string[], until: number): Promise<void> {
    for (let i = 0; i < ids.length; i += IDS_PER_STATEMENT)
      await this.#together([
        this.#db
          .updateTable('waiting')
          .set({ until })
          .where('id', 'in', ids.slice(i, i + IDS_PER_STATEMENT))
          .compile(),
      ]);
  }

  /** Ends a wait; a table ready for it becomes due at once. */
  async stop(who: string, now: number): Promise<void> {
    const ready = this.#db.selectFrom('waiting').select('match').where('who', '=', who);
    await this.#together([
      this.#db.updateTable('pending_tables').set({ due_at: now }).where('match', 'in', ready).compile(),
      this.#db.deleteFrom('waiting').where('who', '=', who).compile(),
    ]);
  }

  /**
   * Creates all of these tables, or none. Fails if any player has stopped, lost their lease or already has a table:
   * then the count of taken rows yields null in a NOT NULL column.
   */
  async assignTables(takings: readonly TableAssignment[], now: number): Promise<void> {
    await this.#together(
      takings.flatMap(({ match, game, waits, creating }) => [
        this.#db
          .updateTable('waiting')
          .set({ match })
          .where('id', 'in', waits)
          .where('match', 'is', null)
          .where('until', '>', now)
          .compile(),
        sql`insert into pending_tables (match, game, people, began, due_at, dissolved)
          select cast(${match} as text), cast(${game} as text),
            case when count(*) = cast(${waits.length} as bigint) then cast(${waits.length} as integer) end,
            cast(${now} as bigint), cast(${now} as bigint), 0
          from waiting where match = ${match}`.compile(this.#db),
        ...creating,
      ]),
    );
  }

  claimDue(now: number, until: number): Promise<Row<'pending_tables'>[]> {
    return claimDue(this.#database, 'pending_tables', { now, until, limit: IDS_PER_STATEMENT });
  }

  async waitsFor(match: string): Promise<Row<'waiting'>[]> {
    return this.#db.selectFrom('waiting').selectAll().where('match', '=', match).execute();
  }

  async deleteBegun(match: string): Promise<void> {
    await this.#together(this.#compileEnd(match));
  }

  #compileEnd(match: string): CompiledQuery[] {
    return [
      this.#db.deleteFrom('waiting').where('match', '=', match).compile(),
      this.#db.deleteFrom('pending_tables').where('match', '=', match).compile(),
    ];
  }

  async dissolve(match: string): Promise<void> {
    await this.#db.updateTable('pending_tables').set({ dissolved: 1 }).where('match', '=', match).execute();
  }

  /** Players who came wait again at their old place; the others' waits end. */
  async requeue(match: string, those: readonly Row<'waiting'>[]): Promise<void> {
    await this.#together([
      ...those.map(({ who }) =>
        this.#db
          .updateTable('waiting')
          .set({ match: null, id: generateId() })
          .where('who', '=', who)
          .where('match', '=', match)
          .compile(),
      ),
      ...this.#compileEnd(match),
    ]);
  }

  async deleteExpired(before: number): Promise<void> {
    await this.#together([
      this.#db.deleteFrom('waiting').where('match', 'is', null).where('until', '<', before).compile(),
    ]);
  }
}
