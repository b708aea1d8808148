/** Lines that come and go over a table: the connection, what was refused, who wants what. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { seatSetHas, listSeats } from '../../../core/index.ts';
import { type AwayReason, getAwayReason } from '../../../protocol/index.ts';
import type { Names } from '../../../messages/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { usePageMessages } from '../../i18n/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { ChatBubbles } from './QuickChat.tsx';
import { AbsentNotice, NudgeNotice, PauseNotice } from './WaitingNotices.tsx';
import { useOnlineMessages } from '../messages/index.ts';

interface Props {
  readonly table: OnlineTable;
}

/** How long "connected again" is said. */
const RECONNECTED_MS = 3000;
/** A short interruption is not worth a word. */
const MIN_INTERRUPTION_MS = 1200;

export function ConnectionBanner({ table }: Props) {
  const words = useOnlineMessages();
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
  return shown.value === null ? null : <p class={`notice line-${shown.value}`}>{words[shown.value]}</p>;
}

export function RejectionBanner({ table }: Props) {
  const t = usePageMessages();
  const words = useOnlineMessages();
  const code = table.notice.value;
  if (code === null) return null;
  return (
    <p class="notice warn">
      <span>{words.no[code]}</span>
      <RoundButton icon="close" label={t.close} onClick={() => (table.notice.value = null)} />
    </p>
  );
}

/** Reasons for which a bot plays a seat to the end. */
const FINAL: readonly AwayReason[] = ['out', 'resigned', 'lost'];

/** A bot sits in for the one who looks. */
function AwayBanner({ table }: Props) {
  const words = useOnlineMessages();
  const info = table.info.value!;
  const seat = table.seat.value;
  const why = seat === null || info.status !== 'playing' ? null : getAwayReason(info.sitters[seat]);
  if (why === null) return null;
  return (
    <p class="notice warn">
      <span>{words.youAreAway[why]}</span>
      {!FINAL.includes(why) && (
        <button type="button" class="primary" onClick={() => table.command({ t: 'back' })}>
          {words.back}
        </button>
      )}
    </p>
  );
}

/** Somebody proposes to end the match. */
function EndProposalBanner({ table, names }: Props & { readonly names: Names }) {
  const words = useOnlineMessages();
  const info = table.info.value!;
  const me = table.seat.value;
  const dismissed = useSignal(0);
  const others = listSeats(info.proposed).filter((seat) => seat !== me);
  if (info.status !== 'playing' || me === null) return null;
  if (seatSetHas(info.proposed, me))
    return (
      <p class="notice">
        <span>{words.youPropose}</span>
        <button type="button" class="btn" onClick={() => table.command({ t: 'end', agree: false })}>
          {words.takeBack}
        </button>
      </p>
    );
  if (others.length === 0 || dismissed.value === info.proposed) return null;
  return (
    <p class="notice">
      <span>{words.proposes(names.seats(others))}</span>
      <button type="button" class="btn" onClick={() => (dismissed.value = info.proposed)}>
        {words.goOn}
      </button>
      <button type="button" class="primary" onClick={() => table.command({ t: 'end', agree: true })}>
        {words.agree}
      </button>
    </p>
  );
}

/** Somebody has opened the next match. */
function NextMatchBanner({ table }: Props) {
  const words = useOnlineMessages();
  const info = table.info.value!;
  const isSeated = table.seat.value !== null;
  if (info.next === null || table.hasDeclined.value) return null;
  return (
    <p class="notice">
      <span>{words.nextAsked}</span>
      {isSeated && (
        <button type="button" class="btn" onClick={() => table.decline()}>
          {words.rematchNo}
        </button>
      )}
      <button type="button" class="primary" onClick={() => table.goToNext()}>
        {isSeated ? words.rematchYes : words.toNext}
      </button>
    </p>
  );
}

/** What happened since one last looked is being shown. */
function RecallingBanner({ table }: Props) {
  const words = useOnlineMessages();
  const match = table.match.value;
  if (match === null || !match.isRecalling.value) return null;
  return (
    <p class="notice" role="status">
      <span>{words.since}</span>
      <button type="button" class="btn" onClick={() => match.player.skip()}>
        {words.skip}
      </button>
    </p>
  );
}

export function TableBanners({ table, names }: Props & { readonly names: Names }) {
  return (
    <>
      <ConnectionBanner table={table} />
      <RejectionBanner table={table} />
      <AwayBanner table={table} />
      <NudgeNotice table={table} />
      <AbsentNotice table={table} names={names} />
      <PauseNotice table={table} names={names} />
      <EndProposalBanner table={table} names={names} />
      <NextMatchBanner table={table} />
      <RecallingBanner table={table} />
      <ChatBubbles table={table} names={names} />
    </>
  );
}
