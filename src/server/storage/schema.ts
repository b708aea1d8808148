/** The tables of the store, the same on both databases: texts, whole numbers, JSON as text, epoch milliseconds. */
import {
  type ColumnDefinitionBuilder,
  type CompiledQuery,
  type CreateTableBuilder,
  type Generated,
  type Kysely,
  type Migration,
  Migrator,
  sql,
} from 'kysely';
import { SetupError } from './folder.ts';
import { type ActRow, type BlockRow, makeHostTables, type ProcessRow, type ReportRow } from './hostTables.ts';
import { makeRatingTables, type RatingPointRow, type RatingRow } from './ratingTables.ts';

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

/** A finished try of a day's deal; `device` is a name that it has for this day and game alone. */
export interface DailyRow {
  day: string;
  game: string;
  device: string;
  attempt: number;
  rules: number;
  lead: number;
}

export interface EveningRow {
  id: string;
  /** What is typed to come in. */
  code: string;
  terms: string;
  /** The hash of the host's key. */
  key: string;
  /** When somebody has to look after it; null for never. */
  due_at: number | null;
  created: number;
}

/** As the log of matches: append-only, and unique by evening and version. */
export interface EveningLogRow {
  evening: string;
  version: number;
  at: number;
  entry: string;
}

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
export interface SeatRow {
  person: string;
  match: string;
  seat: number;
  at: number;
  /** When the match ended, and whether it was won (1) or not (0): from its log, once somebody has asked. */
  over_at: number | null;
  won: number | null;
}

/** Somebody who lets others know it is here, until then at least. */
export interface PresenceRow {
  person: string;
  until: number;
}

/** An account that is asked to come to a table. */
export interface InviteRow {
  match: string;
  invited: string;
  inviter: string;
  /** The seat that waits for them. */
  seat: number;
  until: number;
}

/** A device that is told of its account's invitations, for as long as it is signed in. */
export interface InvitePushRow {
  endpoint: string;
  session: string;
  keys: string;
  language: string;
}

/** Somebody who waits for others; one person, or one device of a guest, waits once. */
export interface WaitRow {
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
export interface MeetingRow {
  match: string;
  game: string;
  people: number;
  began: number;
  /** When somebody has to look after it. */
  due_at: number;
  /** 1 once somebody did not come, and the others are about to wait again. */
  dissolved: number;
}

export interface Schema {
  /** `used_at`: when somebody was seen at it, besides what its log says. */
  matches: Omit<MatchRow, 'watch'> & { used_at: Generated<number | null>; watch: Generated<number> };
  log: LogRow;
  pushes: PushRow;
  evenings: EveningRow;
  evening_log: EveningLogRow;
  waiting: WaitRow;
  meetings: MeetingRow;
  settings: { key: string; value: string };
  daily: DailyRow;
  /** `invites`: 1 if people they have played with may invite them. */
  people: PersonRow & { invites: Generated<number> };
  names: NameRow;
  passkeys: PasskeyRow;
  sessions: SessionRow;
  /** Hashes of recovery codes that were not used yet. */
  codes: { hash: string; person: string };
  /** Hashes of challenges that somebody is to sign, and what for. */
  challenges: { hash: string; what: string; until: number };
  seats: SeatRow;
  presence: PresenceRow;
  invites: InviteRow;
  invite_pushes: InvitePushRow;
  /** `other` may not invite `person`. */
  uninvited: { person: string; other: string };
  ratings: RatingRow;
  rating_points: RatingPointRow;
  /** Rated matches in their order, as their logs say. Whoever takes the next number has read all ratings up to it. */
  rated: { number: number; match: string };
  /** Seats on their way to another device, by the hash of what opens them. */
  carries: { hash: string; match: string; sealed: string; until: number };
  acts: ActRow;
  blocks: BlockRow;
  reports: ReportRow;
  processes: ProcessRow;
}

export type Dialect = 'sqlite' | 'postgres';

/** Every change of the schema that there ever was, in order; a new one is added at the end. */
function migrationsFor(dialect: Dialect): { readonly [name: string]: Migration } {
  const big = dialect === 'sqlite' ? 'integer' : 'bigint';
  const strict = dialect === 'sqlite' ? sql`strict` : sql``;
  const clustered = dialect === 'sqlite' ? sql`strict, without rowid` : sql``;
  return {
    '1-tables': {
      async up(db: Kysely<unknown>) {
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
      },
    },
    '2-used': {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable('matches').addColumn('used_at', big).execute();
      },
    },
    '3-daily': {
      async up(db: Kysely<unknown>) {
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
      },
    },
    '4-people': {
      async up(db: Kysely<unknown>) {
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
      },
    },
    '5-club': {
      async up(db: Kysely<unknown>) {
        await db.schema
          .createTable('evenings')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('code', 'text', (column) => column.notNull())
          .addColumn('terms', 'text', (column) => column.notNull())
          .addColumn('key', 'text', (column) => column.notNull())
          .addColumn('due_at', big)
          .addColumn('created', big, (column) => column.notNull())
          .modifyEnd(strict)
          .execute();
        await db.schema.createIndex('evenings_code').on('evenings').columns(['code', 'created']).execute();
        await db.schema.createIndex('evenings_due').on('evenings').column('due_at').execute();
        await db.schema
          .createTable('evening_log')
          .addColumn('evening', 'text', (column) => column.notNull())
          .addColumn('version', 'integer', (column) => column.notNull())
          .addColumn('at', big, (column) => column.notNull())
          .addColumn('entry', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('evening_log_key', ['evening', 'version'])
          .modifyEnd(clustered)
          .execute();
      },
    },
    '6-ratings': { up: (db: Kysely<unknown>) => makeRatingTables(db, dialect) },
    '7-meet': {
      async up(db: Kysely<unknown>) {
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
      },
    },
    '8-lists': {
      async up(db: Kysely<unknown>) {
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
      },
    },
    '9-host': { up: (db: Kysely<unknown>) => makeHostTables(db, dialect) },
  };
}

/** Whether every migration of a database is one of ours; if not, a newer version has made it. */
export const knowsMigrations = (names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(migrationsFor('sqlite'), name));

async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const names = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const { rows } = await names.catch(() => ({ rows: [] }));
  return !knowsMigrations(rows.map(({ name }) => name));
}

/** What finds out whether anything can be written: something that needs room, and is taken away again. */
export const probe = (db: Kysely<Schema>): CompiledQuery[] => [
  db
    .insertInto('settings')
    .values({ key: 'probe', value: 'x'.repeat(8000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'x'.repeat(8000) }))
    .compile(),
  db.deleteFrom('settings').where('key', '=', 'probe').compile(),
];

/** Brings a database up to date; processes that start at the same time wait for each other. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined && (await isNewer(db)))
    throw new SetupError(
      'this database was written by a newer Tavola than this one. Update Tavola, or restore a backup that this one has made.',
      { cause: error },
    );
  if (error !== undefined) throw error;
}
