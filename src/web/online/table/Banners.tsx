/** Lines that come and go over a table: the connection, what was refused, who wants what. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { has, listSeats } from '../../../core/index.ts';
import type { SeatInfo } from '../../../protocol/index.ts';
import type { Names } from '../../../messages/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { usePage } from '../../i18n/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { Bubbles } from './QuickChat.tsx';
import { Absent, Nudged, Pause } from './WaitingNotices.tsx';
import { useOnline } from '../messages/index.ts';

interface Props {
  readonly table: OnlineTable;
}

/** How long "connected again" is said. */
const GLAD = 3000;
/** A short interruption is not worth a word. */
const SHORT = 1200;

export function Connection({ table }: Props) {
  const words = useOnline();
  const shown = useSignal<'lost' | 'catchingUp' | 'regained' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSignalEffect(() => {
    const state = table.connection.value;
    const trouble = state === 'lost' ? 'lost' : table.isCatchingUp.value ? 'catchingUp' : null;
    clearTimeout(timer.current);
    if (trouble !== null) timer.current = setTimeout(() => (shown.value = trouble), SHORT);
    else if (shown.peek() === 'catchingUp') shown.value = null;
    else if (state === 'open' && shown.peek() === 'lost') {
      shown.value = 'regained';
      timer.current = setTimeout(() => (shown.value = null), GLAD);
    }
    return () => clearTimeout(timer.current);
  });
  return shown.value === null ? null : <p class={`notice line-${shown.value}`}>{words[shown.value]}</p>;
}

export function Refused({ table }: Props) {
  const says = usePage();
  const words = useOnline();
  const code = table.notice.value;
  if (code === null) return null;
  return (
    <p class="notice warn">
      <span>{words.no[code]}</span>
      <RoundButton icon="close" label={says.close} onClick={() => (table.notice.value = null)} />
    </p>
  );
}

/** Reasons for which a bot plays a seat to the end. */
const FINAL: readonly SeatInfo['away'][] = ['out', 'resigned', 'lost'];

/** A bot sits in for the one who looks. */
function Away({ table }: Props) {
  const words = useOnline();
  const info = table.info.value!;
  const seat = table.seat.value;
  const why = seat === null || info.status !== 'playing' ? null : (info.sitters[seat]?.away ?? null);
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
function Proposal({ table, names }: Props & { readonly names: Names }) {
  const words = useOnline();
  const info = table.info.value!;
  const me = table.seat.value;
  const dismissed = useSignal(0);
  const others = listSeats(info.proposed).filter((seat) => seat !== me);
  if (info.status !== 'playing' || me === null) return null;
  if (has(info.proposed, me))
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
function Next({ table }: Props) {
  const words = useOnline();
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
      <button type="button" class="primary" onClick={() => table.goOn()}>
        {isSeated ? words.rematchYes : words.toNext}
      </button>
    </p>
  );
}

/** What happened since one last looked is being shown. */
function Recalling({ table }: Props) {
  const words = useOnline();
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

export function Banners({ table, names }: Props & { readonly names: Names }) {
  return (
    <>
      <Connection table={table} />
      <Refused table={table} />
      <Away table={table} />
      <Nudged table={table} />
      <Absent table={table} names={names} />
      <Pause table={table} names={names} />
      <Proposal table={table} names={names} />
      <Next table={table} />
      <Recalling table={table} />
      <Bubbles table={table} names={names} />
    </>
  );
}
