/** Who is at a table, and what a table lets those do who wait for somebody that is not. */
import type { TimeControl } from './clock.ts';

/** Here, without a sign of life for a while, or without a connection. */
export type Presence = 'here' | 'idle' | 'gone';

/** By seat, whoever sits there; a bot's says nothing. */
export interface Attendance {
  readonly seats: readonly {
    readonly is: Presence;
    /** The server's time, in whole seconds; null if nobody knows. */
    readonly since: number | null;
  }[];
  /** Who only watches. */
  readonly watching: number;
}

export interface AbsenceRule {
  /** Milliseconds after the last sign of somebody who is waited for. */
  readonly after: number;
  /** Whether the match may be ended as won then, or only be played on by a bot. */
  readonly wins: boolean;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const defaultAbsenceRule = (time: TimeControl): AbsenceRule => ({
  after: time?.kind === 'turns' ? 3 * DAY : 2 * MINUTE,
  wins: false,
});
