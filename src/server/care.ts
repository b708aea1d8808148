import { leftAt } from '../net/index.ts';
import type { Deed } from './deed.ts';
import type { Room } from './room.ts';

/** Who decides is another one after these; what one looks at then says the rest. */
const COMING_AND_GOING: ReadonlySet<Deed['kind']> = new Set(['away', 'back', 'resign', 'pause', 'reading']);

/**
 * When somebody has to look after a match at the latest, if the deed is done; Infinity for never. It may be too early
 * but never too late, so that a process that dies leaves nothing undone, and the row need not change with every deed.
 */
function latest(room: Room, deed: Deed, at: number, grace: number): number {
  if (room.hasBots || COMING_AND_GOING.has(deed.kind)) return at + grace;
  const { time } = room.setup;
  if (time === null) return Infinity;
  if (time.kind === 'turns') return at + time.limit;
  return at + Math.min(...room.clocks.map((clock) => leftAt(clock, at)));
}

/** The time the row must get with the deed; undefined if what it has will do. */
export function dueAfter(
  room: Room,
  deed: Deed,
  at: number,
  stored: number | null,
  grace: number,
): number | undefined {
  if (room.status === 'over' || (room.status === 'open' && !room.begins(deed))) return undefined;
  if (deed.kind === 'say' || deed.kind === 'end' || deed.kind === 'nudge') return undefined;
  const bound = latest(room, deed, at, grace);
  if (bound === Infinity || (stored !== null && stored >= at && stored <= bound)) return undefined;
  return bound;
}
