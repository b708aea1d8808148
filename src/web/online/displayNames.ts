/** Display names of other players. Players may hide the names of strangers. */
import { getPageMessages } from '../i18n/index.ts';
import { onlineBotName, type Player, type Seat } from '../../core/index.ts';
import { getSeatName, type PersonSeat, type TableInfo } from '../../protocol/index.ts';
import { accountName } from '../account/accountName.ts';
import { hasPlayedWith, hidesUnknownNames } from './moderation/moderation.ts';
import { findHeldSeat } from './heldSeats.ts';
import { numberEqualNames } from '../i18n/seatNames.ts';
import { onlineMessages } from './messages/index.ts';

const FIRST_LETTER = 'A'.codePointAt(0)!;

/** A hidden name is replaced by the letter of its seat. Deleted accounts have no name. */
export function getDisplayName(table: string, seat: Seat, name: string): string {
  const messages = onlineMessages.value;
  if (name === '') return getPageMessages().someone ?? '';
  if (!hidesUnknownNames.value || hasPlayedWith(name)) return name;
  if (name === accountName.value || name === findHeldSeat(table)?.name) return name;
  return messages?.stranger(String.fromCodePoint(FIRST_LETTER + seat)) ?? '';
}

/** Mutes an account at every table, but a guest at this table only. */
export const getMuteKey = (table: string, seat: Seat, { name, known }: PersonSeat): string =>
  known === true ? `@${name}` : `${table}.${seat}`;

export const toPlayers = (table: Pick<TableInfo, 'id' | 'sitters'>): Player[] =>
  table.sitters.map((sitter, seat) =>
    sitter.kind === 'bot'
      ? { ...sitter, name: onlineBotName(table.id, seat) }
      : { kind: 'person', name: getDisplayName(table.id, seat, getSeatName(sitter)) },
  );

/** Equal names are numbered. */
export const listSeatNames = (table: Pick<TableInfo, 'id' | 'sitters'>): string[] =>
  numberEqualNames(toPlayers(table).map(({ name }) => name));

/** The table with hidden names replaced, except that of seat `me`. */
export function withDisplayNames(table: TableInfo, me: Seat | null): TableInfo {
  if (!hidesUnknownNames.value) return table;
  const sitters = table.sitters.map((sitter, seat) => {
    const name = getSeatName(sitter);
    if (seat === me || name === '' || sitter.kind === 'bot') return sitter;
    const shown = getDisplayName(table.id, seat, name);
    if (shown === name) return sitter;
    if (sitter.kind === 'person') {
      const { known: _known, ...unverified } = sitter;
      return { ...unverified, name: shown };
    }
    return sitter.reserved === null ? sitter : { ...sitter, reserved: { ...sitter.reserved, name: shown } };
  });
  return { ...table, sitters };
}

/** The other people at a table. */
export function listOthers(
  table: TableInfo,
  me: Seat | null,
): { readonly seat: Seat; readonly name: string; readonly key: string }[] {
  const names = listSeatNames(table);
  return table.sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && seat !== me
      ? [{ seat, name: names[seat] ?? '', key: getMuteKey(table.id, seat, sitter) }]
      : [],
  );
}
