/** A table elsewhere: its lobby, its match, and what the match left behind. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { listSeats } from '../../../core/index.ts';
import type { TableInfo } from '../../../protocol/index.ts';
import { listed } from '../../match/games/index.ts';
import { Replay } from '../../insight/replay/replay.ts';
import { ratingsSpoken } from '../../account/ratings/messages/index.ts';
import { Message } from '../../ui/components/MessagePage.tsx';
import { TableScreen } from '../../match/table/TableScreen.tsx';
import { type Extras } from '../../match/table/tableParts.ts';
import { Tool } from '../../match/table/Toolbar.tsx';
import { namesAt } from '../../i18n/seatNames.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import { Afterwards } from './Afterwards.tsx';
import { Banners } from './Banners.tsx';
import { blockedAs } from '../serverNotices.ts';
import { blockText } from '../blockText.ts';
import { Carry, Lobby } from './Lobby.tsx';
import { OnlineTable } from './onlineTable.ts';
import { refreshPush } from '../push.ts';
import { PushChoice } from '../PushChoice.tsx';
import { SaySheet } from './QuickChat.tsx';
import { Share, tableLink } from '../ShareLink.tsx';
import { showNoTurn, showTurn } from '../turnIndicator.ts';
import { Strip } from './StatusStrip.tsx';
import { lazily } from '../../ui/components/lazy.tsx';
import { type RemoteMatch, sittersOf } from './remoteMatch.ts';
import { useOnline } from '../messages/index.ts';

type Sheet = 'say' | 'links' | 'ended' | 'resign' | 'others' | null;

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
  const away = seat === null ? null : info.sitters[seat]?.away;
  const isHere = isPlaying && away === null;
  // Rated matches are played to their end, without a break.
  const isRated = info.rated !== undefined;
  const hasLost = away === 'resigned' || away === 'lost';
  const button = (icon: IconName, says: string, act: () => void) => (
    <button
      type="button"
      class="btn"
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon name={icon} /> {says}
    </button>
  );
  return (
    <>
      <div class="menu-more">
        {button('link', words.invite, () => {
          sheet.value = 'links';
        })}
        {button('people', words.others, () => {
          sheet.value = 'others';
        })}
        {isHere &&
          !info.pause.on &&
          !isRated &&
          button('pause', words.proposePause, () => table.command({ t: 'pause', on: true }))}
        {isHere &&
          !isRated &&
          button('close', words.proposeEnd, () => table.command({ t: 'end', agree: true }))}
        {isPlaying &&
          !hasLost &&
          button('flag', words.resign, () => {
            sheet.value = 'resign';
          })}
        {isHere && button('seat', words.goAway, () => table.command({ t: 'leave' }))}
        <a class="btn" href={addressOf()}>
          <Icon name="back" /> {words.home}
        </a>
      </div>
      {isHere && <p class="soft">{isRated ? ratingsSpoken.value?.leaveNote : words.goAwayNote}</p>}
      {isPlaying && <PushChoice />}
    </>
  );
}

function Links({ table, title, onClose }: Props & { readonly onClose: () => void }) {
  const words = useOnline();
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <p class="soft">{words.watchingNote}</p>
      <Share link={tableLink(table.info.value!.link)} label={words.link} title={title} />
      {table.seat.value !== null && <Carry id={table.id} title={title} />}
    </Dialog>
  );
}

const OthersSheet = lazily(async () => (await import('../moderation/ModerationSheet.tsx')).OthersSheet);

/** Whose phrases and names are shown, and a word to the host. */
function Others({ table, onClose }: { readonly table: OnlineTable; readonly onClose: () => void }) {
  return (
    <OthersSheet
      others={table.others}
      onReport={table.seat.value === null ? null : (seat, reason, note) => table.report(seat, reason, note)}
      onChange={() => table.match.value?.tableChanged()}
      onClose={onClose}
    />
  );
}

/** Nobody gives up by a slip. */
function Resign({ table, onClose }: { readonly table: OnlineTable; readonly onClose: () => void }) {
  const words = useOnline();
  const info = table.info.value!;
  const lost = info.sitters.filter(({ away }) => away === 'resigned' || away === 'lost').length;
  return (
    <Dialog title={words.resignAsk} onClose={onClose}>
      <p>{info.sitters.length - lost <= 2 ? words.resignNote.two : words.resignNote.more}</p>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={onClose}>
          {words.goOn}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            table.command({ t: 'resign' });
          }}
        >
          {words.resign}
        </button>
      </div>
    </Dialog>
  );
}

