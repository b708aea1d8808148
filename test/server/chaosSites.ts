/** The data of the servers in `chaos.test.ts`: a folder, or a database of one PostgreSQL server. */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { restore } from '../../src/server/storage/backup.ts';
import { type Database, openFolder, openPostgres } from '../../src/server/storage/database.ts';
import { databasePath, prepareFolder } from '../../src/server/storage/folder.ts';
import type { Dialect, Schema } from '../../src/server/storage/schema.ts';
import { SqliteThread, threadDialect } from '../../src/server/storage/sqliteThread.ts';
import { freePort } from '../freePort.ts';
import type { Postgres } from './postgres.ts';
import { ServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const run = promisify(execFile);

export interface Site {
  readonly dialect: Dialect;
  readonly processes: readonly ServerProcess[];
  /** Opens the database like a server. No process may run on SQLite meanwhile. */
  open(): Promise<Database>;
  within<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  isInUse(): Promise<boolean>;
  backupCommand(file: string): readonly [program: string, ...args: string[]];
  openBackup(file: string): Promise<Database>;
  remove(): Promise<void>;
}

export async function sqliteSite(): Promise<Site> {
  const root = temporaryFolder();
  const folder = join(root, 'data');
  const restored = join(root, 'restored');
  return {
    dialect: 'sqlite',
    processes: [new ServerProcess(await freePort(), { TAVOLA_DATA: folder, DATABASE_URL: '' })],
    open: async () => openFolder(folder, await storageScript()),
    async within(work) {
      const script = await storageScript();
      prepareFolder(folder);
      const thread = await SqliteThread.open(databasePath(folder), script);
      try {
        return await work(new Kysely<Schema>({ dialect: threadDialect(thread) }));
      } finally {
        await thread.close();
      }
    },
    isInUse: async () => existsSync(`${databasePath(folder)}-wal`),
    backupCommand: (file) => [process.execPath, CLI, 'backup', file, '--data', folder],
    async openBackup(file) {
      rmSync(restored, { recursive: true, force: true });
      restore(file, restored);
      return openFolder(restored, await storageScript());
    },
    remove: async () => rmSync(root, { recursive: true, force: true }),
  };
}

export async function postgresSite(server: Postgres, name: string): Promise<Site> {
  const admin = new pg.Client({ connectionString: server.address });
  admin.on('error', () => {});
  await admin.connect();
  const addressOf = (database: string): string => server.address.replace(/[^/]*$/, database);
  const create = async (database: string): Promise<string> => {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.query(`create database ${database}`);
    return addressOf(database);
  };
  const address = await create(name);
  const env = { DATABASE_URL: address };
  return {
    dialect: 'postgres',
    processes: [new ServerProcess(await freePort(), env), new ServerProcess(await freePort(), env)],
    open: () => openPostgres(address),
    async within(work) {
      const pool = new pg.Pool({ connectionString: address, max: 2 });
      pool.on('error', () => {});
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
    async isInUse() {
      const used = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
      return used.rows.length > 0;
    },
    backupCommand: (file) => [server.program('pg_dump'), `--dbname=${address}`, `--file=${file}`],
    async openBackup(file) {
      const restored = await create(`${name}_restored`);
      const args = ['-q', '-X', '-v', 'ON_ERROR_STOP=1', '-d', restored, '-f', file];
      await run(server.program('psql'), args);
      return openPostgres(restored);
    },
    remove: () => admin.end(),
  };
}
