/** The schema, equal on both databases: texts, integers, JSON as text, epoch milliseconds. */
import { type CreateTableBuilder, type Generated, type Kysely, sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** A question mark: the value may be null. */
type Column = 'text' | 'integer' | 'bigint' | 'double' | 'text?' | 'integer?' | 'bigint?' | 'number';

interface Table {
  readonly key: readonly string[];
  readonly columns: { readonly [name: string]: Column };
  readonly indexes?: { readonly [name: string]: readonly string[] };
  /** Whether SQLite stores the rows in the order of their key. */
  readonly isClustered?: true;
}

/** The tables of the first version. Later changes are migrations of their own (migrations.ts). */
export const BASELINE = {
  matches: {
    key: ['id'],
    columns: {
      id: 'text',
      game: 'text',
      rules: 'integer',
      setup: 'text',
      secret: 'text',
      status: 'text',
      listed: 'integer',
      watch: 'integer',
      /** The latest time at which a process must act on it; null for never. */
      due_at: 'bigint?',
      created: 'bigint',
      /** The last use, in addition to the log. */
      used_at: 'bigint?',
    },
    indexes: {
      due: ['due_at'],
      listed: ['status', 'listed', 'created'],
      watch: ['status', 'watch', 'created'],
    },
  },
  /** Append-only; the unique key of match and version is the only lock. */
  log: {
    key: ['match', 'version'],
    columns: {
      match: 'text',
      version: 'integer',
      at: 'bigint',
      seat: 'integer?',
      action: 'integer?',
      /** Set for every entry but players' decisions. */
      entry: 'text?',
    },
    isClustered: true,
  },
  pushes: {
    key: ['endpoint', 'match'],
    columns: { endpoint: 'text', match: 'text', seat: 'integer', keys: 'text', language: 'text' },
    indexes: { match: ['match', 'seat'] },
  },
  settings: { key: ['key'], columns: { key: 'text', value: 'text' } },
  /** Finished attempts at a daily deal; `device` is a pseudonym for this day and game alone. */
  daily: {
    key: ['day', 'game', 'device', 'attempt'],
    columns: {
      day: 'text',
      game: 'text',
      device: 'text',
      attempt: 'integer',
      rules: 'integer',
      lead: 'integer',
    },
    isClustered: true,
  },
  people: {
    key: ['id'],
    columns: {
      id: 'text',
      /** Empty if an admin has freed it. */
      name: 'text',
      shares: 'text',
      /** Puzzle statistics from their device, as JSON; null if not shared. */
      puzzles: 'text?',
      created: 'bigint',
      /** Not 0 while the account is being deleted. */
      gone: 'integer',
      /** 1 if recent players may invite them. */
      invites: 'integer',
    },
  },
  /** Lookalike keys of taken names; reserved if there is no account, until the time if there is one. */
  names: {
    key: ['look'],
    columns: { look: 'text', name: 'text', person: 'text?', until: 'bigint?' },
    indexes: { person: ['person'] },
  },
  passkeys: {
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text',
      key: 'text',
      counter: 'bigint',
      transports: 'text',
      label: 'text',
      created: 'bigint',
      used_at: 'bigint',
    },
    indexes: { person: ['person'] },
  },
  /** Signed-in devices; only a hash of the cookie is stored. */
  sessions: {
    key: ['hash'],
    columns: {
      hash: 'text',
      id: 'text',
      person: 'text',
      label: 'text',
      created: 'bigint',
      used_at: 'bigint',
    },
    indexes: { person: ['person'] },
  },
  codes: { key: ['hash'], columns: { hash: 'text', person: 'text' }, indexes: { person: ['person'] } },
  challenges: { key: ['hash'], columns: { hash: 'text', what: 'text', until: 'bigint' } },
  seats: {
    key: ['person', 'match'],
    columns: {
      person: 'text',
      match: 'text',
      seat: 'integer',
      at: 'bigint',
      /** When the match ended, and whether it was won (1) or not (0): filled from its log on first request. */
      over_at: 'bigint?',
      won: 'integer?',
    },
    indexes: { match: ['match'] },
  },
  /** Links that move a seat to another device, by the hash of their code. */
  seat_transfers: {
    key: ['hash'],
    columns: { hash: 'text', match: 'text', sealed: 'text', until: 'bigint' },
  },
  club_nights: {
    key: ['id'],
    columns: {
      id: 'text',
      code: 'text',
      terms: 'text',
      key: 'text',
      /** When a process must act on it; null for never. */
      due_at: 'bigint?',
      created: 'bigint',
    },
    indexes: { code: ['code', 'created'], due: ['due_at'] },
  },
  /** Like the log of matches: append-only, unique by club night and version. */
  club_night_log: {
    key: ['club_night', 'version'],
    columns: { club_night: 'text', version: 'integer', at: 'bigint', entry: 'text' },
    isClustered: true,
  },
  ratings: {
    key: ['game', 'player'],
    columns: {
      game: 'text',
      /** The rating id, which reveals nothing once the account is deleted. */
      player: 'text',
      /** Null once it is deleted. */
      person: 'text?',
      mu: 'double',
      sigma: 'double',
      matches: 'integer',
      /** Their opponents, as JSON; empty for none. */
      opponents: 'text',
      at: 'bigint',
    },
    indexes: { person: ['person'], best: ['game', 'mu'] },
  },
  rating_points: {
    key: ['player', 'game', 'number'],
    columns: {
      player: 'text',
      game: 'text',
      number: 'integer',
      match: 'text',
      at: 'bigint',
      mu: 'double',
      sigma: 'double',
    },
    isClustered: true,
  },
  /** Rated matches in order. A process that takes the next number has read all ratings before it. */
  rated: { key: ['number'], columns: { number: 'integer', match: 'text' } },
  /** Waits for a table; one per account or guest's device. */
  waiting: {
    key: ['who'],
    columns: {
      /** The account, or the hash of a guest's token. */
      who: 'text',
      /** New for every wait and every change of preferences. */
      id: 'text',
      hash: 'text',
      person: 'text?',
      name: 'text',
      wish: 'text',
      came: 'bigint',
      until: 'bigint',
      match: 'text?',
    },
    indexes: { id: ['id'], match: ['match'] },
  },
  /** Tables of matched players, until their matches begin. */
  pending_tables: {
    key: ['match'],
    columns: {
      match: 'text',
      game: 'text',
      people: 'integer',
      began: 'bigint',
      due_at: 'bigint',
      /** 1 once a player did not come and the others are about to wait again. */
      dissolved: 'integer',
    },
    indexes: { due: ['due_at'] },
  },
  /** Online accounts that share their presence, with the end of their lease. */
  presence: { key: ['person'], columns: { person: 'text', until: 'bigint' } },
  invites: {
    key: ['invited', 'match'],
    columns: { match: 'text', invited: 'text', inviter: 'text', seat: 'integer', until: 'bigint' },
  },
  /** Devices that get their account's invitations while signed in. */
  invite_pushes: {
    key: ['endpoint'],
    columns: { endpoint: 'text', session: 'text', keys: 'text', language: 'text' },
    indexes: { session: ['session'] },
  },
  /** `other` may not invite `person`. */
  uninvited: { key: ['person', 'other'], columns: { person: 'text', other: 'text' } },
  /** Append-only: the database itself rejects updates and deletes. */
  admin_actions: {
    key: ['id'],
    columns: {
      id: 'number',
      at: 'bigint',
      by: 'text',
      kind: 'text',
      /** A table, a name or an address; for an account only its id, so that deleting the account removes its name. */
      about: 'text',
      person: 'text?',
      note: 'text',
      details: 'text',
    },
  },
  blocks: {
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text?',
      address: 'text?',
      reason: 'text',
      until: 'bigint',
      at: 'bigint',
      by: 'text',
    },
  },
  reports: {
    key: ['match', 'seat', 'by'],
    columns: {
      match: 'text',
      seat: 'integer',
      by: 'integer',
      version: 'integer',
      at: 'bigint',
      reason: 'text',
      note: 'text',
      state: 'text',
    },
  },
  /** The load of each process. */
  processes: { key: ['id'], columns: { id: 'text', at: 'bigint', load: 'text' } },
} as const satisfies { readonly [name: string]: Table };

