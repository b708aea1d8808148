/** Every schema change, in order. */
import { type CompiledQuery, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { SetupError } from './folder.ts';
import { createBaseline, type Dialect, type Schema } from './schema.ts';

type SchemaChange = readonly [what: string, up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>];

/** Only append to this list; released changes never move or disappear. */
export const SCHEMA_CHANGES: readonly SchemaChange[] = [['baseline', createBaseline]];

/** Kysely sorts by name: one x per extra digit puts 10 after 9, and 100 after 99. */
const formatName = (number: number, what: string): string =>
  `${'x'.repeat(`${number}`.length - 1)}${number}-${what}`;

const listNames = (changes: readonly SchemaChange[]): string[] =>
  changes.map(([what], i) => formatName(i + 1, what));

/** Whether every migration of a database is known; if not, a newer version has run there. */
export function knowsMigrations(names: readonly string[], changes = SCHEMA_CHANGES): boolean {
  const ours = listNames(changes);
  return names.every((name) => ours.includes(name));
}

async function isNewer(db: Kysely<Schema>, changes: readonly SchemaChange[]): Promise<boolean> {
  const names = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const { rows } = await names.catch(() => ({ rows: [] }));
  return !knowsMigrations(
    rows.map(({ name }) => name),
    changes,
  );
}

/**
 * Migrates a database. All changes and their record commit together on both databases, so a crash leaves it as it
 * was. Processes that start at the same time wait for each other.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect, changes = SCHEMA_CHANGES): Promise<void> {
  const names = listNames(changes);
  const migrations: { [name: string]: Migration } = {};
  for (const [i, [, up]] of changes.entries()) migrations[names[i]!] = { up: (to) => up(to, dialect) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined && (await isNewer(db, changes)))
    throw new SetupError(
      'this database was written by a newer Tavola than this one. Update Tavola, or restore a backup that this one has made.',
      { cause: error },
    );
  if (error !== undefined) throw error;
}

/** A write that needs space, and its removal. */
export const writeProbe = (db: Kysely<Schema>): CompiledQuery[] => [
  db
    .insertInto('settings')
    .values({ key: 'probe', value: 'x'.repeat(8000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'x'.repeat(8000) }))
    .compile(),
  db.deleteFrom('settings').where('key', '=', 'probe').compile(),
];
