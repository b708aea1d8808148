/** Seats on their way to another device: a link that works once and ends soon. */
import { createHash, randomBytes } from 'node:crypto';
import type { Carried, CarryLink } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { hashOf } from './tokens.ts';

/** How long a link can be used, in milliseconds. */
const LIFE = 10 * 60_000;

/** Hides a token behind a code, or shows it again: who reads the database has neither. */
function veiled(token: Buffer, code: string): Buffer {
  const veil = createHash('sha512').update(`carry ${code}`).digest();
  return Buffer.from(token.map((byte, i) => byte ^ veil[i]!));
}

export class Carries {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  async make(match: string, token: string): Promise<CarryLink> {
    const code = randomBytes(16).toString('hex');
    const until = this.#now() + LIFE;
    const sealed = veiled(Buffer.from(token, 'utf8'), code).toString('hex');
    await this.#db
      .insertInto('carries')
      .values({ hash: hashOf(code), match, sealed, until })
      .execute();
    return { code, until };
  }

  /** What a link carries; whoever comes second finds nothing. */
  async take(code: string): Promise<Carried | undefined> {
    const [row] = await this.#db
      .deleteFrom('carries')
      .where('hash', '=', hashOf(code))
      .returning(['match', 'sealed', 'until'])
      .execute();
    if (row === undefined || row.until <= this.#now()) return undefined;
    return { id: row.match, token: veiled(Buffer.from(row.sealed, 'hex'), code).toString('utf8') };
  }

  async tidy(): Promise<void> {
    await this.#db.deleteFrom('carries').where('until', '<=', this.#now()).execute();
  }
}
