/** Tables that wait for players, by what somebody wants; and those that anybody may watch, the best first. */
import type { ListedTable, TableList } from '../../../protocol/index.ts';
import { castAt } from '../../../core/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { listed } from '../../match/games/index.ts';
import { filters, suits } from './filters.ts';
import { FilterFold } from './FilterFold.tsx';
import { type ListsWords, listsSpoken } from './messages/index.ts';
import './lists.css';
import { Icon } from '../../ui/components/Icon.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import { isLevel } from './MyTables.tsx';
import { useOffered } from '../serverOffer.ts';
import { shownName } from '../displayNames.ts';
import { timeInWords } from '../timeText.ts';
import { useOnline } from '../messages/index.ts';

/** So many running matches are shown besides the best. */
const RUNNING = 5;

function Row({
  table,
  about,
  to,
  isFirst = true,
}: {
  readonly table: ListedTable;
  readonly about: readonly string[];
  /** What the link says. */
  readonly to: string;
  readonly isFirst?: boolean;
}) {
  const entry = listed(table.game);
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
        href={addressOf('t', table.id)}
        aria-label={`${to}: ${entry.title}`}
      >
        {to}
      </a>
    </li>
  );
}

function meanOf({ rated }: ListedTable): number | null {
  const values = rated?.seats.flatMap((seat) => seat?.value ?? []) ?? [];
  return values.length === 0
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const words = useOnline();
  const says = listsSpoken.value;
  const hasRated = useOffered()?.rated === true;
  if (says === null) return null;
  const shown = tables.filter((table) => suits(table, filters.value));
  const aboutOf = (table: ListedTable): string[] => {
    const free = table.sitters.filter(({ kind }) => kind === 'open').length;
    const host = table.sitters.findIndex(({ kind }) => kind === 'person');
    const mean = meanOf(table);
    return [
      ...(host === -1 ? [] : [words.hosts(shownName(table.id, host, table.sitters[host]!.name))]),
      words.freeSeats(free, table.sitters.length),
      timeInWords(table.time, words),
      ...(table.rated === undefined ? [] : [mean === null ? says.ratedOnly.rated : says.mean(mean)]),
    ];
  };
  return (
    <>
      {tables.length > 0 && <FilterFold words={says} hasRated={hasRated} />}
      <p class="soft" role="status">
        {tables.length === 0
          ? words.noOpenTables
          : shown.length === 0
            ? says.noneLikeThat
            : says.shown(shown.length, tables.length)}
      </p>
      {shown.length > 0 && (
        <ul class="resume" id="open-list">
          {shown.map((table) => (
            <Row key={table.id} table={table} about={aboutOf(table)} to={words.sit} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What strangers see of a running match: who plays. */
function players(table: ListedTable, says: ListsWords, list: (names: string[]) => string): string[] {
  const names = table.sitters.map(({ name }, seat) =>
    isLevel(name) ? castAt(table.id, seat) : shownName(table.id, seat, name),
  );
  const mean = meanOf(table);
  return [list(names.filter((name) => name !== '')), ...(mean === null ? [] : [says.mean(mean)])];
}

export function Running({ running }: Pick<TableList, 'running'>) {
  const says = listsSpoken.value;
  const { table: tableWords } = spoken.value!;
  const [best] = running;
  if (says === null) return null;
  return (
    <section class="tables-part" aria-labelledby="running-tables">
      <h3 id="running-tables">{says.running}</h3>
      {best === undefined ? (
        <p class="soft">{says.noneRunning}</p>
      ) : (
        <>
          <p class="soft">{says.runningNote}</p>
          <a class="primary" href={addressOf('t', best.id)}>
            <Icon name="eye" /> {says.watchBest}
          </a>
          <ul class="resume">
            {running.slice(0, RUNNING).map((table) => (
              <Row
                key={table.id}
                table={table}
                about={players(table, says, (names) => tableWords.list(names))}
                to={says.watch}
                isFirst={false}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** For the page while nothing is known yet. */
export function OpenPart({ list }: { readonly list: TableList | null | undefined }) {
  const loading = usePage().loading;
  if (list === undefined) return <p class="soft">{loading}</p>;
  return list === null ? null : <OpenTables tables={list.tables} />;
}
