/** Tables of accounts: names, sign-in, seats. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import { type Dialect, dialectWords } from './dialect.ts';

export interface PersonRow {
  id: string;
  /** Empty if an admin has freed it. */
  name: string;
  shares: string;
  /** Puzzle statistics from their device, as JSON; null if not shared. */
  puzzles: string | null;
  created: number;
  /** Not 0 while the account is being deleted. */
  gone: number;
}

/** A lookalike key of a taken name; reserved if it has no account, until the time if there is one. */
export interface NameRow {
  look: string;
  name: string;
  person: string | null;
  until: number | null;
}

export interface PasskeyRow {
  id: string;
  person: string;
  key: string;
  counter: number;
  transports: string;
  label: string;
  created: number;
  used_at: number;
}

/** A signed-in device; only a hash of its cookie is stored. */
export interface SessionRow {
  hash: string;
  id: string;
  person: string;
  label: string;
  created: number;
  used_at: number;
}

export interface AccountSeatRow {
  person: string;
  match: string;
  seat: number;
  at: number;
  /** When the match ended, and whether it was won (1) or not (0): filled from its log on first request. */
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