type Value<C> = C extends 'text'
  ? string
  : C extends 'text?'
    ? string | null
    : C extends 'integer?' | 'bigint?'
      ? number | null
      : C extends 'number'
        ? Generated<number>
        : number;
export type Row<T extends keyof typeof BASELINE> = {
  -readonly [C in keyof (typeof BASELINE)[T]['columns']]: Value<(typeof BASELINE)[T]['columns'][C]>;
};

export interface MatchRow extends Omit<Row<'matches'>, 'status' | 'used_at'> {
  /** `over` and `gone` are set by retention. */
  status: 'open' | 'begun' | 'over' | 'gone';
}

export type Schema = { [T in Exclude<keyof typeof BASELINE, 'matches'>]: Row<T> } & {
  matches: MatchRow & Pick<Row<'matches'>, 'used_at'>;
};

function sqlType(column: Column, dialect: Dialect) {
  const type = column.replace('?', '') as Exclude<Column, `${string}?`>;
  const isSqlite = dialect === 'sqlite';
  if (type === 'number') return isSqlite ? 'integer' : 'bigserial';
  if (type === 'bigint') return isSqlite ? 'integer' : 'bigint';
  if (type === 'double') return isSqlite ? 'real' : 'double precision';
  return type;
}

async function createTable(
  db: Kysely<unknown>,
  dialect: Dialect,
  name: string,
  { key, columns, indexes = {}, isClustered }: Table,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns))
    table = table.addColumn(column, sqlType(kind, dialect), (made) =>
      kind.endsWith('?') ? made : made.notNull(),
    );
  table = table.addPrimaryKeyConstraint(`${name}_key`, [...key]);
  if (dialect === 'sqlite')
    table = table.modifyEnd(isClustered === true ? sql`strict, without rowid` : sql`strict`);
  await table.execute();
  for (const [index, on] of Object.entries(indexes))
    await db.schema
      .createIndex(`${name}_${index}`)
      .on(name)
      .columns([...on])
      .execute();
}

export async function createBaseline(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [name, table] of Object.entries<Table>(BASELINE)) await createTable(db, dialect, name, table);
  await db.schema.createIndex('rated_match').on('rated').column('match').unique().execute();
  if (dialect === 'sqlite') {
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.id(`admin_actions_${change}`)} before ${sql.raw(change)} on admin_actions
        begin select raise(abort, 'admin actions are never changed'); end`.execute(db);
    return;
  }
  await sql`create function admin_actions_kept() returns trigger language plpgsql
    as 'begin raise exception ''admin actions are never changed''; end'`.execute(db);
  await sql`create trigger admin_actions_kept before update or delete or truncate on admin_actions
    for each statement execute function admin_actions_kept()`.execute(db);
}
