/** Seat transfers to another device: a link that works once and expires soon. */
import { createHash, randomBytes } from 'node:crypto';
import type { TransferredSeat, TransferLink } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { hashToken } from './tokens.ts';

const LINK_LIFETIME = 10 * 60_000;

/** XORs a token with a code's hash, so that the database alone reveals neither. */
function maskToken(token: Buffer, code: string): Buffer {
  const veil = createHash('sha512').update(`carry ${code}`).digest();
  return Buffer.from(token.map((byte, i) => byte ^ veil[i]!));
}

export class SeatTransfers {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  async createLink(match: string, token: string): Promise<TransferLink> {
    const code = randomBytes(16).toString('hex');
    const until = this.#now() + LINK_LIFETIME;
    const sealed = maskToken(Buffer.from(token, 'utf8'), code).toString('hex');
    await this.#db
      .insertInto('seat_transfers')
      .values({ hash: hashToken(code), match, sealed, until })
      .execute();
    return { code, until };
  }

  async transferSeat(code: string): Promise<TransferredSeat | undefined> {
    const [row] = await this.#db
      .deleteFrom('seat_transfers')
      .where('hash', '=', hashToken(code))
      .returning(['match', 'sealed', 'until'])
      .execute();
    if (row === undefined || row.until <= this.#now()) return undefined;
    return { id: row.match, token: maskToken(Buffer.from(row.sealed, 'hex'), code).toString('utf8') };
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('seat_transfers').where('until', '<=', this.#now()).execute();
  }
}
