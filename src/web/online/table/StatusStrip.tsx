/** Under a table's title: who is there and since when not, each seat's clock, how many watch. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '../../../core/index.ts';
import { getAwayReason, type Clock, timeLeft, type TableInfo } from '../../../protocol/index.ts';
import { nameSeats } from '../../i18n/seatNames.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { RatingText } from '../../account/ratings/RatingText.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { locale, usePageMessages } from '../../i18n/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { toPlayers } from './remoteMatch.ts';
import { formatClock, formatShortDuration } from '../formatTime.ts';
import { useServerTime } from './useServerTime.ts';
import { useOnlineMessages } from '../messages/index.ts';

/** From here on a clock warns, and at these marks it is said. */
const LOW_TIME_MS = 30_000;
const MARKS = [10, 30];

interface Props {
  readonly table: OnlineTable;
}

function SeatClock({ table, seat, now }: Props & { readonly seat: Seat; readonly now: Signal<number> }) {
  const words = useOnlineMessages();
  const clock = table.clocks.value[seat];
  if (clock === undefined) return null;
  const left = timeLeft(clock, now.value);
  // It stands still while its person reads how the game is played.
  const runs = clock.since !== null && clock.since <= now.value;
  return (
    <span class="clock" data-runs={runs ? '' : undefined} data-low={left < LOW_TIME_MS ? '' : undefined}>
      {runs && <i aria-hidden="true" />}
      {formatClock(left, words)}
      {runs && <span class="hidden"> {words.runs}</span>}
    </span>
  );
}

/** Says when one's own time runs out. */
function LowTimeWarning({ table, now }: Props & { readonly now: Signal<number> }) {
  const words = useOnlineMessages();
  const mark = useSignal<number | null>(null);
  useSignalEffect(() => {
    const seat = table.seat.value;
    const clock = seat === null ? undefined : table.clocks.value[seat];
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
      {mark.value !== null && words.secondsLeft(mark.value)}
    </span>
  );
}

/** Where every move has its own time, only the clocks that run say anything. */
const showsClock = ({ time }: TableInfo, clock: Clock | undefined): boolean =>
  clock !== undefined && (time?.kind === 'live' || clock.since !== null);

/** Here, quiet or gone and since when, in words; the dot beside the name is full, half or empty. */
export function PresenceMark({ table, seat, now }: Props & { readonly seat: Seat; readonly now: number }) {
  const words = useOnlineMessages();
  const present = table.attendance.value.seats[seat];
  if (present === undefined) return null;
  const { is, since } = present;
  return (
    <span class={is === 'here' ? 'hidden' : 'presence-word'}>
      {words.presence[is]}
      {is !== 'here' && since !== null && ` ${formatShortDuration(now - since, words)}`}
    </span>
  );
}

/** At a rated table, how whoever sits there is rated. */
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
  const t = usePageMessages();
  const words = useOnlineMessages();
  const now = useServerTime(table);
  const info = table.info.value;
  if (info === null) return null;
  const names = nameSeats(t, locale.value!.table, toPlayers(info));
  const isTimed = info.status === 'playing' && table.clocks.value.length > 0;
  const me = table.seat.value;
  const persons = info.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Alone among bots nobody needs to be told that they are here.
  const shown = persons.some((seat) => seat !== me) || isTimed ? persons : [];
  const rated = ratingMessages.value;
  const { watching } = table.attendance.value;
  const others = me === null ? watching - 1 : watching;
  if (info.status !== 'playing' || (shown.length === 0 && me !== null && others === 0)) return null;
  return (
    <div class="strip">
      {me === null && (
        <p class="strip-watch" title={words.watchingNote}>
          <Icon name="eye" /> {words.watching}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={isTimed ? words.clocks : t.whoSits}>
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
                <span class="mark" title={words.away(names.seat(seat))}>
                  {words.awayShort}
                </span>
              )}
              {isTimed && showsClock(info, table.clocks.value[seat]) && (
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
          <Icon name="eye" /> {words.watchers(others)}
        </p>
      )}
      {isTimed && <LowTimeWarning table={table} now={now} />}
    </div>
  );
}
