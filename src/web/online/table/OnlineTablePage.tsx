/** An online table: lobby, match and result. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { listSeats } from '../../../core/index.ts';
import { getAwayReason, type SeatInfo, type TableInfo } from '../../../protocol/index.ts';
import { findListedGame } from '../../match/games/index.ts';
import type { Names } from '../../../messages/index.ts';
import type { LogNote } from '../../match/table/logLines.ts';
import { Replay } from '../../insight/replay/replay.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { TableScreen } from '../../match/table/TableScreen.tsx';
import { type OnlineExtras, useTableProps } from '../../match/table/tableProps.ts';
import { ToolButton } from '../../match/table/Toolbar.tsx';
import { nameSeats } from '../../i18n/seatNames.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon, type IconName } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { OnlineAfterwards } from './OnlineAfterwards.tsx';
import { TableBanners } from './TableBanners.tsx';
import { formatBlock } from '../formatBlock.ts';
import { ownBlock } from '../serverNotices.ts';
import { NextTable } from './NextTable.tsx';
import { Lobby } from './Lobby.tsx';
import type { TableStore } from './tableStore.ts';
import { type DeviceSeat, DeviceSeats } from './deviceSeats.ts';
import { PushChoice } from '../PushChoice.tsx';
import { ChatSheet } from './QuickChat.tsx';
import { ShareLink, buildTableLink, TransferLink } from '../ShareLink.tsx';
import { showNoTurn, showTurn } from '../turnIndicator.ts';
import { formatCost, LeaveDialog } from './RatedCost.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { toPlayers } from '../displayNames.ts';
import type { RemoteMatch } from './remoteMatch.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { describeErrorCode } from '../describeError.ts';

type Sheet = 'say' | 'links' | 'transfer' | 'ended' | 'resign' | 'leave' | 'others' | null;

interface Props {
  readonly table: TableStore;
  readonly title: string;
}

function OnlineMenu({ table, sheet }: { readonly table: TableStore; readonly sheet: Signal<Sheet> }) {
  const { turn } = useTableProps();
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const seat = table.seat.value;
  const isPlaying = info.status === 'playing' && seat !== null;
  const away = seat === null ? null : getAwayReason(info.sitters[seat]);
  const isHere = isPlaying && away === null;
  // Rated matches allow no pause and no agreed end.
  const isRated = info.rated !== undefined;
  const isLost = away === 'resigned' || away === 'lost';
  const button = (icon: IconName, t: string, act: () => void) => (
    <button
      type="button"
      class="btn"
      onClick={() => {
        turn.sheet.value = null;
        act();
      }}
    >
      <Icon name={icon} /> {t}
    </button>
  );
  return (
    <>
      <div class="menu-more">
        {isHere &&
          !info.pause.on &&
          !isRated &&
          button('pause', messages.proposePause, () => table.command({ t: 'pause', on: true }))}
        {isPlaying &&
          !isLost &&
          button('flag', messages.resign, () => {
            sheet.value = 'resign';
          })}
        {isHere &&
          button('seat', messages.goAway, () => {
            if (isRated) sheet.value = 'leave';
            else table.command({ t: 'leave' });
          })}
        {seat !== null &&
          button('link', messages.carry, () => {
            sheet.value = 'transfer';
          })}
        {button('link', messages.invite, () => {
          sheet.value = 'links';
        })}
        {button('people', messages.others, () => {
          sheet.value = 'others';
        })}
        {isHere &&
          !isRated &&
          button('close', messages.proposeEnd, () => table.command({ t: 'end', agree: true }))}
        <a class="btn" href={buildHash()}>
          <Icon name="back" /> {getPageMessages().allGames}
        </a>
      </div>
      {isHere && (
        <p class="soft">
          {isRated
            ? [ratingMessages.value?.leaveNote, formatCost({ table }, 'away')].join(' ')
            : messages.goAwayNote}
        </p>
      )}
      {isPlaying && <PushChoice />}
    </>
  );
}

function InviteLinks({ table, title, onClose }: Props & { readonly onClose: () => void }) {
  const messages = getOnlineMessages();
  return (
    <Dialog title={messages.invite} onClose={onClose}>
      <p class="soft">{messages.watchingNote}</p>
      <ShareLink link={buildTableLink(table.info.value!.link)} label={messages.link} title={title} />
    </Dialog>
  );
}

function TransferSheet({ table, title, onClose }: Props & { readonly onClose: () => void }) {
  return (
    <Dialog title={getOnlineMessages().carry} onClose={onClose}>
      <TransferLink id={table.id} title={title} />
    </Dialog>
  );
}

const ModerationSheet = lazyComponent(
  async () => (await import('../moderation/ModerationSheet.tsx')).ModerationSheet,
);

function OtherPlayers({ table, onClose }: { readonly table: TableStore; readonly onClose: () => void }) {
  return (
    <ModerationSheet
      others={table.others}
      onReport={table.seat.value === null ? null : (seat, reason, note) => table.report(seat, reason, note)}
      onClose={onClose}
    />
  );
}

/** Whether the person has given up, or was given up. */
function hasLost(sitter: SeatInfo): boolean {
  const away = getAwayReason(sitter);
  return away === 'resigned' || away === 'lost';
}

