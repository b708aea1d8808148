/** The tables of accounts: who they are, how they sign in, where they sit. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

/** Somebody with an account. */
export interface PersonRow {
  id: string;
  /** Empty if the host has freed it. */
  name: string;
  /** Who may see which part of the page about them, as JSON. */
  shares: string;
  /** How they do at puzzles, as their device tells it, as JSON; null if it does not. */
  puzzles: string | null;
  created: number;
  /** Not 0 once everything of theirs is being deleted. */
  gone: number;
}

/** What a taken name looks like; without a person it is reserved, until then if there is a time. */
export interface NameRow {
  look: string;
  name: string;
  person: string | null;
  until: number | null;
}

export interface PasskeyRow {
  id: string;
  person: string;
  /** The public key. */
  key: string;
  counter: number;
  transports: string;
  label: string;
  created: number;
  /** A day. */
  used_at: number;
}

/** A device on which somebody has signed in; all that is kept of its cookie is a hash. */
export interface SessionRow {
  hash: string;
  /** What it is called in the list of devices. */
  id: string;
  person: string;
  label: string;
  created: number;
  /** A day. */
  used_at: number;
}

/** Which account sits where, as the logs say; noted so that it is found. */
export interface AccountSeatRow {
  person: string;
  match: string;
  seat: number;
  at: number;
  /** When the match ended, and whether it was won (1) or not (0): from its log, once somebody has asked. */
  over_at: number | null;
  won: number | null;
}

export async function createAccountTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { big, strict } = dialectWords(dialect);
  type Columns = {
    readonly [name: string]: 'text' | 'integer' | 'bigint' | 'text?' | 'integer?' | 'bigint?';
  };
  const table = async (name: string, key: readonly string[], columns: Columns): Promise<void> => {
    let made: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const [column, kind] of Object.entries(columns)) {
      const type = kind.replace('?', '') as 'text' | 'integer' | 'bigint';
      made = made.addColumn(column, type === 'bigint' ? big : type, (one) =>
        kind.endsWith('?') ? one : one.notNull(),
      );
    }
    await made
      .addPrimaryKeyConstraint(`${name}_key`, [...key])
      .modifyEnd(strict)
      .execute();
  };
  const index = async (name: string, column: string): Promise<void> =>
    db.schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
  await table('people', ['id'], {
    id: 'text',
    name: 'text',
    shares: 'text',
    puzzles: 'text?',
    created: 'bigint',
    gone: 'integer',
  });
  await table('names', ['look'], { look: 'text', name: 'text', person: 'text?', until: 'bigint?' });
  await table('passkeys', ['id'], {
    id: 'text',
    person: 'text',
    key: 'text',
    counter: 'bigint',
    transports: 'text',
    label: 'text',
    created: 'bigint',
    used_at: 'bigint',
  });
  await table('sessions', ['hash'], {
    hash: 'text',
    id: 'text',
    person: 'text',
    label: 'text',
    created: 'bigint',
    used_at: 'bigint',
  });
  await table('codes', ['hash'], { hash: 'text', person: 'text' });
  await table('challenges', ['hash'], { hash: 'text', what: 'text', until: 'bigint' });
  await table('seats', ['person', 'match'], {
    person: 'text',
    match: 'text',
    seat: 'integer',
    at: 'bigint',
    over_at: 'bigint?',
    won: 'integer?',
  });
  await table('carries', ['hash'], { hash: 'text', match: 'text', sealed: 'text', until: 'bigint' });
  for (const name of ['names', 'passkeys', 'sessions', 'codes']) await index(name, 'person');
  await index('seats', 'match');
}
