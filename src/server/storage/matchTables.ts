/** The tables of matches: a row each, their logs, who is told by push; and settings that all processes share. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

export interface MatchRow {
  id: string;
  game: string;
  /** The rules version it was dealt under. */
  rules: number;
  setup: string;
  secret: string;
  /** `over` and `gone` are noted when it is looked for what need not be kept. */
  status: 'open' | 'begun' | 'over' | 'gone';
  listed: number;
  /** Whether anybody may find it once it runs. */
  watch?: number;
  /** When somebody has to look after it at the latest; null for never. */
  due_at: number | null;
  created: number;
}

/** Append-only, and unique by match and version: that is the only lock there is. */
export interface LogRow {
  match: string;
  version: number;
  at: number;
  seat: number | null;
  action: number | null;
  /** Of an entry that is not a decision; the column has kept its first name. */
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
