/** A setting chosen by an admin, stored in the database and cached in every process. */
import type { Database } from '../storage/database.ts';

export class PersistedSetting<T> {
  readonly #db: Database['db'];
  readonly #key: string;
  #value: T;
  onChange: () => void = () => {};

  constructor(database: Database, key: string, otherwise: T) {
    this.#db = database.db;
    this.#key = key;
    this.#value = otherwise;
  }

  get value(): T {
    return this.#value;
  }

  async read(): Promise<void> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', this.#key)
      .executeTakeFirst();
    if (row === undefined || row.value === JSON.stringify(this.#value)) return;
    this.#value = JSON.parse(row.value) as T;
    this.onChange();
  }

  async write(value: T): Promise<void> {
    const text = JSON.stringify(value);
    await this.#db
      .insertInto('settings')
      .values({ key: this.#key, value: text })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
      .execute();
    this.#value = value;
    this.onChange();
  }
}