/** Who has won, and through whom, where the rules have not ended the match. */
function useEnding({ id, ending, sitters, winners }: TableInfo): {
  readonly title: string;
  readonly note: string;
} {
  const says = usePage();
  const words = useOnline();
  const names = namesAt(says, spoken.value!.table, sittersOf({ id, sitters }));
  if (ending === 'closed') return { title: words.closedTitle, note: words.closedNote };
  if (ending !== 'resigned' && ending !== 'lost') return { title: words.agreedTitle, note: words.agreedNote };
  const losers = sitters.flatMap(({ away }, seat) => (away === 'resigned' || away === 'lost' ? [seat] : []));
  const won = listSeats(winners);
  return {
    title: won.length === 1 ? says.wins(names.seats(won)) : says.sharedWin(names.seats(won)),
    note: words.endedBy[ending](names.seats(losers)),
  };
}

/** The match was ended before the rules ended it. */
function Ended({ table, onClose }: { readonly table: OnlineTable; readonly onClose: () => void }) {
  const { title, note } = useEnding(table.info.value!);
  return (
    <Dialog title={title} class="result" onClose={onClose}>
      <p>{note}</p>
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
      const isEnded = table.match.value?.instead.value === 'ended';
      return (
        <>
          {isEnded && (
            <Tool icon="check" label={usePage().showResult} onClick={() => (sheet.value = 'ended')} />
          )}
          {table.seat.value !== null && (
            <Tool icon="say" label={words.say} onClick={() => (sheet.value = 'say')} />
          )}
        </>
      );
    },
    Menu: ({ close: closeMenu }) => <Menu table={table} sheet={sheet} close={closeMenu} />,
    Notices: ({ names }) => <Banners table={table} names={names} />,
    Over: () => (
      <>
        <Signs table={table} title={title} />
        {sheet.value === 'say' && <SaySheet table={table} onClose={close} />}
        {sheet.value === 'links' && <Links table={table} title={title} onClose={close} />}
        {sheet.value === 'ended' && <Ended table={table} onClose={close} />}
        {sheet.value === 'others' && <Others table={table} onClose={close} />}
        {sheet.value === 'resign' && <Resign table={table} onClose={close} />}
      </>
    ),
  };
}

function Playing({ table, title }: Props) {
  const sheet = useSignal<Sheet>(null);
  const extras = useMemo(() => extrasFor(table, title, sheet), [table, title]);
  useSignalEffect(() => {
    if (table.match.value?.instead.value === 'ended') sheet.value = 'ended';
  });
  return (
    <TableScreen
      session={table.match.value!}
      title={title}
      extras={extras}
      afterwards={<Afterwards table={table} />}
    />
  );
}

/** The match up to when it was asked for, as far as whoever sits here may know it. */
function SoFar({
  match,
  title,
  live,
}: {
  readonly match: RemoteMatch;
  readonly title: string;
  readonly live: string;
}) {
  const replay = useMemo(
    () =>
      new Replay(match.historySoFar(), match.screen, match.sitters.peek(), {
        eyes: match.update.peek().view.seat,
        live,
      }),
    [match],
  );
  useEffect(() => {
    replay.goTo(replay.last);
    return () => replay.close();
  }, [replay]);
  return <TableScreen session={replay} title={title} />;
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

export function TablePage({
  id,
  isSoFar = false,
}: {
  readonly id: string;
  /** Whether the match is gone through up to now; it goes on meanwhile. */
  readonly isSoFar?: boolean;
}) {
  const words = useOnline();
  const page = useSignal<OnlineTable | null>(null);
  // The link stays; what is played there goes on.
  const match = useSignal(id);
  useEffect(() => {
    const opened = new OnlineTable(match.value);
    page.value = opened;
    const stopNext = opened.next.subscribe((next) => {
      if (next !== null) match.value = next;
    });
    const stopSeat = opened.seat.subscribe((seat) => {
      if (seat !== null) void refreshPush();
    });
    return () => {
      stopNext();
      stopSeat();
      opened.close();
    };
  }, [match.value]);
  const table = page.value;
  if (table === null) return null;
  if (table.gone.value === 'blocked' && blockedAs.value !== null)
    return <Message text={blockText(blockedAs.value, words)} />;
  if (table.gone.value !== null) return <Message text={words.gone[table.gone.value]} />;
  const info = table.info.value;
  if (info === null) return <Opening table={table} />;
  const entry = listed(info.game);
  if (entry === undefined) return <Message text={words.gone.otherRules} />;
  if (info.status === 'open' && info.ending === 'closed') return <Message text={words.no.closed} />;
  if (info.status === 'open') return <Lobby table={table} info={info} entry={entry} />;
  if (table.match.value === null) return <p class="loading">{usePage().loading}</p>;
  if (isSoFar) return <SoFar match={table.match.value} title={entry.title} live={addressOf('t', id)} />;
  return <Playing table={table} title={entry.title} />;
}
