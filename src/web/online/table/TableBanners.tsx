/** Banners over a table: connection, rejections, proposals. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { listSeats, NO_SEATS, type Seat, type SeatSet, seatSetHas, singleSeat } from '../../../core/index.ts';
import { type AwayReason, getAwayReason, type TableInfo } from '../../../protocol/index.ts';
import type { Names } from '../../../messages/index.ts';
import { useTableProps } from '../../match/table/tableProps.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import type { RemoteMatch } from './remoteMatch.ts';
import type { TableStore } from './tableStore.ts';
import { describeNext } from './describeNext.ts';
import { ChatBubbles } from './QuickChat.tsx';
import { getOnlineMessages } from '../messages/index.ts';
import { describeErrorCode } from '../describeError.ts';
import { formatDuration } from '../formatTime.ts';
import { formatCost, LowTimeCost } from './RatedCost.tsx';
import { useServerTime } from './StatusStrip.tsx';

interface Props {
  readonly table: TableStore;
}

const RECONNECTED_MS = 3000;
const LOSS_SHOWN_MS = 10_000;
/** Shorter interruptions are not shown. */
const MIN_INTERRUPTION_MS = 1200;

export function ConnectionBanner({ table }: Props) {
  const messages = getOnlineMessages();
  const shown = useSignal<'lost' | 'catchingUp' | 'regained' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSignalEffect(() => {
    const state = table.connection.value;
    const trouble = state === 'lost' ? 'lost' : table.isCatchingUp.value ? 'catchingUp' : null;
    clearTimeout(timer.current);
    if (trouble !== null) timer.current = setTimeout(() => (shown.value = trouble), MIN_INTERRUPTION_MS);
    else if (shown.peek() === 'catchingUp') shown.value = null;
    else if (state === 'open' && shown.peek() === 'lost') {
      shown.value = 'regained';
      timer.current = setTimeout(() => (shown.value = null), RECONNECTED_MS);
    }
    return () => clearTimeout(timer.current);
  });
  if (shown.value === null) return null;
  return (
    <p class={`notice line-${shown.value}`}>
      {messages[shown.value]} {shown.value === 'lost' && formatCost({ table }, 'away')}
    </p>
  );
}

export function RejectionBanner({ table }: Props) {
  const t = getPageMessages();
  const code = table.notice.value;
  if (code === null) return null;
  return (
    <p class="notice warn">
      <span>{describeErrorCode(code)}</span>
      <RoundButton icon="close" label={t.close} onClick={() => (table.notice.value = null)} />
    </p>
  );
}

/** Reasons for which a bot plays a seat to the end. */
const FINAL: readonly AwayReason[] = ['out', 'resigned', 'lost'];

function AwayBanner({ table }: Props) {
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const seat = table.seat.value;
  const why = seat === null || info.status !== 'playing' ? null : getAwayReason(info.sitters[seat]);
  if (why === null) return null;
  return (
    <p class="notice warn">
      <span>{messages.youAreAway[why]}</span>
      {!FINAL.includes(why) && (
        <button type="button" class="primary" onClick={() => table.command({ t: 'back' })}>
          {messages.back}
        </button>
      )}
    </p>
  );
}