function ResignDialog({ table, onClose }: { readonly table: TableStore; readonly onClose: () => void }) {
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const lost = info.sitters.filter(hasLost).length;
  return (
    <Dialog title={messages.resignAsk} onClose={onClose}>
      <p>
        {info.sitters.length - lost <= 2 ? messages.resignNote.two : messages.resignNote.more}{' '}
        {formatCost({ table }, 'loss')}
      </p>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={onClose}>
          {messages.goOn}
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            table.command({ t: 'resign' });
          }}
        >
          {messages.resign}
        </button>
      </div>
    </Dialog>
  );
}

/** The winners, and who decided it, if the match did not end by the rules. */
function useEnding({ id, ending, sitters, winners }: TableInfo): {
  readonly title: string;
  readonly note: string;
} {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const names = nameSeats(t, toPlayers({ id, sitters }));
  if (ending === 'closed') return { title: messages.closedTitle, note: messages.closedNote };
  if (ending === 'timeUp' || ending === 'stopped') return messages.clubEnding[ending];
  if (ending !== 'resigned' && ending !== 'lost')
    return { title: messages.agreedTitle, note: messages.agreedNote };
  const losers = sitters.flatMap((sitter, seat) => (hasLost(sitter) ? [seat] : []));
  const won = listSeats(winners);
  return {
    title: won.length === 1 ? t.wins(names.seats(won)) : t.sharedWin(names.seats(won)),
    note: messages.endedBy[ending](names.seats(losers)),
  };
}

function ResultActions({ table, onClose }: { readonly table: TableStore; readonly onClose: () => void }) {
  const { title, note } = useEnding(table.info.value!);
  return (
    <Dialog title={title} class="result" onClose={onClose}>
      <p>{note}</p>
      <div class="result-actions">
        <OnlineAfterwards table={table} />
      </div>
    </Dialog>
  );
}

function StatusSigns({ table, title }: Props) {
  const messages = getOnlineMessages();
  const turn = table.isMyTurn.value ? messages.yourTurn : null;
  useEffect(() => showTurn(title, turn), [title, turn]);
  useEffect(() => showNoTurn, []);
  return null;
}

/** Who gave up or was given up, and when. */
function listLossNotes(table: TableStore, match: RemoteMatch, names: Names): LogNote[] {
  const messages = getOnlineMessages();
  return (table.info.value?.sitters ?? [])
    .flatMap((sitter, seat) => {
      if (sitter.kind !== 'person' || sitter.lostAt === undefined) return [];
      const how = sitter.away === 'lost' ? 'lost' : 'resigned';
      return [{ version: sitter.lostAt, text: messages.endedBy[how](names.seat(seat)) }];
    })
    .toSorted((a, b) => a.version - b.version)
    .map(({ version, text }) => ({ text, decision: match.countDecisionsBefore(version) }));
}

interface OpenProps extends Props {
  readonly match: RemoteMatch;
  readonly sheet: Signal<Sheet>;
}

function OnlineTools({ table, sheet }: Pick<OpenProps, 'table' | 'sheet'>) {
  return (
    <>
      {table.obstacle.value === 'ended' && (
        <ToolButton
          icon="check"
          label={getPageMessages().showResult}
          onClick={() => (sheet.value = 'ended')}
        />
      )}
      {table.seat.value !== null && <NextTable table={table} />}
      {table.seat.value !== null && (
        <ToolButton icon="say" label={getOnlineMessages().say} onClick={() => (sheet.value = 'say')} />
      )}
    </>
  );
}

function OnlineSheet({ table, title, sheet }: Omit<OpenProps, 'match'>) {
  const close = (): void => {
    sheet.value = null;
  };
  switch (sheet.value) {
    case 'say':
      return <ChatSheet table={table} onClose={close} />;
    case 'links':
      return <InviteLinks table={table} title={title} onClose={close} />;
    case 'transfer':
      return <TransferSheet table={table} title={title} onClose={close} />;
    case 'ended':
      return <ResultActions table={table} onClose={close} />;
    case 'others':
      return <OtherPlayers table={table} onClose={close} />;
    case 'leave':
      return <LeaveDialog table={table} onClose={close} />;
    case 'resign':
      return <ResignDialog table={table} onClose={close} />;
    case null:
      return null;
  }
}

