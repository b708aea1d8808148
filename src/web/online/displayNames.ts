/** What other people are called on this page: strangers have no name where somebody does not want to read it. */
import type { Seat } from '../../core/index.ts';
import type { PersonSeat } from '../../protocol/index.ts';
import { accountName } from '../account/accountName.ts';
import { hasPlayedWith, hidesUnknownNames } from './moderation/moderation.ts';
import { findHeldSeat } from './heldSeats.ts';
import { onlineMessages } from './messages/index.ts';

const FIRST_LETTER = 'A'.codePointAt(0)!;

/** A person's name at a table, or "Somebody B" by the seat; whoever has deleted their account is somebody anyway. */
export function getDisplayName(table: string, seat: Seat, name: string): string {
  const words = onlineMessages.value;
  if (name === '') return words?.somebody ?? '';
  if (!hidesUnknownNames.value || hasPlayedWith(name)) return name;
  if (name === accountName.value || name === findHeldSeat(table)?.name) return name;
  return words?.stranger(String.fromCodePoint(FIRST_LETTER + seat)) ?? '';
}

/** Somebody whose phrases are not to be shown: an account wherever it sits, a guest at this match. */
export const getMuteKey = (table: string, seat: Seat, { name, known }: PersonSeat): string =>
  known === true ? `@${name}` : `${table}.${seat}`;
