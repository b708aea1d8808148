import { timeLeft } from '../../protocol/index.ts';
import type { Entry } from './logEntry.ts';
import type { Room } from './room.ts';

/** These entries change who decides, so the due time must be computed again. */
const PRESENCE_ENTRIES: ReadonlySet<Entry['kind']> = new Set(['away', 'back', 'resign', 'pause', 'reading']);

const CHANGES_NO_TURN: ReadonlySet<Entry['kind']> = new Set([
  'say',
  'end',
  'nudge',
  'claim',
  'forget',
  'close',
  'rated',
]);

/** The end of a rated match is processed within four times the grace after any entry. */
const RATED_GRACE = 4;

/**
 * The latest time at which a process must act on a match after the entry; Infinity for never. It may be too early but
 * never too late: a crash leaves nothing undone, and the row need not change with every entry.
 */
function latestDue(room: Room, entry: Entry, at: number, grace: number): number {
  if (room.hasBots || PRESENCE_ENTRIES.has(entry.kind)) return at + grace;
  const { time } = room.setup;
  if (time === null) return Infinity;
  if (time.kind === 'turns') return at + time.limit;
  const clock = at + Math.min(...room.clocks.map((one) => timeLeft(one, at)));
  // The entry that ends a rated match may be the last, if the process dies before rating it.
  return room.rated === null ? clock : Math.min(clock, at + RATED_GRACE * grace);
}

/** The row's new due time; undefined if the current one suffices. */
export function computeDue(
  room: Room,
  entry: Entry,
  at: number,
  stored: number | null,
  grace: number,
): number | undefined {
  if (room.status === 'over' || (room.status === 'open' && !room.begins(entry))) return undefined;
  if (CHANGES_NO_TURN.has(entry.kind)) return undefined;
  const bound = latestDue(room, entry, at, grace);
  if (bound === Infinity || (stored !== null && stored >= at && stored <= bound)) return undefined;
  return bound;
}
