/** Who is present at a table, and what a table allows against absent players. */
import type { TimeControl } from './clock.ts';

export type Presence = 'here' | 'idle' | 'gone';

/** By seat; a bot's entry has no meaning. */
export interface Attendance {
  readonly seats: readonly {
    readonly is: Presence;
    /** Server time in whole seconds; null if unknown. */
    readonly since: number | null;
  }[];
  readonly watching: number;
}

export interface AbsenceRule {
  /** Milliseconds after the last sign of the absent player. */
  readonly after: number;
  /** Whether the waiting players may then claim the win, instead of only letting a bot play on. */
  readonly wins: boolean;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const defaultAbsenceRule = (time: TimeControl): AbsenceRule => ({
  after: time?.kind === 'turns' ? 3 * DAY : 2 * MINUTE,
  wins: false,
});
