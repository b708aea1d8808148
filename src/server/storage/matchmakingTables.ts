/** Tables of matchmaking: waits, and ready tables. */
import type { Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** A wait; one per account or guest's device. */
export interface WaitingRow {
  /** The account, or the hash of a guest's token. */
  who: string;
  /** New for every wait and every change of preferences. */
  id: string;
  hash: string;
  person: string | null;
  name: string;
  wish: string;
  came: number;
  until: number;
  match: string | null;
}

/** A table of matched players, until its match begins. */
export interface PendingTableRow {
  match: string;
  game: string;
  people: number;
  began: number;
  due_at: number;
  /** 1 once a player did not come and the others are about to wait again. */
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
