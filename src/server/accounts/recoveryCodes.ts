/** Printable recovery codes, each valid once; the server keeps only hashes. */
import { randomBytes } from 'node:crypto';
import { hashToken } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';

/** Letters and digits that cannot be confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 8;
/** Three groups of five: more than 70 random bits. */
const LENGTH = 15;

function generateCode(): string {
  let code = '';
  while (code.length < LENGTH)
    for (const byte of randomBytes(32))
      if (byte < 8 * LETTERS.length && code.length < LENGTH) code += LETTERS[byte % LETTERS.length];
  return code.replaceAll(/.{5}(?=.)/g, '$&-');
}

/** Accepts every way of typing a printed code. */
const normalizeCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export class RecoveryCodes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async renew(person: string): Promise<string[]> {
    const { db } = this.#database;
    const codes = Array.from({ length: CODES }, generateCode);
    const rows = codes.map((code) => ({ hash: hashToken(normalizeCode(code)), person }));
    await this.#database.together([
      db.deleteFrom('codes').where('person', '=', person).compile(),
      db.insertInto('codes').values(rows).compile(),
    ]);
    return codes;
  }

  async redeem(code: string): Promise<string | undefined> {
    const rows = await this.#database.db
      .deleteFrom('codes')
      .where('hash', '=', hashToken(normalizeCode(code)))
      .returning('person')
      .execute();
    return rows[0]?.person;
  }

  async countLeft(person: string): Promise<number> {
    const rows = await this.#database.db
      .selectFrom('codes')
      .select('hash')
      .where('person', '=', person)
      .execute();
    return rows.length;
  }
}
