/** Links that sign in another device of an account: each works once, for five minutes. */
import { randomBytes } from 'node:crypto';
import { hashToken } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';

const LIFETIME = 5 * 60_000;
const CODE = /^[0-9a-f]{32}$/;

interface DeviceLink {
  readonly kind: 'device';
  readonly person: string;
}

export class DeviceLinks {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  async create(person: string): Promise<string> {
    const code = randomBytes(16).toString('hex');
    const what = JSON.stringify({ kind: 'device', person } satisfies DeviceLink);
    await this.#db
      .insertInto('challenges')
      .values({ hash: hashToken(`device ${code}`), what, until: this.#now() + LIFETIME })
      .execute();
    return code;
  }

  /** The account of a code, which is used up by this; undefined if it is none. */
  async redeem(code: string): Promise<string | undefined> {
    if (!CODE.test(code)) return undefined;
    const [row] = await this.#db
      .deleteFrom('challenges')
      .where('hash', '=', hashToken(`device ${code}`))
      .returning(['what', 'until'])
      .execute();
    if (row === undefined || row.until <= this.#now()) return undefined;
    const { person } = JSON.parse(row.what) as DeviceLink;
    const account = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where('gone', '=', 0)
      .executeTakeFirst();
    return account?.id;
  }
}
