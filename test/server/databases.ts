/** The databases of a test file: tests on PostgreSQL are skipped where there is none. */
import { afterAll, beforeAll } from 'vitest';
import { type Postgres, preparePostgres } from './postgres.ts';

/**
 * A server for the calling test file, which shares no state with others in its thread. It starts before the first test
 * that runs, so a filter that selects none of the file starts none.
 */
export async function openTestPostgres(): Promise<Postgres | undefined> {
  const postgres = await preparePostgres();
  beforeAll(() => postgres?.start());
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
