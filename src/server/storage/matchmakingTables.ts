/** The tables of people who wait for others, and of those who have met. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** Somebody who waits for others; one person, or one device of a guest, waits once. */
export interface WaitingRow {
  /** The account, or the hash of a guest's token. */
  who: string;
  /** Another one with every wait and every wish. */
  id: string;
  /** Of the token that will have the seat. */
  hash: string;
  person: string | null;
  name: string;
  /** As JSON. */
  wish: string;
  came: number;
  /** They are believed to be there until then. */
  until: number;
  /** The table that is ready for them. */
  match: string | null;
}

/** A table of people who have met, until the cards are dealt. */
export interface PendingTableRow {
  match: string;
  game: string;
  people: number;
  began: number;
  /** When somebody has to look after it. */
  due_at: number;
  /** 1 once somebody did not come, and the others are about to wait again. */
  dissolved: number;
}

export async function createMatchmakingTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, strict } = dialectWords(dialect);
  await db.schema
    .createTable('waiting')
    .addColumn('who', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('came', big, (column) => column.notNull())
    .addColumn('until', big, (column) => column.notNull())
    .addColumn('match', 'text')
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('waiting_id').on('waiting').column('id').execute();
  await db.schema.createIndex('waiting_match').on('waiting').column('match').execute();
  await db.schema
    .createTable('meetings')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('began', big, (column) => column.notNull())
    .addColumn('due_at', big, (column) => column.notNull())
    .addColumn('dissolved', 'integer', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('meetings_due').on('meetings').column('due_at').execute();
}
