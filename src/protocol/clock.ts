/** Clocks, the same on both ends: they follow from who owed a decision when, and run only while a seat owes one. */
import { seatSetHas, NO_SEATS, type Seat, type SeatSet } from '../core/index.ts';

/** How long a table gives its seats, in milliseconds; null for as long as they like. */
export type TimeControl =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'turns'; readonly limit: number }
  | null;

export interface Clock {
  /** What the seat had left when its clock last stood still. */
  readonly left: number;
  /** Since when it runs; null while it stands still. */
  readonly since: number | null;
  /** It stands still until then, if that is later. */
  readonly free?: number;
  /** By turns: what was left of the limit when the seat last decided. */
  readonly before?: number;
}

const initialTime = (time: TimeControl): number =>
  time === null ? Infinity : time.kind === 'live' ? time.bank : time.limit;

export const timeLeft = ({ left, since }: Clock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

export const createClocks = (time: TimeControl, seats: number): readonly Clock[] =>
  Array.from({ length: seats }, () => ({ left: initialTime(time), since: null }));

/** Until when a clock that is owed a decision stands still all the same: its person reads how the game is played. */
const runningSince = ({ free }: Clock, at: number): number => Math.max(at, free ?? at);

/** What a seat has left that has just decided, or has taken its decision back: time that was used stays used. */
function afterDeciding(
  time: NonNullable<TimeControl>,
  clock: Clock,
  at: number,
  undone: boolean,
): Partial<Clock> {
  const left = timeLeft(clock, at);
  if (time.kind === 'live')
    return { left: undone ? Math.max(0, left - time.increment) : left + time.increment };
  return undone ? { left: Math.min(left, clock.before ?? left) } : { left, before: left };
}

/**
 * The clocks after a decision of `actor` (null: the deal), with these seats owing one now. Those of persons who are
 * away stand still: what a bot decides for them neither costs nor brings any time, and by turns every decision has its own.
 */
export function advanceClocks(
  time: TimeControl,
  clocks: readonly Clock[],
  actor: Seat | null,
  toAct: SeatSet,
  at: number,
  away: SeatSet = NO_SEATS,
  undone = false,
): readonly Clock[] {
  if (time === null) return clocks;
  return clocks.map((clock, seat) => {
    if (seatSetHas(away, seat))
      return actor === seat && time.kind === 'turns' ? { left: time.limit, since: null } : clock;
    const owes = seatSetHas(toAct, seat);
    if (clock.since !== null && owes && actor !== seat) return clock;
    const kept = actor === seat ? afterDeciding(time, clock, at, undone) : { left: timeLeft(clock, at) };
    const isNew = owes && time.kind === 'turns' && !(undone && actor === seat);
    return {
      ...clock,
      ...kept,
      ...(isNew && { left: time.limit }),
      since: owes ? runningSince(clock, at) : null,
    };
  });
}

/** Time that was used stays used, whatever makes the clock stand still. */
export const stopClock = (clock: Clock, at: number): Clock => ({
  ...clock,
  left: timeLeft(clock, at),
  since: null,
});

/** What was left goes on from here. */
export const resumeClock = (clock: Clock, at: number): Clock => ({
  ...clock,
  since: runningSince(clock, at),
});

/** What a person whose time was over gets when they come back; by turns the next decision has its limit. */
export const overtimeOf = (time: TimeControl): number =>
  time?.kind === 'live' ? Math.max(time.increment, Math.min(time.bank, 10_000)) : 0;

/** When the seat's time is over; never while its clock stands still. */
export const expiresAt = ({ left, since }: Clock): number => (since === null ? Infinity : since + left);
