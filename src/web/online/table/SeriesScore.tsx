import type { TableInfo } from '../../../protocol/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { toPlayers } from '../displayNames.ts';
import { getOnlineMessages } from '../messages/index.ts';
import type { TableStore } from './tableStore.ts';

/** "You 2 : 1 Ben"; the own seat comes first. */
function formatSeries(info: TableInfo, wins: readonly number[], me: number | null): string {
  const t = getPageMessages();
  const names = nameSeats(t, toPlayers(info));
  const order = [...wins.keys()].toSorted((a, b) => Number(b === me) - Number(a === me));
  const name = (seat: number): string => (seat === me ? t.you : names.seat(seat));
  const [first = 0, second = 0] = order;
  return order.length === 2
    ? `${name(first)} ${wins[first]} : ${wins[second]} ${name(second)}`
    : order.map((seat) => `${name(seat)} ${wins[seat]}`).join(' · ');
}

/** How many matches of the series each player has won; nothing before the first win. */
export function SeriesScore({ table }: { readonly table: TableStore }) {
  const info = table.info.value!;
  const { series } = info;
  if (series === undefined || series.every((wins) => wins === 0)) return null;
  return (
    <p class="series">
      <span class="soft">{getOnlineMessages().series}</span>{' '}
      <b>{formatSeries(info, series, table.seat.value)}</b>
    </p>
  );
}
