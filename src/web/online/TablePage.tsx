/** A table elsewhere: its lobby, its match, and what the match left behind. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { listed } from '../games/index.ts';
import { Message } from '../screens/Message.tsx';
import { TableScreen } from '../screens/TableScreen.tsx';
import { type Extras } from '../screens/parts.ts';
import { Tool } from '../screens/Tools.tsx';
import { addressOf, goTo } from '../session/place.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePage } from '../words/index.ts';
import { Afterwards } from './Afterwards.tsx';
import { Banners } from './Banners.tsx';
import { Carry, Lobby } from './Lobby.tsx';
import { OnlineTable } from './onlineTable.ts';
import { refreshPush } from './push.ts';
import { PushChoice } from './PushChoice.tsx';
import { SaySheet } from './Sayings.tsx';
import { linkTo, Share } from './Share.tsx';
import { showNoTurn, showTurn } from './signs.ts';
import { Strip } from './Strip.tsx';
import { useOnline } from './words/index.ts';

type Sheet = 'say' | 'links' | 'agreed' | null;

interface Props {
  readonly table: OnlineTable;
  readonly title: string;
}

/** Leave, propose to end, links: what the menu of such a table adds. */
function Menu({ table, sheet, close }: { table: OnlineTable; sheet: Signal<Sheet>; close: () => void }) {
  const words = useOnline();
  const info = table.info.value!;
  const seat = table.seat.value;
  const isPlaying = info.status === 'playing' && seat !== null;
  const isHere = isPlaying && info.sitters[seat]?.away === null;
  return (
    <>
      <div class="menu-more">
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            sheet.value = 'links';
          }}
        >
          <Icon name="link" /> {words.invite}
        </button>
        {isHere && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              table.order({ t: 'end', agree: true });
            }}
          >
            <Icon name="close" /> {words.proposeEnd}
          </button>
        )}
        {isHere && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              table.order({ t: 'leave' });
            }}
          >
            <Icon name="seat" /> {words.goAway}
          </button>
        )}
        <a class="btn" href={addressOf()}>
          <Icon name="back" /> {words.home}
        </a>
      </div>
      {isHere && <p class="soft">{words.goAwayNote}</p>}
      {isPlaying && <PushChoice />}
    </>
  );
}

function Links({ table, title, onClose }: Props & { readonly onClose: () => void }) {
  const words = useOnline();
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <p class="soft">{words.watchingNote}</p>
      <Share link={linkTo('t', table.id)} label={words.link} title={title} />
      {table.seat.value !== null && (
        <details class="fold">
          <summary>{words.carry}</summary>
          <Carry id={table.id} title={title} />
        </details>
      )}
    </Dialog>
  );
}

/** The match was ended before the rules ended it. */
function Agreed({ table, onClose }: { readonly table: OnlineTable; readonly onClose: () => void }) {
  const words = useOnline();
  return (
    <Dialog title={words.agreedTitle} class="result" onClose={onClose}>
      <p>{words.agreedNote}</p>
      <div class="result-actions">
        <Afterwards table={table} />
      </div>
    </Dialog>
  );
}

/** Says in the tab and on the icon whose turn it is. */
function Signs({ table, title }: Props) {
  const words = useOnline();
  const turn = table.isMyTurn.value ? words.yourTurn : null;
  useEffect(() => showTurn(title, turn), [title, turn]);
  useEffect(() => showNoTurn, []);
  return null;
}

function extrasFor(table: OnlineTable, title: string, sheet: Signal<Sheet>): Extras {
  const close = (): void => {
    sheet.value = null;
  };
  return {
    Head: () => <Strip table={table} />,
    Tools: () => {
      const words = useOnline();
      const isAgreed = table.info.value?.ending === 'agreed';
      return (
        <>
          {isAgreed && (
            <Tool icon="check" label={usePage().showResult} onClick={() => (sheet.value = 'agreed')} />
          )}
          {table.seat.value !== null && (
            <Tool icon="say" label={words.say} onClick={() => (sheet.value = 'say')} />
          )}
        </>
      );
    },
    Menu: ({ close: closeMenu }) => <Menu table={table} sheet={sheet} close={closeMenu} />,
    Notices: ({ names, words }) => <Banners table={table} names={names} words={words} />,
    Over: () => (
      <>
        <Signs table={table} title={title} />
        {sheet.value === 'say' && <SaySheet table={table} onClose={close} />}
        {sheet.value === 'links' && <Links table={table} title={title} onClose={close} />}
        {sheet.value === 'agreed' && <Agreed table={table} onClose={close} />}
      </>
    ),
  };
}

function Playing({ table, title }: Props) {
  const sheet = useSignal<Sheet>(null);
  const extras = useMemo(() => extrasFor(table, title, sheet), [table, title]);
  useSignalEffect(() => {
    if (table.info.value?.ending === 'agreed') sheet.value = 'agreed';
  });
  return (
    <TableScreen
      model={table.match.value!}
      title={title}
      extras={extras}
      afterwards={<Afterwards table={table} />}
    />
  );
}

/** Nothing is known yet. */
function Opening({ table }: { readonly table: OnlineTable }) {
  const words = useOnline();
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), 4000);
    return () => clearTimeout(timer);
  }, []);
  const isOpen = table.connection.value === 'open';
  if (isSlow.value && !isOpen) return <Message text={words.noServer} />;
  return <p class="loading">{words.connecting}</p>;
}

export function TablePage({ id }: { readonly id: string }) {
  const words = useOnline();
  const page = useSignal<OnlineTable | null>(null);
  useEffect(() => {
    const opened = new OnlineTable(id);
    page.value = opened;
    const stopNext = opened.next.subscribe((next) => {
      if (next !== null) goTo('t', next);
    });
    const stopSeat = opened.seat.subscribe((seat) => {
      if (seat !== null) void refreshPush();
    });
    return () => {
      stopNext();
      stopSeat();
      opened.close();
    };
  }, [id]);
  const table = page.value;
  if (table === null) return null;
  if (table.gone.value !== null) return <Message text={words.gone[table.gone.value]} />;
  const info = table.info.value;
  if (info === null) return <Opening table={table} />;
  const entry = listed(info.game);
  if (entry === undefined) return <Message text={words.gone.otherRules} />;
  if (info.status === 'open') return <Lobby table={table} info={info} entry={entry} />;
  if (table.match.value === null) return <p class="loading">{usePage().loading}</p>;
  return <Playing table={table} title={entry.title} />;
}
