/** Display names of other players. Players may hide the names of strangers. */
import type { Seat } from '../../core/index.ts';
import type { PersonSeat } from '../../protocol/index.ts';
import { accountName } from '../account/accountName.ts';
import { hasPlayedWith, hidesUnknownNames } from './moderation/moderation.ts';
import { findHeldSeat } from './heldSeats.ts';
import { onlineMessages } from './messages/index.ts';

const FIRST_LETTER = 'A'.codePointAt(0)!;

/** A hidden name is replaced by the letter of its seat. Deleted accounts have no name. */
export function getDisplayName(table: string, seat: Seat, name: string): string {
  const messages = onlineMessages.value;
  if (name === '') return messages?.somebody ?? '';
  if (!hidesUnknownNames.value || hasPlayedWith(name)) return name;
  if (name === accountName.value || name === findHeldSeat(table)?.name) return name;
  return messages?.stranger(String.fromCodePoint(FIRST_LETTER + seat)) ?? '';
}

/** Mutes an account at every table, but a guest at this table only. */
export const getMuteKey = (table: string, seat: Seat, { name, known }: PersonSeat): string =>
  known === true ? `@${name}` : `${table}.${seat}`;
