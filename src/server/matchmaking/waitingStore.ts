/** Where those who wait are kept, and the tables that are ready for them: every step is one transaction, so a killed process leaves nothing half done. */
import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { PendingTableRow, WaitingRow } from '../storage/matchmakingTables.ts';
import type { Store } from '../storage/store.ts';
import { claimDue } from '../storage/claimDue.ts';
import { generateId } from '../matches/tokens.ts';

/** A wait, and since when its table is ready. */
export interface FoundWait extends WaitingRow {
  readonly game: string | null;
  readonly began: number | null;
}

/** A table that is to be, and the waits it takes. */
export interface TableAssignment {
  readonly match: string;
  readonly game: string;
  readonly waits: readonly string[];
  /** What writes the table down. */
  readonly creating: readonly CompiledQuery[];
}

/** Whatever takes several waits at once takes this first, so that no process waits for another that waits for it. */
const ADVISORY_LOCK = 19_07;
/** Waits named in one statement. */
const IDS_PER_STATEMENT = 500;
/** People who begin to wait in one commit. */
const INSERTS_PER_COMMIT = 64;

interface PendingInsert {
  readonly row: WaitingRow;
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
      .leftJoin('meetings', 'meetings.match', 'waiting.match')
      .selectAll('waiting')
      .select(['meetings.game', 'meetings.began']);
  }

  /** Somebody begins to wait; false if they do already. Whoever comes while others are being written shares the next commit. */
  begin(row: WaitingRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#inserts.push({ row, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Whatever the loop hears in one turn is written together.
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

  /** Goes on with a wait, or with another wish; false if it is no longer as it was. */
  async update(
    { who, id, match }: Pick<WaitingRow, 'who' | 'id' | 'match'>,
    change: Partial<WaitingRow>,
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

  /** They are there until then. */
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

  /** Somebody waits no longer; a table that is ready for them is looked after at once. */
  async stop(who: string, now: number): Promise<void> {
    const ready = this.#db.selectFrom('waiting').select('match').where('who', '=', who);
    await this.#together([
      this.#db.updateTable('meetings').set({ due_at: now }).where('match', 'in', ready).compile(),
      this.#db.deleteFrom('waiting').where('who', '=', who).compile(),
    ]);
  }

  /**
   * Puts people together at new tables: all of these tables, or none. It fails if anybody of them has stopped, was last seen too long
   * ago, or has a table already: the count of those who were taken has no value then, and the row needs one.
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
        sql`insert into meetings (match, game, people, began, due_at, dissolved)
          select cast(${match} as text), cast(${game} as text),
            case when count(*) = cast(${waits.length} as bigint) then cast(${waits.length} as integer) end,
            cast(${now} as bigint), cast(${now} as bigint), 0
          from waiting where match = ${match}`.compile(this.#db),
        ...creating,
      ]),
    );
  }

  /** Tables that somebody has to look after; only one process gets each of them, until the given time. */
  claimDue(now: number, until: number): Promise<PendingTableRow[]> {
    return claimDue(this.#database, 'meetings', { now, until, limit: IDS_PER_STATEMENT });
  }

  async waitsFor(match: string): Promise<WaitingRow[]> {
    return this.#db.selectFrom('waiting').selectAll().where('match', '=', match).execute();
  }

  /** The cards are dealt: nobody waits for this table any more. */
  async deleteBegun(match: string): Promise<void> {
    await this.#together(this.#compileEnd(match));
  }

  #compileEnd(match: string): CompiledQuery[] {
    return [
      this.#db.deleteFrom('waiting').where('match', '=', match).compile(),
      this.#db.deleteFrom('meetings').where('match', '=', match).compile(),
    ];
  }

  /** From now on the table comes to nothing, whoever looks after it. */
  async dissolve(match: string): Promise<void> {
    await this.#db.updateTable('meetings').set({ dissolved: 1 }).where('match', '=', match).execute();
  }

  /** Those who have come to a table wait again, each at their place; the others wait no longer. */
  async requeue(match: string, those: readonly WaitingRow[]): Promise<void> {
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

  /** Deletes waits of people who were last seen before. */
  async deleteExpired(before: number): Promise<void> {
    await this.#together([
      this.#db.deleteFrom('waiting').where('match', 'is', null).where('until', '<', before).compile(),
    ]);
  }
}
