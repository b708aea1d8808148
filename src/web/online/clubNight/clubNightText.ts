/** Short texts that several pages of a club night show. */
import { seatSetHas } from '../../../core/index.ts';
import type { ClubNightInfo, ClubTable } from '../../../protocol/index.ts';
import { getPageMessages, locale } from '../../i18n/index.ts';
import { findListedGame } from '../../match/games/index.ts';
import { type ClubNightMessages, getClubNightMessages } from './messages/index.ts';

export const getTitle = (info: ClubNightInfo): string =>
  info.terms.title === '' ? getPageMessages().clubNight : info.terms.title;
export const formatCode = ({ code }: ClubNightInfo): string => `${code.slice(0, 4)} ${code.slice(4)}`;
export const formatPoints = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return rounded.toLocaleString(locale.value!.language);
};
export const getGameTitle = (id: string): string => findListedGame(id)?.title ?? id;

/** A stand-in is named as such, as long as it plays and in the results. */
export function nameClubSeat({ people }: ClubNightInfo, table: ClubTable, seat: number): string {
  const messages = getClubNightMessages();
  const who = table.seats[seat] ?? null;
  if (who === null) return messages.bot;
  const { name } = people[who]!;
  const isBot = table.status === 'over' ? table.standIns.includes(seat) : seatSetHas(table.bots, seat);
  return isBot ? messages.botFor(name) : name;
}

/** How a finished table ended: its winners, or why it has none. */
export function describeResult(
  info: ClubNightInfo,
  table: ClubTable,
  messages: ClubNightMessages = getClubNightMessages(),
): string {
  if (table.ending === null) return '';
  if (table.ending !== 'played') return messages.endings[table.ending];
  if (table.winners.length === 0) return messages.standInWon;
  return messages.wins(getPageMessages().list(table.winners.map((seat) => nameClubSeat(info, table, seat))));
}
