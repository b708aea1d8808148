/** Tables of matches: a row each, their logs, push subscriptions; and settings shared by all processes. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

export interface MatchRow {
  id: string;
  game: string;
  rules: number;
  setup: string;
  secret: string;
  /** `over` and `gone` are set by retention. */
  status: 'open' | 'begun' | 'over' | 'gone';
  listed: number;
  watch?: number;
  /** The latest time at which a process must act on it; null for never. */
  due_at: number | null;
  created: number;
}

/** Append-only; the unique key of match and version is the only lock. */
export interface LogRow {
  match: string;
  version: number;
  at: number;
  seat: number | null;
  action: number | null;
  /** Set for every entry but decisions; the column has kept its first name. */
  deed: string | null;
}

export interface PushRow {
  endpoint: string;
  match: string;
  seat: number;
  keys: string;
  language: string;
}

export async function createMatchTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, strict, clustered } = dialectWords(dialect);
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('due_at', big)
    .addColumn('created', big, (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('matches_due').on('matches').column('due_at').execute();
  await db.schema
    .createIndex('matches_listed')
    .on('matches')
    .columns(['status', 'listed', 'created'])
    .execute();
  await db.schema
    .createTable('log')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('action', 'integer')
    .addColumn('deed', 'text')
    .addPrimaryKeyConstraint('log_key', ['match', 'version'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pushes_key', ['endpoint', 'match'])
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('pushes_match').on('pushes').columns(['match', 'seat']).execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
}

export async function addUsedAt(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big } = dialectWords(dialect);
  await db.schema.alterTable('matches').addColumn('used_at', big).execute();
}
