/**
 * The current names of accounts. A seat shows a verified name only while the account still has it: once it is free,
 * another account may take it, and old tables must not vouch for that.
 */
import type { Database } from '../storage/database.ts';

const BATCH = 500;

export class NameOwners {
  readonly #db: Database['db'];
  /** By account; empty for accounts without a name and deleted ones. */
  readonly #names = new Map<string, string>();

  constructor(database: Database) {
    this.#db = database.db;
  }

  /** An unknown account has just sat down, under its own name. */
  readonly isOwn = (person: string, name: string): boolean => {
    const known = this.#names.get(person);
    if (known === undefined) this.#names.set(person, name);
    return known === undefined || known === name;
  };

  async learn(persons: readonly string[]): Promise<void> {
    await this.refresh(persons.filter((person) => !this.#names.has(person)));
  }

  async refresh(persons: readonly string[] = [...this.#names.keys()]): Promise<void> {
    for (let i = 0; i < persons.length; i += BATCH) {
      const some = persons.slice(i, i + BATCH);
      const rows = await this.#db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', some)
        .execute();
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      for (const person of some) this.#names.set(person, names.get(person) ?? '');
    }
  }
}
