/** Who has a page open, of those who let others know: a lease in the database, taken by the process they are connected to. */
import { parseShares } from '../accounts/accounts.ts';
import type { Database } from '../storage/database.ts';

/** Nobody is told more exactly than by the half minute. */
export const HEARTBEAT = 30_000;
/** A lease outlives two beats, should one come late. */
const LEASE = 2.5 * HEARTBEAT;

export class OnlineStatus {
  readonly #db: Database['db'];
  readonly #now: () => number;
  /** How many connections of this process each person has. */
  readonly #connected = new Map<string, number>();

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  connect(person: string): void {
    this.#connected.set(person, (this.#connected.get(person) ?? 0) + 1);
  }
  /** They are believed to be here until the lease ends. */
  disconnect(person: string): void {
    const left = (this.#connected.get(person) ?? 0) - 1;
    if (left > 0) this.#connected.set(person, left);
    else this.#connected.delete(person);
  }

  /** Leases for whoever is connected here and lets others know; of the others nothing is ever written. */
  async renew(): Promise<void> {
    const now = this.#now();
    const connected = [...this.#connected.keys()];
    for (let i = 0; i < connected.length; i += 500) {
      const rows = await this.#db
        .selectFrom('people')
        .selectAll()
        .where('id', 'in', connected.slice(i, i + 500))
        .where('gone', '=', 0)
        .execute();
      const open = rows.filter((row) => parseShares(row).presence !== 'private');
      if (open.length === 0) continue;
      const until = now + LEASE;
      await this.#db
        .insertInto('presence')
        .values(open.map(({ id }) => ({ person: id, until })))
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ until }))
        .execute();
    }
    await this.#db.deleteFrom('presence').where('until', '<=', now).execute();
  }

  /** Everybody who is here and may be known to be, by those who have played with them at least. */
  async readOnline(): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('presence')
      .innerJoin('people', 'people.id', 'presence.person')
      .selectAll('people')
      .where('until', '>', this.#now())
      .where('gone', '=', 0)
      .execute();
    // A lease may be older than the wish to be seen no more.
    return new Set(rows.flatMap((row) => (parseShares(row).presence === 'private' ? [] : [row.id])));
  }

  async isOnline(person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('presence')
      .select('until')
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined && row.until > this.#now();
  }
}
