/** Under a table's title: each seat's clock, and who is away. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../core/index.ts';
import { type Clock, leftAt, type TableInfo } from '../../net/index.ts';
import { namesAt } from '../session/names.ts';
import { Icon } from '../ui/Icon.tsx';
import { spoken, usePage } from '../words/index.ts';
import type { OnlineTable } from './onlineTable.ts';
import { sittersOf } from './remoteMatch.ts';
import { clockFace } from './time.ts';
import { useOnline } from './words/index.ts';

const TICK = 250;
/** From here on a clock warns, and at these marks it is said. */
const LOW = 30_000;
const MARKS = [10, 30];

interface Props {
  readonly table: OnlineTable;
}

/** The server's time, a few times a second while a clock runs. */
function useNow(table: OnlineTable): Signal<number> {
  const now = useSignal(table.now());
  const runs = table.clocks.value.some(({ since }) => since !== null);
  useEffect(() => {
    now.value = table.now();
    if (!runs) return undefined;
    const timer = setInterval(() => (now.value = table.now()), TICK);
    return () => clearInterval(timer);
  }, [table, runs]);
  return now;
}

function ClockOf({ table, seat, now }: Props & { readonly seat: Seat; readonly now: Signal<number> }) {
  const words = useOnline();
  const clock = table.clocks.value[seat];
  if (clock === undefined) return null;
  const left = leftAt(clock, now.value);
  const runs = clock.since !== null;
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

export function Strip({ table }: Props) {
  const says = usePage();
  const words = useOnline();
  const now = useNow(table);
  const info = table.info.value;
  if (info === null) return null;
  const names = namesAt(says, spoken.value!.table, sittersOf(info));
  const isTimed = info.status === 'playing' && table.clocks.value.length > 0;
  const shown = info.sitters.flatMap((sitter, seat) => {
    const hasClock = isTimed && showsClock(info, table.clocks.value[seat]);
    return sitter.kind === 'person' && (hasClock || sitter.away !== null) ? [seat] : [];
  });
  const me = table.seat.value;
  if (info.status !== 'playing' || (shown.length === 0 && me !== null)) return null;
  return (
    <div class="strip">
      {me === null && (
        <p class="strip-watch" title={words.watchingNote}>
          <Icon name="eye" /> {words.watching}
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={words.clocks}>
          {shown.map((seat) => (
            <li key={seat} data-me={seat === me ? '' : undefined}>
              <span class="strip-name">{names.seat(seat)}</span>
              {info.sitters[seat]!.away !== null && (
                <span class="mark" title={words.away(names.seat(seat))}>
                  {words.awayShort}
                </span>
              )}
              {isTimed && showsClock(info, table.clocks.value[seat]) && (
                <ClockOf table={table} seat={seat} now={now} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isTimed && <Warning table={table} now={now} />}
    </div>
  );
}
