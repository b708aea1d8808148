/** What somebody has to look after: each row is one process's at a time, until the time it is taken for. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Each table that has things to look after, and what its rows are called. */
const KEYS = { matches: 'id', evenings: 'id', meetings: 'match' } as const;

interface DueQuery {
  readonly now: number;
  /** Nobody else takes them before that. */
  readonly until: number;
  /** Rows at most, the longest due first. */
  readonly limit: number;
  /** Which rows there is anything to look after at all; all of them unless it is said. */
  readonly where?: RawBuilder<boolean>;
}

/**
 * One statement, so that two processes never take the same row. A row that somebody is writing just now is left for the next time:
 * whoever waited for it while holding others could wait in a circle.
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
