/** Clocks, computed alike on both ends from who owed a decision when. A clock runs only while its seat owes one. */
import { seatSetHas, NO_SEATS, type Seat, type SeatSet } from '../core/index.ts';

export type TimeControl =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'turns'; readonly limit: number }
  | null;

export interface Clock {
  /** The seat's time when its clock last stopped. */
  readonly left: number;
  /** When it started to run; null while it is stopped. */
  readonly since: number | null;
  /** The clock does not run before this time. */
  readonly free?: number;
  /** With a limit per turn: the time left when the seat last decided. */
  readonly before?: number;
}

const initialTime = (time: TimeControl): number =>
  time === null ? Infinity : time.kind === 'live' ? time.bank : time.limit;

export const timeLeft = ({ left, since }: Clock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

export const createClocks = (time: TimeControl, seats: number): readonly Clock[] =>
  Array.from({ length: seats }, () => ({ left: initialTime(time), since: null }));

/** When a clock really runs: not before its player has finished reading the rules. */
const runningSince = ({ free }: Clock, at: number): number => Math.max(at, free ?? at);

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
 * The clocks after a decision of `actor` (null: the deal); the given seats owe one now. The clocks of absent players
 * stand still, because a bot's decisions neither cost nor earn time. With a limit per turn every decision starts
 * afresh.
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

export const stopClock = (clock: Clock, at: number): Clock => ({
  ...clock,
  left: timeLeft(clock, at),
  since: null,
});

export const resumeClock = (clock: Clock, at: number): Clock => ({
  ...clock,
  since: runningSince(clock, at),
});

/**
 * The time that returning players get after theirs ran out. With a limit per turn, their next decision has the full
 * limit.
 */
export const overtimeOf = (time: TimeControl): number =>
  time?.kind === 'live' ? Math.max(time.increment, Math.min(time.bank, 10_000)) : 0;

/** When the seat's time runs out; never while its clock is stopped. */
export const expiresAt = ({ left, since }: Clock): number => (since === null ? Infinity : since + left);
