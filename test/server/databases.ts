/** The databases of a test file: tests on PostgreSQL are skipped where there is none. */
import { afterAll } from 'vitest';
import { startPostgres } from './postgres.ts';

export const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Each database with the number of processes that tests run on it. */
export const DATABASES: readonly {
  readonly name: string;
  readonly address: string | null;
  readonly processes: number;
}[] = [
  { name: 'SQLite', address: null, processes: 1 },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', address: postgres.address, processes: 2 }]),
];
