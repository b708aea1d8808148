/** The databases of a test file: tests on PostgreSQL are skipped where there is none. */
import { afterAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

/** A server for the calling test file, which shares no state with others in its thread. */
export async function openTestPostgres(): Promise<Postgres | undefined> {
  const postgres = await startPostgres();
  afterAll(() => postgres?.stop());
  return postgres;
}

interface TestDatabase {
  readonly name: string;
  readonly address: string | null;
  readonly processes: number;
}

/** Each database with the number of processes that tests run on it. */
export const listDatabases = (postgres: Postgres | undefined): TestDatabase[] => [
  { name: 'SQLite', address: null, processes: 1 },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', address: postgres.address, processes: 2 }]),
];
