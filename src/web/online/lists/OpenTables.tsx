/** Open tables, filtered, and running matches to watch, best first. */
import type { ListedTable, TableList } from '../../../protocol/index.ts';
import { onlineBotName } from '../../../core/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findListedGame } from '../../match/games/index.ts';
import { filters, matchesFilters } from './filters.ts';
import { FilterFold } from './FilterFold.tsx';
import { type ListMessages, listMessages } from './messages/index.ts';
import './lists.css';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useServerOffer } from '../serverOffer.ts';
import { getDisplayName } from '../displayNames.ts';
import { formatTimeControl } from '../formatTime.ts';
import { getOnlineMessages } from '../messages/index.ts';

/** The number of running matches below the best one. */
const MAX_RUNNING = 5;

function TableRow({
  table,
  about,
  to,
  isFirst = true,
}: {
  readonly table: ListedTable;
  readonly about: readonly string[];
  readonly to: string;
  readonly isFirst?: boolean;
}) {
  const entry = findListedGame(table.game);
  if (entry === undefined) return null;
  return (
    <li class="panel">
      <div class="resume-art" aria-hidden="true">
        <entry.Art />
      </div>
      <p>
        <b>{entry.title}</b>
        <span class="soft">{about.join(' · ')}</span>
      </p>
      <a
        class={isFirst ? 'primary' : 'btn'}
        href={buildHash('t', table.id)}
        aria-label={`${to}: ${entry.title}`}
      >
        {to}
      </a>
    </li>
  );
}

function computeMeanRating({ rated }: ListedTable): number | null {
  const values = rated?.seats.flatMap((seat) => seat?.value ?? []) ?? [];
  return values.length === 0
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const messages = getOnlineMessages();
  const t = listMessages.value;
  const hasRated = useServerOffer()?.rated === true;
  if (t === null) return null;
  const shown = tables.filter((table) => matchesFilters(table, filters.value));
  const describe = (table: ListedTable): string[] => {
    const free = table.sitters.filter(({ kind }) => kind === 'open').length;
    const host = table.sitters.findIndex(({ kind }) => kind === 'person');
    const owner = table.sitters[host];
    const mean = computeMeanRating(table);
    return [
      ...(owner?.kind === 'person' ? [messages.hosts(getDisplayName(table.id, host, owner.name))] : []),
      messages.freeSeats(free, table.sitters.length),
      formatTimeControl(table.time, messages),
      ...(table.rated === undefined ? [] : [mean === null ? t.ratedOnly.rated : t.mean(mean)]),
    ];
  };
  return (
    <>
      {tables.length > 0 && <FilterFold messages={t} hasRated={hasRated} />}
      <p class="soft" role="status">
        {tables.length === 0
          ? messages.noOpenTables
          : shown.length === 0
            ? t.noneLikeThat
            : t.shown(shown.length, tables.length)}
      </p>
      {shown.length > 0 && (
        <ul class="resume" id="open-list">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} about={describe(table)} to={messages.sit} />
          ))}
        </ul>
      )}
    </>
  );
}

function listPlayers(table: ListedTable, t: ListMessages, list: (names: string[]) => string): string[] {
  const names = table.sitters.flatMap((sitter, seat) => {
    if (sitter.kind === 'open') return [];
    return sitter.kind === 'bot'
      ? onlineBotName(table.id, seat)
      : getDisplayName(table.id, seat, sitter.name);
  });
  const mean = computeMeanRating(table);
  return [list(names.filter((name) => name !== '')), ...(mean === null ? [] : [t.mean(mean)])];
}

export function RunningMatches({ running }: Pick<TableList, 'running'>) {
  const t = listMessages.value;
  const page = getPageMessages();
  const [best] = running;
  if (t === null) return null;
  return (
    <section class="tables-part" aria-labelledby="running-tables">
      <h3 id="running-tables">{t.running}</h3>
      {best === undefined ? (
        <p class="soft">{t.noneRunning}</p>
      ) : (
        <>
          <p class="soft">{t.runningNote}</p>
          <a class="primary" href={buildHash('t', best.id)}>
            <Icon name="eye" /> {t.watchBest}
          </a>
          <ul class="resume">
            {running.slice(0, MAX_RUNNING).map((table) => (
              <TableRow
                key={table.id}
                table={table}
                about={listPlayers(table, t, (names) => page.list(names))}
                to={getPageMessages().watchTable}
                isFirst={false}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** For a list that may not have loaded yet. */
export function OpenTablesPanel({ list }: { readonly list: TableList | null | undefined }) {
  const loading = getPageMessages().loading;
  if (list === undefined) return <p class="soft">{loading}</p>;
  return list === null ? null : <OpenTables tables={list.tables} />;
}
