/** Tables of presence, invitations and public matches. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** An online account that shares its presence, with the end of its lease. */
export interface PresenceRow {
  person: string;
  until: number;
}

export interface InviteRow {
  match: string;
  invited: string;
  inviter: string;
  seat: number;
  until: number;
}

/** A device that gets its account's invitations while signed in. */
export interface InvitePushRow {
  endpoint: string;
  session: string;
  keys: string;
  language: string;
}

export async function createLobbyTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, strict } = dialectWords(dialect);
  const flag = (otherwise: number) => (column: ColumnDefinitionBuilder) =>
    column.notNull().defaultTo(otherwise);
  await db.schema.alterTable('matches').addColumn('watch', 'integer', flag(0)).execute();
  await db.schema
    .createIndex('matches_watch')
    .on('matches')
    .columns(['status', 'watch', 'created'])
    .execute();
  await db.schema.alterTable('people').addColumn('invites', 'integer', flag(1)).execute();
  await db.schema
    .createTable('presence')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('until', big, (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('invites')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('invited', 'text', (column) => column.notNull())
    .addColumn('inviter', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('until', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('invites_key', ['invited', 'match'])
    .modifyEnd(strict)
    .execute();
  await db.schema
    .createTable('invite_pushes')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await db.schema.createIndex('invite_pushes_session').on('invite_pushes').column('session').execute();
  await db.schema
    .createTable('uninvited')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('uninvited_key', ['person', 'other'])
    .modifyEnd(strict)
    .execute();
}
