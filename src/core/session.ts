import type { Action, Kind, Seat, Seats, View } from './contract.ts';
import { filmFor, type Frame } from './film.ts';
import { NOBODY } from './seats.ts';
import type { Played, Table } from './table.ts';
import { heard } from './told.ts';

/** All that one seat, or a spectator, learns of a change. The view is the truth; events only tell how it came. */
export interface Update<K extends Kind = Kind> {
  readonly version: number;
  readonly view: View<K>;
  readonly events: readonly K['event'][];
  /** How it came about, frame by frame; the last view is the view. */
  readonly film: readonly Frame<K>[];
  /** Whether it took the last decision back: what that had told is not so any more. */
  readonly undone: boolean;
  readonly toAct: Seats;
  readonly legal: readonly Action[];
  readonly canUndo: boolean;
  /** Each seat's share of the victory once the match is over. */
  readonly payoffs: readonly number[] | null;
}

/** What a seat at a table, or a spectator, knows after a decision; before the first there is none. */
export function updateOf<K extends Kind>(
  table: Table<K>,
  seat: Seat | null,
  played: Played<K> | null,
): Update<K> {
  const view = table.view(seat);
  const events = played === null ? [] : heard(played.told, seat);
  const shots = played?.shots ?? [];
  return {
    version: table.version,
    view,
    events,
    film: shots.length > 0 ? filmFor(shots, seat) : [{ events, view }],
    undone: played?.undone ?? false,
    toAct: table.toAct,
    legal: seat === null ? [] : table.legal(seat),
    canUndo: seat !== null && table.canUndo(seat),
    payoffs: table.toAct === NOBODY ? table.payoffs() : null,
  };
}
