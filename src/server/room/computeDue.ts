import { timeLeft } from '../../protocol/index.ts';
import type { Entry } from './entry.ts';
import type { Room } from './room.ts';

/** Who decides is another one after these; what one looks at then says the rest. */
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

/** A rated match is looked after within four times the grace of any entry, so that its end is not forgotten for long. */
const RATED_GRACE = 4;

/**
 * When somebody has to look after a match at the latest, if the entry is written; Infinity for never. It may be too early
 * but never too late, so that a process that dies leaves nothing undone, and the row need not change with every entry.
 */
function latestDue(room: Room, entry: Entry, at: number, grace: number): number {
  if (room.hasBots || PRESENCE_ENTRIES.has(entry.kind)) return at + grace;
  const { time } = room.setup;
  if (time === null) return Infinity;
  if (time.kind === 'turns') return at + time.limit;
  const clock = at + Math.min(...room.clocks.map((one) => timeLeft(one, at)));
  // What ends a rated match may be followed by nothing, if the process dies before it has rated it.
  return room.rated === null ? clock : Math.min(clock, at + RATED_GRACE * grace);
}

/** The time the row must get with the entry; undefined if what it has will do. */
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
