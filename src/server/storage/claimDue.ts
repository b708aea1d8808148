/** Claims of due work: a row belongs to one process at a time, until its lease ends. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Each table with due work, and its key. */
const KEYS = { matches: 'id', club_nights: 'id', pending_tables: 'match' } as const;

interface DueQuery {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** Restricts the rows; all by default. */
  readonly where?: RawBuilder<boolean>;
}

/**
 * One statement, so that two processes never claim the same row. Skips rows locked by a writer: waiting for them
 * while holding others could deadlock.
 */
export async function claimDue<T extends keyof typeof KEYS>(
  { db, dialect }: Database,
  table: T,
  { now, until, limit, where = sql<boolean>`true` }: DueQuery,
): Promise<Selectable<Schema[T]>[]> {
  const key = sql.ref(KEYS[table]);
  const unlocked = dialect === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Selectable<Schema[T]>>`
    with due as (
      select ${key} from ${sql.table(table)} where due_at <= ${now} and ${where} order by due_at limit ${limit} ${unlocked}
    )
    update ${sql.table(table)} set due_at = ${until} where ${key} in (select ${key} from due) returning *`.execute(
    db,
  );
  return rows;
}
