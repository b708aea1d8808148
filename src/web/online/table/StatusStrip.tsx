/** Under a table's title: who is there and since when not, each seat's clock, how many watch. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { Seat } from '../../../core/index.ts';
import { type Clock, leftAt, type TableInfo } from '../../../protocol/index.ts';
import { namesAt } from '../../i18n/seatNames.ts';
import { ratingsSpoken } from '../../account/ratings/messages/index.ts';
import { RatingText } from '../../account/ratings/RatingText.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { spoken, usePage } from '../../i18n/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { sittersOf } from './remoteMatch.ts';
import { clockFace, shortDuration } from '../timeText.ts';
import { useNow } from './useNow.ts';
import { useOnline } from '../messages/index.ts';

/** From here on a clock warns, and at these marks it is said. */
const LOW = 30_000;
const MARKS = [10, 30];

interface Props {
  readonly table: OnlineTable;
}

function ClockOf({ table, seat, now }: Props & { readonly seat: Seat; readonly now: Signal<number> }) {
  const words = useOnline();
  const clock = table.clocks.value[seat];
  if (clock === undefined) return null;
  const left = leftAt(clock, now.value);
  // It stands still while its person reads how the game is played.
  const runs = clock.since !== null && clock.since <= now.value;
  return (
    <span class="clock" data-runs={runs ? '' : undefined} data-low={left < LOW ? '' : undefined}>
      {runs && <i aria-hidden="true" />}
      {clockFace(left, words)}
      {runs && <span class="hidden"> {words.runs}</span>}
    </span>
  );
}

/** Says when one's own time runs out. */
function Warning({ table, now }: Props & { readonly now: Signal<number> }) {
  const words = useOnline();
  const mark = useSignal<number | null>(null);
  useSignalEffect(() => {
    const seat = table.seat.value;
    const clock = seat === null ? undefined : table.clocks.value[seat];
    if (clock === undefined || clock.since === null) {
      mark.value = null;
      return;
    }
    const left = leftAt(clock, now.value) / 1000;
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
export function PresenceOf({ table, seat, now }: Props & { readonly seat: Seat; readonly now: number }) {
  const words = useOnline();
  const present = table.attendance.value.seats[seat];
  if (present === undefined) return null;
  const { is, since } = present;
  return (
    <span class={is === 'here' ? 'hidden' : 'presence-word'}>
      {words.presence[is]}
      {is !== 'here' && since !== null && ` ${shortDuration(now - since, words)}`}
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

export function Strip({ table }: Props) {
  const says = usePage();
  const words = useOnline();
  const now = useNow(table);
  const info = table.info.value;
  if (info === null) return null;
  const names = namesAt(says, spoken.value!.table, sittersOf(info));
  const isTimed = info.status === 'playing' && table.clocks.value.length > 0;
  const me = table.seat.value;
  const persons = info.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Alone among bots nobody needs to be told that they are here.
  const shown = persons.some((seat) => seat !== me) || isTimed ? persons : [];
  const rated = ratingsSpoken.value;
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
        <ul aria-label={isTimed ? words.clocks : says.whoSits}>
          {shown.map((seat) => (
            <li key={seat} data-me={seat === me ? '' : undefined}>
              {seat !== me && info.sitters[seat]!.away === null && (
                <i
                  class="presence"
                  data-is={table.attendance.value.seats[seat]?.is ?? 'here'}
                  aria-hidden="true"
                />
              )}
              <span class="strip-name cut">{names.seat(seat)}</span>
              <SeatRating info={info} seat={seat} isShort />
              {info.sitters[seat]!.away === null ? (
                seat !== me && <PresenceOf table={table} seat={seat} now={now.value} />
              ) : (
                <span class="mark" title={words.away(names.seat(seat))}>
                  {words.awayShort}
                </span>
              )}
              {isTimed && showsClock(info, table.clocks.value[seat]) && (
                <ClockOf table={table} seat={seat} now={now} />
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
      {isTimed && <Warning table={table} now={now} />}
    </div>
  );
}
