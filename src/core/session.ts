import type { Action, Kind, Refusal, Seat, Seats, View } from './contract.ts';
import { heard, type Table } from './table.ts';

/** All that one seat, or a spectator, learns of a change. The view is the truth; events only tell how it came. */
export interface Update<K extends Kind = Kind> {
  readonly version: number;
  readonly view: View<K>;
  readonly events: readonly K['event'][];
  readonly toAct: Seats;
  readonly legal: readonly Action[];
  readonly canUndo: boolean;
  /** Each seat's share of the victory once the match is over. */
  readonly payoffs: readonly number[] | null;
}

/** A seat's end of a match, wherever the table stands: in this process or on a server. */
export interface Session<K extends Kind> {
  readonly seat: Seat | null;
  readonly update: Update<K>;
  play(move: K['move']): Promise<Refusal<K['reason']> | undefined>;
  undo(): Promise<boolean>;
  /** Calls back with every update to come; returns how to stop it. */
  listen(listener: (update: Update<K>) => void): () => void;
}

function updateOf<K extends Kind>(table: Table<K>, seat: Seat | null, events: K['event'][]): Update<K> {
  return {
    version: table.version,
    view: table.view(seat),
    events,
    toAct: table.toAct,
    legal: seat === null ? [] : table.legal(seat),
    canUndo: seat !== null && table.canUndo(seat),
    payoffs: table.toAct === 0 ? table.payoffs() : null,
  };
}

/** A session at a table in the same process. */
export function localSession<K extends Kind>(table: Table<K>, seat: Seat | null): Session<K> {
  let update = updateOf(table, seat, []);
  const listeners = new Set<(update: Update<K>) => void>();
  table.listen((told) => {
    update = updateOf(table, seat, heard(told, seat));
    for (const listener of listeners) listener(update);
  });
  return {
    seat,
    get update() {
      return update;
    },
    play: async (move) => {
      if (seat === null) throw new Error('a spectator has no move');
      return table.play(seat, move);
    },
    undo: async () => seat !== null && table.undo(seat),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
