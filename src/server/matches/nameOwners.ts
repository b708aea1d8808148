/**
 * What accounts are called now. A seat shows that its name is an account's own only while it is: once the name is free, another account
 * may have it, and old tables must not vouch for that.
 */
import type { Database } from '../storage/database.ts';

/** Accounts asked for by one statement. */
const BATCH = 500;

export class NameOwners {
  readonly #db: Database['db'];
  /** By account; empty for one without a name, or one that has gone. */
  readonly #names = new Map<string, string>();

  constructor(database: Database) {
    this.#db = database.db;
  }

  /** An account that nobody has asked about sat down just now, under its name. */
  readonly isOwn = (person: string, name: string): boolean => {
    const known = this.#names.get(person);
    if (known === undefined) this.#names.set(person, name);
    return known === undefined || known === name;
  };

  /** Reads the names of those who sit at a table that is loaded. */
  async learn(persons: readonly string[]): Promise<void> {
    await this.refresh(persons.filter((person) => !this.#names.has(person)));
  }

  /** Reads the names again, because they may have changed. */
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
