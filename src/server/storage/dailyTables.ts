/** The table of daily results. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** A finished attempt at a daily deal; `device` is a pseudonym for this day and game alone. */
export interface DailyResultRow {
  day: string;
  game: string;
  device: string;
  attempt: number;
  rules: number;
  lead: number;
}

export async function createDailyTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { clustered } = dialectWords(dialect);
  await db.schema
    .createTable('daily')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('lead', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_key', ['day', 'game', 'device', 'attempt'])
    .modifyEnd(clustered)
    .execute();
}
