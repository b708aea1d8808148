/** Signed-in devices: each has a secret in a cookie, and every other device can sign it out. */
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { type CompiledQuery, sql } from 'kysely';
import type { AccountItem } from '../../protocol/index.ts';
import { generateId, hashToken } from '../matches/tokens.ts';
import type { SeatedAccount } from '../room/seating.ts';
import type { Database } from '../storage/database.ts';

const DAY = 86_400_000;
/** A device is signed out after 180 days without use. */
const UNUSED = 180 * DAY;
const TOKEN = /^[0-9A-Za-z_-]{43}$/;

export interface Session extends SeatedAccount {
  readonly id: string;
}

export const startOfDay = (time: number): number => Math.floor(time / DAY) * DAY;

export class Sessions {
  readonly #db: Database['db'];
  readonly #now: () => number;
  /** Devices were signed out here. */
  readonly events = new EventEmitter<{ readonly ended: [sessions: readonly string[]] }>();

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  get #today(): number {
    return startOfDay(this.#now());
  }

  compileSession(person: string, label: string): { readonly token: string; readonly query: CompiledQuery } {
    const token = randomBytes(32).toString('base64url');
    const row = {
      hash: hashToken(token),
      id: generateId(),
      person,
      label,
      created: this.#now(),
      used_at: this.#today,
    };
    return { token, query: this.#db.insertInto('sessions').values(row).compile() };
  }

  async find(token: string | undefined): Promise<Session | null> {
    if (token === undefined || !TOKEN.test(token)) return null;
    const hash = hashToken(token);
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['sessions.id', 'sessions.person', 'sessions.used_at', 'people.name'])
      .where('sessions.hash', '=', hash)
      .where('people.gone', '=', 0)
      .executeTakeFirst();
    if (row === undefined || row.used_at < this.#today - UNUSED) return null;
    if (row.used_at < this.#today)
      await this.#db.updateTable('sessions').set({ used_at: this.#today }).where('hash', '=', hash).execute();
    return { id: row.id, person: row.person, name: row.name };
  }

  async listDevices(person: string, here: string): Promise<AccountItem[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'label', 'created', 'used_at as used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map((row) => ({ ...row, ...(row.id === here ? { isThis: true } : {}) }));
  }

  async end(person: string, id: string): Promise<boolean> {
    const own = this.#db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .where('id', '=', id);
    await this.#db.deleteFrom('invite_pushes').where('session', 'in', own).execute();
    const rows = await this.#db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '=', id)
      .returning('id')
      .execute();
    this.events.emit(
      'ended',
      rows.map((row) => row.id),
    );
    return rows.length > 0;
  }

  async endAll(person: string): Promise<void> {
    const rows = await this.#db.deleteFrom('sessions').where('person', '=', person).returning('id').execute();
    this.events.emit(
      'ended',
      rows.map((row) => row.id),
    );
  }

  async listMissing(ids: readonly string[]): Promise<string[]> {
    const found = new Set<string>();
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.#db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', ids.slice(i, i + 500))
        .execute();
      for (const { id } of rows) found.add(id);
    }
    return ids.filter((id) => !found.has(id));
  }

  async deleteUnused(): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('used_at', '<', this.#today - UNUSED)
      .execute();
    await sql`delete from invite_pushes where session not in (select id from sessions)`.execute(this.#db);
    // Sessions of accounts that were deleted during a concurrent sign-in.
    await sql`delete from sessions where person not in (select id from people)`.execute(this.#db);
  }
}
