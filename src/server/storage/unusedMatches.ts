/** Unused matches: finding them, and deleting all their data. */
import type { Database } from './database.ts';
import type { Store } from './store.ts';
import type { MatchRow } from './schema.ts';

const ERASED = 500;

export class UnusedMatches {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  get #db(): Database['db'] {
    return this.#store.database.db;
  }

  async touch(ids: readonly string[], now: number): Promise<void> {
    for (let i = 0; i < ids.length; i += 500)
      await this.#db
        .updateTable('matches')
        .set({ used_at: now })
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
  }

  async findUnused(
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

  async findByStatus(status: MatchRow['status'], limit: number): Promise<string[]> {
    const query = this.#db.selectFrom('matches').select('id').where('status', '=', status).limit(limit);
    return (await query.execute()).map(({ id }) => id);
  }

  /** Deletes all data of a match that is marked as gone, in small steps. */
  async erase(id: string): Promise<void> {
    const newest = (await this.#store.readVersions([id])).get(id) ?? 0;
    for (let version = ERASED; version < newest + ERASED; version += ERASED)
      await this.#db.deleteFrom('log').where('match', '=', id).where('version', '<=', version).execute();
    await this.#store.database.together([
      this.#db.deleteFrom('pushes').where('match', '=', id).compile(),
      this.#db.deleteFrom('seats').where('match', '=', id).compile(),
      this.#db.deleteFrom('seat_transfers').where('match', '=', id).compile(),
      this.#db.deleteFrom('reports').where('match', '=', id).compile(),
      this.#db.deleteFrom('matches').where('id', '=', id).compile(),
    ]);
  }
}
