/** Clocks, the same on both ends: they follow from who owed a decision when, and run only while a seat owes one. */
import { has, type Seat, type Seats } from '../core/index.ts';

/** How long a table gives its seats, in milliseconds; null for as long as they like. */
export type Time =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'turns'; readonly limit: number }
  | null;

export interface Clock {
  /** What the seat had left when its clock last stood still. */
  readonly left: number;
  /** Since when it runs; null while it stands still. */
  readonly since: number | null;
}

const full = (time: Time): number =>
  time === null ? Infinity : time.kind === 'live' ? time.bank : time.limit;

export const leftAt = ({ left, since }: Clock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

export const freshClocks = (time: Time, seats: number): readonly Clock[] =>
  Array.from({ length: seats }, () => ({ left: full(time), since: null }));

/** The clocks after a decision of `actor` (null: the deal), with these seats owing one now. */
export function advance(
  time: Time,
  clocks: readonly Clock[],
  actor: Seat | null,
  toAct: Seats,
  at: number,
): readonly Clock[] {
  if (time === null) return clocks;
  return clocks.map((clock, seat) => {
    const owes = has(toAct, seat);
    if (clock.since !== null && owes && actor !== seat) return clock;
    let left = leftAt(clock, at);
    if (actor === seat && time.kind === 'live') left += time.increment;
    if (owes && time.kind === 'turns') left = time.limit;
    return { left, since: owes ? at : null };
  });
}

/** Who comes back gets enough time for a few decisions, whatever was left. */
export function restored(time: Time, clock: Clock, at: number): Clock {
  if (time === null) return clock;
  const least = time.kind === 'live' ? Math.max(time.increment, time.bank / 4) : time.limit;
  return { left: Math.max(leftAt(clock, at), least), since: clock.since === null ? null : at };
}

/** When the seat's time is over; never while its clock stands still. */
export const runsOut = ({ left, since }: Clock): number => (since === null ? Infinity : since + left);
