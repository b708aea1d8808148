import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** All the server keeps of a seat's token: who reads the database cannot sit down with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** A table's name in its link: 16 letters and digits that cannot be mistaken for each other, over 90 bits. */
export function freshId(bytes: () => Buffer = () => randomBytes(32)): string {
  let id = '';
  while (id.length < 16)
    for (const byte of bytes())
      if (byte < 4 * LETTERS.length && id.length < 16) id += LETTERS[byte % LETTERS.length];
  return id;
}

/** The name of a match's rematch: however many ask for it at once, it is one. */
export function nextId(id: string, secret: string): string {
  let turns = 0;
  return freshId(() => createHash('sha256').update(`rematch ${id} ${secret} ${turns++}`).digest());
}

export const freshSecret = (): string => randomBytes(32).toString('hex');
