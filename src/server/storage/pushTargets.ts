/** Push subscriptions of devices, for turns and for their account's invitations. */
import type { CompiledQuery } from 'kysely';
import type { Seat } from '../../core/index.ts';
import type { Database } from './database.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

const MAX_DEVICES = 10;

const parseTarget = ({
  keys,
  ...rest
}: {
  endpoint: string;
  keys: string;
  language: string;
}): PushTarget => ({
  ...rest,
  keys: JSON.parse(keys) as PushTarget['keys'],
});

export class PushTargets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** A device has one list of seats; a new one replaces the old. */
  async subscribe(
    { endpoint, keys, language }: PushTarget,
    seats: readonly { readonly match: string; readonly seat: Seat }[],
  ): Promise<void> {
    const queries: CompiledQuery[] = [
      this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile(),
    ];
    const rows = seats.map(({ match, seat }) => ({
      endpoint,
      match,
      seat,
      language,
      keys: JSON.stringify(keys),
    }));
    if (rows.length > 0)
      queries.push(
        this.#db
          .insertInto('pushes')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['endpoint', 'match']).doNothing())
          .compile(),
      );
    await this.#database.together(queries);
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.#database.together([
      this.#db.deleteFrom('pushes').where('endpoint', '=', endpoint).compile(),
      this.#db.deleteFrom('invite_pushes').where('endpoint', '=', endpoint).compile(),
    ]);
  }

  /** Subscribes a device to its account's invitations; without a session, unsubscribes it. */
  async subscribeInvited({ endpoint, keys, language }: PushTarget, session: string | null): Promise<void> {
    const row = { endpoint, session: session ?? '', language, keys: JSON.stringify(keys) };
    await this.#database.together([
      this.#db.deleteFrom('invite_pushes').where('endpoint', '=', endpoint).compile(),
      ...(session === null ? [] : [this.#db.insertInto('invite_pushes').values(row).compile()]),
    ]);
  }

  async invitedDevices(person: string): Promise<PushTarget[]> {
    const rows = await this.#db
      .selectFrom('invite_pushes')
      .innerJoin('sessions', 'sessions.id', 'invite_pushes.session')
      .select(['endpoint', 'keys', 'language'])
      .where('sessions.person', '=', person)
      .limit(MAX_DEVICES)
      .execute();
    return rows.map(parseTarget);
  }

  async subscribers(match: string, seat: Seat): Promise<PushTarget[]> {
    const rows = await this.#db
      .selectFrom('pushes')
      .select(['endpoint', 'keys', 'language'])
      .where('match', '=', match)
      .where('seat', '=', seat)
      .limit(MAX_DEVICES)
      .execute();
    return rows.map(parseTarget);
  }
}
