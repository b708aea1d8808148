/** Where evenings are kept: a row each for finding them, and an append-only log. */
import type { Database } from '../storage/database.ts';
import type { EveningRow } from '../storage/clubTables.ts';
import { takeDue } from '../storage/takeDue.ts';
import type { EveningEntry } from './evening.ts';

export interface LoggedEntry {
  readonly version: number;
  readonly at: number;
  readonly entry: EveningEntry;
}

export class EveningStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get isShared(): boolean {
    return this.#database.dialect === 'postgres';
  }
  get #db(): Database['db'] {
    return this.#database.db;
  }

  async create(row: EveningRow): Promise<void> {
    await this.#db.insertInto('evenings').values(row).execute();
  }

  async row(id: string): Promise<EveningRow | undefined> {
    return this.#db.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The newest evening of that code. */
  async coded(code: string): Promise<EveningRow | undefined> {
    return this.#db
      .selectFrom('evenings')
      .selectAll()
      .where('code', '=', code)
      .orderBy('created', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async entriesAfter(id: string, version: number): Promise<LoggedEntry[]> {
    const rows = await this.#db
      .selectFrom('evening_log')
      .select(['version', 'at', 'entry'])
      .where('evening', '=', id)
      .where('version', '>', version)
      .orderBy('version')
      .execute();
    return rows.map(({ version, at, entry }) => ({ version, at, entry: JSON.parse(entry) as EveningEntry }));
  }

  /** False if another entry has that version already. */
  async append(id: string, { version, at, entry }: LoggedEntry): Promise<boolean> {
    const rows = await this.#db
      .insertInto('evening_log')
      .values({ evening: id, version, at, entry: JSON.stringify(entry) })
      .onConflict((conflict) => conflict.columns(['evening', 'version']).doNothing())
      .returning('version')
      .execute();
    return rows.length > 0;
  }

  async setDue(id: string, due: number | null): Promise<void> {
    await this.#db.updateTable('evenings').set({ due_at: due }).where('id', '=', id).execute();
  }

  /** Evenings that somebody has to look after; only one process gets each of them, until the given time. */
  async takeDue(now: number, until: number): Promise<string[]> {
    const taken = await takeDue(this.#database, 'evenings', { now, until, limit: 100 });
    return taken.map(({ id }) => id);
  }

  /** Deletes what was opened before, a few at a time. */
  async eraseBefore(created: number): Promise<void> {
    const old = await this.#db
      .selectFrom('evenings')
      .select('id')
      .where('created', '<', created)
      .limit(20)
      .execute();
    for (const { id } of old)
      await this.#database.together([
        this.#db.deleteFrom('evening_log').where('evening', '=', id).compile(),
        this.#db.deleteFrom('evenings').where('id', '=', id).compile(),
      ]);
  }
}
