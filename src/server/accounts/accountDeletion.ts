/** Deleting an account: everything that is known of somebody, here and at the tables of others. */
import type { Database } from '../storage/database.ts';
import type { Accounts } from './accounts.ts';
import type { AccountRatings } from '../ratings/accountRatings.ts';
import type { AccountSeats } from './accountSeats.ts';

export class AccountDeletion {
  readonly #database: Database;
  readonly #people: Accounts;
  readonly #seats: AccountSeats;
  readonly #ratings: AccountRatings;

  constructor(database: Database, people: Accounts, seats: AccountSeats, ratings: AccountRatings) {
    this.#database = database;
    this.#people = people;
    this.#seats = seats;
    this.#ratings = ratings;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Forgets a seat that an account has claimed while it was deleted. */
  async deleteClaimed(person: string): Promise<void> {
    if (await this.#people.exists(person)) return;
    await this.#finish(person);
    await this.#database.discardHistory();
  }

  /** The account is locked first: should this process end in between, another one goes on. */
  async deleteAccount(person: string): Promise<void> {
    await this.#people.lock(person);
    await this.#finish(person);
    await this.#database.discardHistory();
  }

  /** Goes on with what was interrupted. */
  async resume(): Promise<void> {
    const gone = this.#db.selectFrom('people').select('id').where('gone', '=', 1);
    // They sat down, or claimed a seat, while their account was deleted.
    const late = this.#db
      .selectFrom('seats')
      .select('person as id')
      .where('person', 'not in', this.#db.selectFrom('people').select('id'));
    const rows = await gone.union(late).execute();
    const failures: unknown[] = [];
    for (const { id } of rows) await this.#finish(id).catch((error: unknown) => failures.push(error));
    if (rows.length > failures.length) await this.#database.discardHistory();
    // A table that cannot be opened keeps back its own people only.
    if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted to the end');
  }

  async #finish(person: string): Promise<void> {
    await this.#db.deleteFrom('waiting').where('person', '=', person).execute();
    await this.#seats.forget(person);
    // From here on no match that is rated knows whose seat it was.
    await this.#ratings.forget(person);
    await this.#db.deleteFrom('people').where('id', '=', person).execute();
  }
}
