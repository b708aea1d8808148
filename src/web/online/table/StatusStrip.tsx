/** Below the table's title: presence, clocks and the number of spectators. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '../../../core/index.ts';
import { type Clock, getAwayReason, type TableInfo, timeLeft } from '../../../protocol/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { RatingText } from '../../account/ratings/RatingText.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import type { TableStore } from './tableStore.ts';
import { toPlayers } from '../displayNames.ts';
import { formatClock, formatShortDuration } from '../formatTime.ts';
import { getOnlineMessages } from '../messages/index.ts';
import { useEffect } from 'preact/hooks';

/** A clock warns below this time, and screen readers announce these marks. */
const LOW_TIME_MS = 30_000;
const MARKS = [10, 30];

interface Props {
  readonly table: TableStore;
}

function SeatClock({ table, seat, now }: Props & { readonly seat: Seat; readonly now: Signal<number> }) {
  const messages = getOnlineMessages();
  const clock = table.match.clocks.value[seat];
  if (clock === undefined) return null;
  const left = timeLeft(clock, now.value);
  // A clock stops while its player reads the rules.
  const runs = clock.since !== null && clock.since <= now.value;
  return (
    <span class="clock" data-runs={runs ? '' : undefined} data-low={left < LOW_TIME_MS ? '' : undefined}>
      {runs && <i aria-hidden="true" />}
      {formatClock(left, messages)}
      {runs && <span class="hidden"> {messages.runs}</span>}
    </span>
  );
}

function LowTimeWarning({ table, now }: Props & { readonly now: Signal<number> }) {
  const messages = getOnlineMessages();
  const mark = useSignal<number | null>(null);
  useSignalEffect(() => {
    const seat = table.seat.value;
    const clock = seat === null ? undefined : table.match.clocks.value[seat];
    if (clock === undefined || clock.since === null) {
      mark.value = null;
      return;
    }
    const left = timeLeft(clock, now.value) / 1000;
    const passed = MARKS.find((seconds) => left <= seconds && left > 0);
    mark.value = passed ?? null;
  });
  return (
    <span class="hidden" aria-live="assertive">
      {mark.value !== null && messages.secondsLeft(mark.value)}
    </span>
  );
}

/** With a time limit per move, only running clocks matter. */
const showsClock = ({ time }: TableInfo, clock: Clock | undefined): boolean =>
  clock !== undefined && (time?.kind === 'live' || clock.since !== null);

/** Presence in words. The dot beside the name shows the same: full, half or empty. */
export function PresenceMark({ table, seat, now }: Props & { readonly seat: Seat; readonly now: number }) {
  const messages = getOnlineMessages();
  const present = table.attendance.value.seats[seat];
  if (present === undefined) return null;
  const { is, since } = present;
  return (
    <span class={is === 'here' ? 'hidden' : 'presence-word'}>
      {messages.presence[is]}
      {is !== 'here' && since !== null && ` ${formatShortDuration(now - since, messages)}`}
    </span>
  );
}

export function SeatRating({
  info,
  seat,
  isShort = false,
}: {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly isShort?: boolean;
}) {
  const rating = info.rated?.seats[seat] ?? null;
  return rating === null ? null : <RatingText rating={rating} isShort={isShort} />;
}

export function StatusStrip({ table }: Props) {
  const t = getPageMessages();
  const messages = getOnlineMessages();
  const now = useServerTime(table);
  const info = table.info.value;
  if (info === null) return null;
  const names = nameSeats(t, toPlayers(info));
  const isTimed = info.status === 'playing' && table.match.clocks.value.length > 0;
  const me = table.seat.value;
  const persons = info.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // A player alone among bots needs no presence.
  const shown = persons.some((seat) => seat !== me) || isTimed ? persons : [];
  const rated = ratingMessages.value;
  const { watching } = table.attendance.value;
  const others = me === null ? watching - 1 : watching;
  if (info.status !== 'playing' || (shown.length === 0 && me !== null && others === 0)) return null;
  return (
    <div class="strip">
      {me === null && (
        <p class="strip-watch" title={messages.watchingNote}>
          <Icon name="eye" /> {messages.watching}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={isTimed ? messages.clocks : t.whoSits}>
          {shown.map((seat) => (
            <li key={seat} data-me={seat === me ? '' : undefined}>
              {seat !== me && getAwayReason(info.sitters[seat]) === null && (
                <i
                  class="presence"
                  data-is={table.attendance.value.seats[seat]?.is ?? 'here'}
                  aria-hidden="true"
                />
              )}
              <span class="strip-name cut">{names.seat(seat)}</span>
              <SeatRating info={info} seat={seat} isShort />
              {getAwayReason(info.sitters[seat]) === null ? (
                seat !== me && <PresenceMark table={table} seat={seat} now={now.value} />
              ) : (
                <span class="mark" title={messages.away(names.seat(seat))}>
                  {messages.awayShort}
                </span>
              )}
              {isTimed && showsClock(info, table.match.clocks.value[seat]) && (
                <SeatClock table={table} seat={seat} now={now} />
              )}
            </li>
          ))}
          {info.rated !== undefined && rated !== null && (
            <li class="strip-rated" title={rated.ratedTable}>
              <Icon name="course" />
              <span class="hidden">{rated.ratedTable}</span>
            </li>
          )}
        </ul>
      )}
      {others > 0 && (
        <p class="strip-watch">
          <Icon name="eye" /> {messages.watchers(others)}
        </p>
      )}
      {isTimed && <LowTimeWarning table={table} now={now} />}
    </div>
  );
}

const TICK = 250;
const SLOW_TICK = 5000;

/** Updates several times a second while a clock runs, less often if `isSlow`. */
export function useServerTime(table: TableStore, isSlow = false): Signal<number> {
  const now = useSignal(table.now());
  const runs = !isSlow && table.match.clocks.value.some(({ since }) => since !== null);
  useEffect(() => {
    now.value = table.now();
    const timer = setInterval(() => (now.value = table.now()), runs ? TICK : SLOW_TICK);
    return () => clearInterval(timer);
  }, [table, runs]);
  return now;
}
