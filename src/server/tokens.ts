import { createHash, randomBytes } from 'node:crypto';

/** All the server keeps of a seat's token: who reads the database cannot sit down with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** A table's name in its link: 16 letters and digits that cannot be mistaken for each other, over 90 bits. */
export function freshId(): string {
  let id = '';
  while (id.length < 16)
    for (const byte of randomBytes(32))
      if (byte < 4 * LETTERS.length && id.length < 16) id += LETTERS[byte % LETTERS.length];
  return id;
}

export const freshSecret = (): string => randomBytes(32).toString('hex');
