/** Storage of club nights: a row each for lookups, and an append-only log. */
import type { Database } from '../storage/database.ts';
import { claimDue } from '../storage/claimDue.ts';
import type { ClubNightEntry } from './clubNight.ts';
import type { Row } from '../storage/schema.ts';

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

  async create(row: Row<'club_nights'>): Promise<void> {
    await this.#db.insertInto('club_nights').values(row).execute();
  }

  async find(id: string): Promise<Row<'club_nights'> | undefined> {
    return this.#db.selectFrom('club_nights').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async findByCode(code: string): Promise<Row<'club_nights'> | undefined> {
    return this.#db
      .selectFrom('club_nights')
      .selectAll()
      .where('code', '=', code)
      .orderBy('created', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async entriesAfter(id: string, version: number): Promise<LoggedClubNightEntry[]> {
    const rows = await this.#db
      .selectFrom('club_night_log')
      .select(['version', 'at', 'entry'])
      .where('club_night', '=', id)
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
      .insertInto('club_night_log')
      .values({ club_night: id, version, at, entry: JSON.stringify(entry) })
      .onConflict((conflict) => conflict.columns(['club_night', 'version']).doNothing())
      .returning('version')
      .execute();
    return rows.length > 0;
  }

  async setDue(id: string, due: number | null): Promise<void> {
    await this.#db.updateTable('club_nights').set({ due_at: due }).where('id', '=', id).execute();
  }

  async claimDue(now: number, until: number): Promise<string[]> {
    const taken = await claimDue(this.#database, 'club_nights', { now, until, limit: 100 });
    return taken.map(({ id }) => id);
  }

  async eraseBefore(created: number): Promise<void> {
    const old = await this.#db
      .selectFrom('club_nights')
      .select('id')
      .where('created', '<', created)
      .limit(20)
      .execute();
    for (const { id } of old)
      await this.#database.together([
        this.#db.deleteFrom('club_night_log').where('club_night', '=', id).compile(),
        this.#db.deleteFrom('club_nights').where('id', '=', id).compile(),
      ]);
  }
}
