/** Deletes accounts: all their data, here and at other players' tables. */
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

  async deleteClaimed(person: string): Promise<void> {
    if (await this.#people.exists(person)) return;
    await this.#finish(person);
    await this.#database.discardHistory();
  }

  /** Locks the account first: if this process dies halfway, another one resumes. */
  async deleteAccount(person: string): Promise<void> {
    await this.#people.lock(person);
    await this.#finish(person);
    await this.#database.discardHistory();
  }

  async resume(): Promise<void> {
    const gone = this.#db.selectFrom('people').select('id').where('gone', '=', 1);
    // They sat down, or claimed a seat, during the deletion.
    const late = this.#db
      .selectFrom('seats')
      .select('person as id')
      .where('person', 'not in', this.#db.selectFrom('people').select('id'));
    const rows = await gone.union(late).execute();
    const failures: unknown[] = [];
    for (const { id } of rows) await this.#finish(id).catch((error: unknown) => failures.push(error));
    if (rows.length > failures.length) await this.#database.discardHistory();
    // A table that cannot be opened delays only its own players.
    if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be deleted to the end');
  }

  async #finish(person: string): Promise<void> {
    await this.#db.deleteFrom('waiting').where('person', '=', person).execute();
    await this.#seats.forget(person);
    // From here on, no rated match knows the seat's account.
    await this.#ratings.forget(person);
    await this.#db.deleteFrom('people').where('id', '=', person).execute();
  }
}
