/** Tables of administration: immutable actions, blocks, reports, and the load of each process. */
import { type Generated, type Kysely, sql } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** Append-only: the database itself rejects updates and deletes. */
export interface AdminActionRow {
  id: Generated<number>;
  at: number;
  by: string;
  kind: string;
  /** A table, a name or an address; for an account only its id, so that deleting the account removes its name. */
  about: string;
  person: string | null;
  note: string;
  details: string;
}

export interface BlockRow {
  id: string;
  person: string | null;
  address: string | null;
  reason: string;
  until: number;
  at: number;
  by: string;
}

export interface ReportRow {
  match: string;
  seat: number;
  by: number;
  version: number;
  at: number;
  reason: string;
  note: string;
  state: string;
}

export interface ProcessRow {
  id: string;
  at: number;
  load: string;
}

export async function createAdminTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const isSqlite = dialect === 'sqlite';
  const { big, strict } = dialectWords(dialect);
  await db.schema
    .createTable('acts')
    .addColumn('id', isSqlite ? 'integer' : 'bigserial', (column) => column.primaryKey())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  if (isSqlite)
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.id(`acts_${change}`)} before ${sql.raw(change)} on acts
        begin select raise(abort, 'acts are never changed'); end`.execute(db);
  else {
    await sql`create function acts_kept() returns trigger language plpgsql
      as 'begin raise exception ''acts are never changed''; end'`.execute(db);
    await sql`create trigger acts_kept before update or delete or truncate on acts
      for each statement execute function acts_kept()`.execute(db);
  }
  await db.schema
    .createTable('blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('address', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('until', big, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('by', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['match', 'seat', 'by'])
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('load', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
}
