/** Storage of club nights: a row each for lookups, and an append-only log. */
import type { Database } from '../storage/database.ts';
import type { ClubNightRow } from '../storage/clubNightTables.ts';
import { claimDue } from '../storage/claimDue.ts';
import type { ClubNightEntry } from './clubNight.ts';

export interface LoggedClubNightEntry {
  readonly version: number;
  readonly at: number;
  readonly entry: ClubNightEntry;
}

export class ClubNightStore {
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

  async create(row: ClubNightRow): Promise<void> {
    await this.#db.insertInto('evenings').values(row).execute();
  }

  async find(id: string): Promise<ClubNightRow | undefined> {
    return this.#db.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async findByCode(code: string): Promise<ClubNightRow | undefined> {
    return this.#db
      .selectFrom('evenings')
      .selectAll()
      .where('code', '=', code)
      .orderBy('created', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async entriesAfter(id: string, version: number): Promise<LoggedClubNightEntry[]> {
    const rows = await this.#db
      .selectFrom('evening_log')
      .select(['version', 'at', 'entry'])
      .where('evening', '=', id)
      .where('version', '>', version)
      .orderBy('version')
      .execute();
    return rows.map(({ version, at, entry }) => ({
      version,
      at,
      entry: JSON.parse(entry) as ClubNightEntry,
    }));
  }

  /** False if another entry has that version already. */
  async append(id: string, { version, at, entry }: LoggedClubNightEntry): Promise<boolean> {
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

  async claimDue(now: number, until: number): Promise<string[]> {
    const taken = await claimDue(this.#database, 'evenings', { now, until, limit: 100 });
    return taken.map(({ id }) => id);
  }

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
