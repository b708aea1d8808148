/** Tables of club nights: a row each, and their logs. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

export interface ClubNightRow {
  id: string;
  code: string;
  terms: string;
  key: string;
  /** When a process must act on it; null for never. */
  due_at: number | null;
  created: number;
}

/** Like the log of matches: append-only, unique by club night and version. */
export interface ClubNightLogRow {
  evening: string;
  version: number;
  at: number;
  entry: string;
}

export async function createClubNightTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, strict, clustered } = dialectWords(dialect);
  await db.schema
    .createTable('evenings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('due_at', big)
    .addColumn('created', big, (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('evenings_code').on('evenings').columns(['code', 'created']).execute();
  await db.schema.createIndex('evenings_due').on('evenings').column('due_at').execute();
  await db.schema
    .createTable('evening_log')
    .addColumn('evening', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('evening_log_key', ['evening', 'version'])
    .modifyEnd(clustered)
    .execute();
}