const createExtras = ({ table, match, title, sheet }: OpenProps): OnlineExtras => ({
  head: <StatusStrip table={table} />,
  tools: <OnlineTools table={table} sheet={sheet} />,
  menu: <OnlineMenu table={table} sheet={sheet} />,
  notices: <TableBanners table={table} match={match} />,
  over: (
    <>
      <StatusSigns table={table} title={title} />
      <OnlineSheet table={table} title={title} sheet={sheet} />
    </>
  ),
  listNotes: (names) => listLossNotes(table, match, names),
});

function OnlineMatch({ table, match, title }: Props & { readonly match: RemoteMatch }) {
  const sheet = useSignal<Sheet>(null);
  const extras = useMemo(() => createExtras({ table, match, title, sheet }), [match, title]);
  useSignalEffect(() => {
    if (table.obstacle.value === 'ended') sheet.value = 'ended';
  });
  return (
    <TableScreen
      session={match}
      title={title}
      extras={extras}
      afterwards={<OnlineAfterwards table={table} />}
    />
  );
}

/** The match up to the moment of the request, as far as this seat may know it. */
function MatchSoFar({
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

function OpeningTable({ table }: { readonly table: TableStore }) {
  const messages = getOnlineMessages();
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isSlow.value = true), 4000);
    return () => clearTimeout(timer);
  }, []);
  const isOpen = table.connection.value === 'open';
  if (isSlow.value && !isOpen) return <MessagePage text={getPageMessages().noServer} />;
  return <p class="loading">{messages.connecting}</p>;
}

/** Connects to the table with every seat of this device. Null until then. */
function useDeviceSeats(id: string): DeviceSeats | null {
  const seats = useSignal<DeviceSeats | null>(null);
  // The address stays when the table moves to its next match.
  const current = useSignal(id);
  useEffect(() => {
    const opened = new DeviceSeats(current.value, (next) => (current.value = next));
    seats.value = opened;
    return () => opened.close();
  }, [current.value]);
  return seats.value;
}

/** The match of the seat on this device that has to decide. It stays until another one has to. */
function DeviceMatch({ seats, title }: { readonly seats: readonly DeviceSeat[]; readonly title: string }) {
  const shown = useSignal(seats[0]!);
  useSignalEffect(() => {
    const { table, match } = shown.value;
    if (table.isMyTurn.value || match.value?.isBusy.value === true) return;
    const next = seats.find((seat) => seat.match.value !== null && seat.table.isMyTurn.value);
    if (next === undefined) return;
    next.match.value?.cover();
    shown.value = next;
  });
  const { table, match } = shown.value;
  if (match.value === null) return <p class="loading">{getPageMessages().loading}</p>;
  return <OnlineMatch key={table.beside} table={table} match={match.value} title={title} />;
}

export function OnlineTablePage({
  id,
  isSoFar = false,
}: {
  readonly id: string;
  /** Whether the replay of the running match is open. The match continues. */
  readonly isSoFar?: boolean;
}) {
  const messages = getOnlineMessages();
  const seats = useDeviceSeats(id);
  if (seats === null) return null;
  const { table } = seats.own;
  const match = seats.own.match.value;
  if (table.unavailable.value === 'blocked' && ownBlock.value !== null)
    return <MessagePage text={formatBlock(ownBlock.value, messages)} />;
  if (table.unavailable.value !== null) return <MessagePage text={messages.gone[table.unavailable.value]} />;
  const info = table.info.value;
  if (info === null) return <OpeningTable table={table} />;
  const entry = findListedGame(info.game);
  if (entry === undefined) return <MessagePage text={messages.gone.otherRules} />;
  if (info.status === 'open' && info.ending === 'closed')
    return <MessagePage text={describeErrorCode('closed')} />;
  if (info.status === 'open' && (info.ending === 'timeUp' || info.ending === 'stopped'))
    return <MessagePage text={messages.clubEnding[info.ending].note} />;
  if (info.status === 'open') return <Lobby seats={seats} info={info} entry={entry} />;
  if (match === null) return <p class="loading">{getPageMessages().loading}</p>;
  if (isSoFar) return <MatchSoFar match={match} title={entry.title} live={buildHash('t', id)} />;
  return <DeviceMatch key={table.id} seats={seats.all} title={entry.title} />;
}
