/** Notices for players who wait for an absent player, or during a pause. */
import { useSignal } from '@preact/signals';
import { seatSetHas, listSeats, NO_SEATS, singleSeat, type Seat, type SeatSet } from '../../../core/index.ts';
import type { TableInfo } from '../../../protocol/index.ts';
import type { Names } from '../../../messages/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { formatDuration } from '../formatTime.ts';
import { useServerTime } from './useServerTime.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { describeErrorCode } from '../errors/describeError.ts';

interface Props {
  readonly table: OnlineTable;
  readonly names: Names;
}

/** People whom no bot replaces. */
const listPresent = ({ sitters }: TableInfo): SeatSet =>
  sitters.reduce(
    (seats, sitter, seat) =>
      sitter.kind === 'person' && sitter.away === null ? seats | singleSeat(seat) : seats,
    NO_SEATS,
  );

/** The seats for which this seat waits. */
function listAwaited(table: OnlineTable, info: TableInfo, me: Seat): SeatSet {
  const present = listPresent(info);
  if (!seatSetHas(present, me)) return NO_SEATS;
  const { on, wish } = info.pause;
  if (on) return seatSetHas(wish, me) ? present & ~wish : NO_SEATS;
  const toAct = table.match.value?.update.value.toAct ?? NO_SEATS;
  return seatSetHas(toAct, me) ? NO_SEATS : toAct & present;
}

export function AbsentNotice({ table, names }: Props) {
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

export function NudgeNotice({ table }: Pick<Props, 'table'>) {
  const messages = getOnlineMessages();
  const me = table.seat.value;
  if (me === null || !seatSetHas(table.info.value!.nudged, me) || !table.isMyTurn.value) return null;
  return <p class="notice warn">{messages.waitedFor}</p>;
}

export function PauseNotice({ table, names }: Props) {
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
