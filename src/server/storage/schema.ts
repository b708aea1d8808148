/** The tables of the store, the same on both databases: texts, whole numbers, JSON as text, epoch milliseconds. */
import { type CompiledQuery, type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { SetupError } from './folder.ts';

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

export interface Schema {
  /** `used_at`: when somebody was seen at it, besides what its log says. */
  matches: MatchRow & { used_at: Generated<number | null> };
  log: LogRow;
  pushes: PushRow;
  evenings: EveningRow;
  evening_log: EveningLogRow;
  settings: { key: string; value: string };
  daily: DailyRow;
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
