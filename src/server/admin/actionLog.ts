/** The log of admin actions: written before each action, never changed. */
import type { CompiledQuery } from 'kysely';
import type { AdminActionLog, ParsedAdminAction } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';

const PAGE = 50;

export interface AdminActionEntry {
  readonly by: string;
  readonly kind: ParsedAdminAction['kind'];
  readonly about: string;
  readonly person?: string | null;
  readonly note: string;
  readonly details?: { readonly [key: string]: unknown };
}

export class AdminActionLogStore {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  compileInsert({ by, kind, about, person = null, note, details = {} }: AdminActionEntry): CompiledQuery {
    return this.#db
      .insertInto('admin_actions')
      .values({ at: this.#now(), by, kind, about, person, note, details: JSON.stringify(details) })
      .compile();
  }

  async list(before = Number.MAX_SAFE_INTEGER): Promise<AdminActionLog> {
    const rows = await this.#db
      .selectFrom('admin_actions')
      .leftJoin('people', 'people.id', 'admin_actions.person')
      .selectAll('admin_actions')
      .select('people.name')
      .where('admin_actions.id', '<', before)
      .orderBy('admin_actions.id', 'desc')
      .limit(PAGE)
      .execute();
    const actions = rows.map(({ id, at, by, kind, about, person, name, note, details }) => ({
      id,
      at,
      by,
      kind: kind as ParsedAdminAction['kind'],
      about: person === null ? about : (name ?? ''),
      note,
      details: JSON.parse(details) as { [key: string]: unknown },
    }));
    return { actions, next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null) };
  }
}
