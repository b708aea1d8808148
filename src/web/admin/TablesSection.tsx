/** Lists what a spectator may know of each table, and closes tables. */
import { useSignal } from '@preact/signals';
import {
  type AdminTable,
  type AdminTables,
  type MatchFile,
  ADMIN_TABLE_FILTERS,
  type AdminTableFilter,
} from '../../protocol/index.ts';
import { getPageMessages } from '../i18n/index.ts';
import { buildHash } from '../ui/browser/address.ts';
import { LISTED_GAMES } from '../match/games/index.ts';
import { saveFile } from '../ui/browser/saveFile.ts';
import { SegmentedControl } from '../ui/components/SegmentedControl.tsx';
import { requestAdmin, type AdminQuery, formatDateTime, useAdminQuery } from './adminClient.ts';
import { ConfirmSheet, BlockButton, SelectField, TroubleMessage } from './adminFormParts.tsx';
import { getAdminMessages } from './messages/index.ts';
import { afterNetworkError } from '../ui/browser/faults.ts';

const findGameTitle = (game: string): string => LISTED_GAMES.find(({ id }) => id === game)?.title ?? game;

export function SaveRecordButton({ table }: { readonly table: string }) {
  const messages = getAdminMessages();
  const save = async (): Promise<void> => {
    const record = await requestAdmin<MatchFile>(`tables/${table}/record`);
    saveFile(`tavola-${table}.json`, JSON.stringify(record), 'application/json');
  };
  return (
    <button type="button" class="btn" onClick={() => void save().catch(afterNetworkError(undefined))}>
      {messages.saveRecord}
    </button>
  );
}

function TableSeats({
  table,
  act,
}: {
  readonly table: AdminTable;
  readonly act: AdminQuery<unknown>['act'];
}) {
  const messages = getAdminMessages();
  return (
    <ul class="host-seats">
      {table.sitters.map((sitter, seat) => (
        <li key={seat}>
          <span>
            {sitter.kind === 'person'
              ? sitter.name || getPageMessages().someone
              : sitter.kind === 'bot'
                ? `${messages.bot} (${sitter.level})`
                : messages.free}
          </span>
          {sitter.kind === 'person' && table.status !== 'over' && (
            <BlockButton
              who={{ is: 'seat', table: table.id, seat }}
              name={sitter.name || getPageMessages().someone}
              act={act}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function TableRow({ table, act }: { readonly table: AdminTable; readonly act: AdminQuery<unknown>['act'] }) {
  const messages = getAdminMessages();
  const isAsked = useSignal(false);
  const isOver = table.status === 'over';
  return (
    <li class="panel host-row">
      <p class="between">
        <b>{findGameTitle(table.game)}</b>
        <span class="soft">
          {messages.since(formatDateTime(table.created))} · {messages.here(table.here)}
        </span>
      </p>
      <TableSeats table={table} act={act} />
      <p class="host-ways">
        <a class="btn" href={isOver ? buildHash('t', table.id, 'replay') : buildHash('t', table.id)}>
          {isOver ? getPageMessages().replay : getPageMessages().watchTable}
        </a>
        {isOver && <SaveRecordButton table={table.id} />}
        {!isOver && table.ending === null && (
          <button type="button" class="btn" onClick={() => (isAsked.value = true)}>
            {messages.close}
          </button>
        )}
      </p>
      {isAsked.value && (
        <ConfirmSheet
          title={messages.closeAsk}
          doing={messages.close}
          onClose={() => (isAsked.value = false)}
          onDo={(note) => void act({ kind: 'close', table: table.id, note })}
        >
          <p>{messages.closeNote}</p>
        </ConfirmSheet>
      )}
    </li>
  );
}

export function TablesSection() {
  const messages = getAdminMessages();
  const kind = useSignal<AdminTableFilter>('playing');
  const game = useSignal('');
  const before = useSignal('');
  const query = [
    `status=${kind.value}`,
    ...(game.value === '' ? [] : [`game=${game.value}`]),
    ...(before.value === '' ? [] : [`before=${before.value}`]),
  ].join('&');
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminTables>(`tables?${query}`);
  return (
    <>
      <SegmentedControl
        name={messages.sections.tables}
        values={ADMIN_TABLE_FILTERS}
        value={kind.value}
        label={(one) => messages.kinds[one]}
        onChoose={(one) => {
          kind.value = one;
          before.value = '';
        }}
      />
      <SelectField
        label={getPageMessages().games}
        value={game.value}
        options={[
          ['', getPageMessages().allGames],
          ...LISTED_GAMES.map(({ id, title }) => [id, title] as const),
        ]}
        onChoose={(one) => {
          game.value = one;
          before.value = '';
        }}
      />
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer !== undefined && (
        <>
          <ul class="host-rows">
            {answer.tables.map((table) => (
              <TableRow key={table.id} table={table} act={act} />
            ))}
            {kind.value === 'unplayable' &&
              answer.unplayable.map(({ id, why }) => (
                <li key={id} class="panel host-row">
                  <code>{id}</code> {why}
                </li>
              ))}
          </ul>
          {answer.tables.length === 0 && (kind.value !== 'unplayable' || answer.unplayable.length === 0) && (
            <p class="soft">{messages.none}</p>
          )}
          {answer.next !== null && (
            <button type="button" class="btn" onClick={() => (before.value = `${answer.next}`)}>
              {messages.more}
            </button>
          )}
        </>
      )}
    </>
  );
}
