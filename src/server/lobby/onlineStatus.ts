/** Who has a page open, of those who share it: a lease in the database, renewed by the process they are connected to. */
import { parseShares } from '../accounts/accounts.ts';
import type { Database } from '../storage/database.ts';

/** The interval of renewals, and the resolution of online status. */
export const HEARTBEAT = 30_000;
/** A lease survives two renewals, in case one is late. */
const LEASE = 2.5 * HEARTBEAT;

export class OnlineStatus {
  readonly #db: Database['db'];
  readonly #now: () => number;
  readonly #connected = new Map<string, number>();

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  connect(person: string): void {
    this.#connected.set(person, (this.#connected.get(person) ?? 0) + 1);
  }
  /** The lease still runs until its end. */
  disconnect(person: string): void {
    const left = (this.#connected.get(person) ?? 0) - 1;
    if (left > 0) this.#connected.set(person, left);
    else this.#connected.delete(person);
  }

  /** Renews the leases of connected accounts that share their presence; never writes anything about others. */
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

  /** Every online account that shares its presence with recent players or with everyone. */
  async readOnline(): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('presence')
      .innerJoin('people', 'people.id', 'presence.person')
      .selectAll('people')
      .where('until', '>', this.#now())
      .where('gone', '=', 0)
      .execute();
    // A lease may be older than the decision to hide.
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
