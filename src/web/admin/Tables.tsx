/** The tables: what a spectator may know of each, and closing one. */
import { useSignal } from '@preact/signals';
import {
  type AdminTable,
  type AdminTables,
  type MatchFile,
  TABLE_KINDS,
  type TableKind,
} from '../../protocol/index.ts';
import { addressOf } from '../ui/browser/address.ts';
import { LISTED } from '../match/games/index.ts';
import { saveFile } from '../ui/browser/saveFile.ts';
import { Seg } from '../ui/components/SegmentedControl.tsx';
import { askHost, type Looked, moment, useAsked } from './adminClient.ts';
import { Asking, Block, Choice, Trouble } from './formParts.tsx';
import { useHost } from './messages/index.ts';

const titleOf = (game: string): string => LISTED.find(({ id }) => id === game)?.title ?? game;

/** The record of a match that is over, as a file. */
export function SaveRecord({ table }: { readonly table: string }) {
  const words = useHost();
  const save = async (): Promise<void> => {
    const record = await askHost<MatchFile>(`tables/${table}/record`);
    saveFile(`tavola-${table}.json`, JSON.stringify(record), 'application/json');
  };
  return (
    <button type="button" class="btn" onClick={() => void save().catch(() => undefined)}>
      {words.saveRecord}
    </button>
  );
}

function Seats({ table, act }: { readonly table: AdminTable; readonly act: Looked<unknown>['act'] }) {
  const words = useHost();
  return (
    <ul class="host-seats">
      {table.sitters.map(({ kind, name }, seat) => (
        <li key={seat}>
          <span>
            {kind === 'person'
              ? name || words.somebody
              : kind === 'bot'
                ? `${words.bot} (${name})`
                : words.free}
          </span>
          {kind === 'person' && table.status !== 'over' && (
            <Block who={{ is: 'seat', table: table.id, seat }} name={name || words.somebody} act={act} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ table, act }: { readonly table: AdminTable; readonly act: Looked<unknown>['act'] }) {
  const words = useHost();
  const isAsked = useSignal(false);
  const isOver = table.status === 'over';
  return (
    <li class="panel host-row">
      <p class="between">
        <b>{titleOf(table.game)}</b>
        <span class="soft">
          {words.since(moment(table.created))} · {words.here(table.here)}
        </span>
      </p>
      <Seats table={table} act={act} />
      <p class="host-ways">
        <a class="btn" href={isOver ? addressOf('t', table.id, 'replay') : addressOf('t', table.id)}>
          {isOver ? words.replay : words.watch}
        </a>
        {isOver && <SaveRecord table={table.id} />}
        {!isOver && table.ending === null && (
          <button type="button" class="btn" onClick={() => (isAsked.value = true)}>
            {words.close}
          </button>
        )}
      </p>
      {isAsked.value && (
        <Asking
          title={words.closeAsk}
          doing={words.close}
          onClose={() => (isAsked.value = false)}
          onDo={(note) => void act({ kind: 'close', table: table.id, note })}
        >
          <p>{words.closeNote}</p>
        </Asking>
      )}
    </li>
  );
}

export function Tables() {
  const words = useHost();
  const kind = useSignal<TableKind>('playing');
  const game = useSignal('');
  const before = useSignal('');
  const query = [
    `status=${kind.value}`,
    ...(game.value === '' ? [] : [`game=${game.value}`]),
    ...(before.value === '' ? [] : [`before=${before.value}`]),
  ].join('&');
  const { answer, trouble, look, act } = useAsked<AdminTables>(`tables?${query}`);
  return (
    <>
      <Seg
        name={words.sections.tables}
        values={TABLE_KINDS}
        value={kind.value}
        label={(one) => words.kinds[one]}
        onChoose={(one) => {
          kind.value = one;
          before.value = '';
        }}
      />
      <Choice
        label={words.games}
        value={game.value}
        options={[['', words.allGames], ...LISTED.map(({ id, title }) => [id, title] as const)]}
        onChoose={(one) => {
          game.value = one;
          before.value = '';
        }}
      />
      <Trouble text={trouble} again={answer === undefined ? look : undefined} />
      {answer !== undefined && (
        <>
          <ul class="host-rows">
            {answer.tables.map((table) => (
              <Row key={table.id} table={table} act={act} />
            ))}
            {kind.value === 'aside' &&
              answer.aside.map(({ id, why }) => (
                <li key={id} class="panel host-row">
                  <code>{id}</code> {why}
                </li>
              ))}
          </ul>
          {answer.tables.length === 0 && (kind.value !== 'aside' || answer.aside.length === 0) && (
            <p class="soft">{words.none}</p>
          )}
          {answer.next !== null && (
            <button type="button" class="btn" onClick={() => (before.value = `${answer.next}`)}>
              {words.more}
            </button>
          )}
        </>
      )}
    </>
  );
}
