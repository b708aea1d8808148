import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BOT_NAMES, firstOnlineBot } from '../../core/index.ts';

export const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** The server stores only hashes of seat tokens: a reader of the database cannot take a seat. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** A table's id in its link: 16 unambiguous letters and digits, more than 90 bits. */
export function generateId(bytes: () => Buffer = () => randomBytes(32)): string {
  let id = '';
  while (id.length < 16)
    for (const byte of bytes())
      if (byte < 4 * LETTERS.length && id.length < 16) id += LETTERS[byte % LETTERS.length];
  return id;
}

/**
 * The id of a match's rematch, equal for concurrent requests. Bots' names follow from the id, so this one brings
 * characters from the other half of the cast.
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
