/** Challenges for passkeys: random, for one purpose and one origin, usable once and for a few minutes. */
import { randomBytes } from 'node:crypto';
import { hashToken } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';

const LIFETIME = 5 * 60_000;

/** To create an account, to sign in, or to add a passkey. */
export type ChallengePurpose =
  | { readonly kind: 'make'; readonly person: string; readonly name: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'add'; readonly person: string };

type StoredChallenge = ChallengePurpose & { readonly origin: string };

export class Challenges {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  async create(purpose: ChallengePurpose, origin: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    const what = JSON.stringify({ ...purpose, origin } satisfies StoredChallenge);
    const hash = hashToken(Buffer.from(bytes).toString('base64url'));
    await this.#db
      .insertInto('challenges')
      .values({ hash, what, until: this.#now() + LIFETIME })
      .execute();
    return bytes;
  }

  /** Removes a challenge in any case, so that it cannot be replayed. */
  async redeem<K extends ChallengePurpose['kind']>(
    challenge: string,
    kind: K,
    origin: string,
  ): Promise<Extract<ChallengePurpose, { kind: K }> | undefined> {
    const [row] = await this.#db
      .deleteFrom('challenges')
      .where('hash', '=', hashToken(challenge))
      .returning(['what', 'until'])
      .execute();
    if (row === undefined || row.until <= this.#now()) return undefined;
    const kept = JSON.parse(row.what) as StoredChallenge;
    return kept.kind === kind && kept.origin === origin
      ? (kept as Extract<StoredChallenge, { kind: K }>)
      : undefined;
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('challenges').where('until', '<=', this.#now()).execute();
  }
}