/** Tells the others for a while that a player gave up; the log keeps it. With two seats the match is over. */
function LossBanner({ table, names }: Props & { readonly names: Names }) {
  const messages = getOnlineMessages();
  const { sitters, status } = table.info.value!;
  const me = table.seat.value;
  const lost = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.lostAt !== undefined && seat !== me ? [seat] : [],
  );
  const told = useSignal<readonly Seat[]>(lost);
  useEffect(() => {
    const timer = setTimeout(() => (told.value = lost), LOSS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [lost.length]);
  const news = lost.filter((seat) => !told.value.includes(seat));
  if (status !== 'playing' || news.length === 0) return null;
  const sentences = news.map((seat) => {
    const how = getAwayReason(sitters[seat]) === 'lost' ? 'lost' : 'resigned';
    return `${messages.endedBy[how](names.seat(seat))}. ${messages.botPlaysOn}`;
  });
  return <p class="notice">{sentences.join(' ')}</p>;
}

function EndProposalBanner({ table, names }: Props & { readonly names: Names }) {
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const me = table.seat.value;
  const dismissed = useSignal(0);
  const others = listSeats(info.proposed).filter((seat) => seat !== me);
  if (info.status !== 'playing' || me === null) return null;
  if (seatSetHas(info.proposed, me))
    return (
      <p class="notice">
        <span>{messages.youPropose}</span>
        <button type="button" class="btn" onClick={() => table.command({ t: 'end', agree: false })}>
          {messages.takeBack}
        </button>
      </p>
    );
  if (others.length === 0 || dismissed.value === info.proposed) return null;
  return (
    <p class="notice">
      <span>{messages.proposes(names.seats(others))}</span>
      <button type="button" class="btn" onClick={() => (dismissed.value = info.proposed)}>
        {messages.goOn}
      </button>
      <button type="button" class="primary" onClick={() => table.command({ t: 'end', agree: true })}>
        {messages.agree}
      </button>
    </p>
  );
}

/** A player asks to take back a move: everyone has to agree. */
function TakeBackBanner({ table, names }: Props & { readonly names: Names }) {
  const messages = getOnlineMessages();
  const { status, takeBack, sitters } = table.info.value!;
  const me = table.seat.value;
  if (status !== 'playing' || takeBack === undefined || me === null) return null;
  if (getAwayReason(sitters[me]) !== null) return null;
  const hasAgreed = seatSetHas(takeBack.agreed, me);
  const answer = (agree: boolean) => () => table.command({ t: 'takeBack', seat: takeBack.seat, agree });
  return (
    <p class="notice">
      <span>{hasAgreed ? messages.takeBackWaits : messages.takeBackAsked(names.seat(takeBack.seat))}</span>
      <button type="button" class="btn" onClick={answer(false)}>
        {takeBack.seat === me ? messages.takeBack : getPageMessages().noThanks}
      </button>
      {!hasAgreed && (
        <button type="button" class="primary" onClick={answer(true)}>
          {messages.agree}
        </button>
      )}
    </p>
  );
}

function NextMatchBanner({ table }: Props) {
  const messages = getOnlineMessages();
  const info = table.info.value!;
  const isSeated = table.seat.value !== null;
  if (info.next === null || table.hasDeclined.value) return null;
  return (
    <p class="notice">
      <span>{describeNext(info)}</span>
      {isSeated && (
        <button type="button" class="btn" onClick={() => table.decline()}>
          {getPageMessages().noThanks}
        </button>
      )}
      <button type="button" class="primary" onClick={() => table.goToNext()}>
        {isSeated ? messages.rematchYes : messages.toNext}
      </button>
    </p>
  );
}

function RecallingBanner({ match }: { readonly match: RemoteMatch }) {
  const messages = getOnlineMessages();
  if (!match.isRecalling.value) return null;
  return (
    <p class="notice" role="status">
      <span>{messages.since}</span>
      <button type="button" class="btn" onClick={() => match.player.skip()}>
        {getPageMessages().skipIt}
      </button>
    </p>
  );
}

export function TableBanners({ table, match }: Props & { readonly match: RemoteMatch }) {
  const { names } = useTableProps();
  return (
    <>
      <ConnectionBanner table={table} />
      <RejectionBanner table={table} />
      <AwayBanner table={table} />
      <LowTimeCost table={table} />
      <NudgeNotice table={table} />
      <AbsentNotice table={table} names={names} />
      <PauseNotice table={table} names={names} />
      <EndProposalBanner table={table} names={names} />
      <TakeBackBanner table={table} names={names} />
      <LossBanner table={table} names={names} />
      <NextMatchBanner table={table} />
      <RecallingBanner match={match} />
      <ChatBubbles table={table} names={names} />
    </>
  );
}

/** People whom no bot replaces. */
const listPresent = ({ sitters }: TableInfo): SeatSet =>
  sitters.reduce(
    (seats, sitter, seat) =>
      sitter.kind === 'person' && sitter.away === null ? seats | singleSeat(seat) : seats,
    NO_SEATS,
  );

/** The seats for which this seat waits. */
function listAwaited(table: TableStore, info: TableInfo, me: Seat): SeatSet {
  const present = listPresent(info);
  if (!seatSetHas(present, me)) return NO_SEATS;
  const { on, wish } = info.pause;
  if (on) return seatSetHas(wish, me) ? present & ~wish : NO_SEATS;
  const toAct = table.update.value?.toAct ?? NO_SEATS;
  return seatSetHas(toAct, me) ? NO_SEATS : toAct & present;
}

function AbsentNotice({ table, names }: Props & { readonly names: Names }) {
  const messages = getOnlineMessages();
  const now = useServerTime(table, true);
  const info = table.info.value!;
  const me = table.seat.value;
  if (info.status !== 'playing' || me === null) return null;
  const missing = listSeats(listAwaited(table, info, me)).find(
    (seat) =>
      table.attendance.value.seats[seat]?.is !== 'here' &&
      now.value - table.absentSince(seat) >= info.absence.after,
  );
  if (missing === undefined) return null;
  const isConnected = table.attendance.value.seats[missing]?.is === 'idle';
  const isClockRunning = info.time !== null && !info.pause.on;
  const wasNudged = seatSetHas(info.nudged, missing);
  const act = (remedy: 'bot' | 'nudge' | 'win'): void =>
    table.command({ t: 'absent', seat: missing, remedy });
  return (
    <div class="notice absent">
      <span>
        {messages.absent(
          names.seat(missing),
          formatDuration(now.value - table.absentSince(missing), messages),
        )}
      </span>
      {wasNudged ? (
        <span class="soft">{messages.nudged}</span>
      ) : (
        <button type="button" class="btn" onClick={() => act('nudge')}>
          {messages.nudge}
        </button>
      )}
      {info.absence.wins && !isConnected && (
        <button type="button" class="btn" onClick={() => act('win')}>
          {messages.winNow}
        </button>
      )}
      {!(isConnected && isClockRunning) && (
        <button type="button" class="primary" onClick={() => act('bot')}>
          {messages.letBot}
        </button>
      )}
    </div>
  );
}

function NudgeNotice({ table }: Props) {
  const messages = getOnlineMessages();
  const me = table.seat.value;
  if (me === null || !seatSetHas(table.info.value!.nudged, me) || !table.isMyTurn.value) return null;
  return <p class="notice warn">{messages.waitedFor}</p>;
}

function PauseNotice({ table, names }: Props & { readonly names: Names }) {
  const messages = getOnlineMessages();
  const dismissed = useSignal(NO_SEATS);
  const info = table.info.value!;
  const me = table.seat.value;
  const { on, wish } = info.pause;
  if (info.status !== 'playing' || me === null || !seatSetHas(listPresent(info), me)) return null;
  const want = (paused: boolean) => () => table.command({ t: 'pause', on: paused });
  const others = listSeats(wish & ~singleSeat(me));
  if (seatSetHas(wish, me))
    return (
      <p class="notice">
        <span>{on ? messages.youWantOn : messages.youWantPause}</span>
        <button type="button" class="btn" onClick={want(on)}>
          {messages.takeBack}
        </button>
      </p>
    );
  if (on)
    return (
      <p class="notice">
        <span>
          {others.length === 0 ? describeErrorCode('paused') : messages.wantsOn(names.seats(others))}
        </span>
        <button type="button" class="primary" onClick={want(false)}>
          {messages.resume}
        </button>
      </p>
    );
  if (others.length === 0 || dismissed.value === wish) return null;
  return (
    <p class="notice">
      <span>{messages.wantsPause(names.seats(others))}</span>
      <button type="button" class="btn" onClick={() => (dismissed.value = wish)}>
        {messages.goOn}
      </button>
      <button type="button" class="primary" onClick={want(true)}>
        {messages.agree}
      </button>
    </p>
  );
}
