import { leftAt } from '../net/index.ts';
import type { Deed } from './deed.ts';
import type { Room } from './room.ts';

/**
 * When somebody has to look after a match at the latest, if the deed is done; Infinity for never. It may be too early
 * but never too late, so that a process that dies leaves nothing undone, and the row need not change with every deed.
 */
function latest(room: Room, deed: Deed, at: number, grace: number): number {
  if (room.hasBots || deed.kind === 'away' || deed.kind === 'back') return at + grace;
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
  if (room.status === 'over' || (room.status === 'open' && deed.kind !== 'start')) return undefined;
  if (deed.kind === 'say' || deed.kind === 'end') return undefined;
  const bound = latest(room, deed, at, grace);
  if (bound === Infinity || (stored !== null && stored >= at && stored <= bound)) return undefined;
  return bound;
}
