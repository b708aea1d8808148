import { leftAt } from '../../protocol/index.ts';
import type { Entry } from './entry.ts';
import type { Room } from './room.ts';

/** Who decides is another one after these; what one looks at then says the rest. */
const COMING_AND_GOING: ReadonlySet<Entry['kind']> = new Set(['away', 'back', 'resign', 'pause', 'reading']);

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
const RATED = 4;

/**
 * When somebody has to look after a match at the latest, if the entry is written; Infinity for never. It may be too early
 * but never too late, so that a process that dies leaves nothing undone, and the row need not change with every entry.
 */
function latest(room: Room, entry: Entry, at: number, grace: number): number {
  if (room.hasBots || COMING_AND_GOING.has(entry.kind)) return at + grace;
  const { time } = room.setup;
  if (time === null) return Infinity;
  if (time.kind === 'turns') return at + time.limit;
  const clock = at + Math.min(...room.clocks.map((one) => leftAt(one, at)));
  // What ends a rated match may be followed by nothing, if the process dies before it has rated it.
  return room.rated === null ? clock : Math.min(clock, at + RATED * grace);
}

/** The time the row must get with the entry; undefined if what it has will do. */
export function dueAfter(
  room: Room,
  entry: Entry,
  at: number,
  stored: number | null,
  grace: number,
): number | undefined {
  if (room.status === 'over' || (room.status === 'open' && !room.begins(entry))) return undefined;
  if (CHANGES_NO_TURN.has(entry.kind)) return undefined;
  const bound = latest(room, entry, at, grace);
  if (bound === Infinity || (stored !== null && stored >= at && stored <= bound)) return undefined;
  return bound;
}
