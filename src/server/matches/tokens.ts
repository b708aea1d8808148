import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BOT_NAMES, firstOnlineBot } from '../../core/index.ts';

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** All the server keeps of a seat's token: who reads the database cannot sit down with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** A table's name in its link: 16 letters and digits that cannot be mistaken for each other, over 90 bits. */
export function generateId(bytes: () => Buffer = () => randomBytes(32)): string {
  let id = '';
  while (id.length < 16)
    for (const byte of bytes())
      if (byte < 4 * LETTERS.length && id.length < 16) id += LETTERS[byte % LETTERS.length];
  return id;
}

/**
 * The name of a match's rematch: however many ask for it at once, it is one. Who has a bot's seat follows from the name, so
 * it is one that brings people from the other half of the cast to the table.
 */
export function deriveNextId(id: string, secret: string): string {
  let turns = 0;
  for (;;) {
    const next = generateId(() => createHash('sha256').update(`rematch ${id} ${secret} ${turns++}`).digest());
    if (
      (firstOnlineBot(next) - firstOnlineBot(id) + BOT_NAMES.length) % BOT_NAMES.length ===
      BOT_NAMES.length / 2
    )
      return next;
  }
}

export const generateSecret = (): string => randomBytes(32).toString('hex');
