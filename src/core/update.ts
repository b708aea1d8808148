import type { Action, GameTypes, Seat, SeatSet, View } from './contract.ts';
import { framesFor, type Frame } from './frames.ts';
import { NO_SEATS } from './seats.ts';
import type { Played, Table } from './table.ts';
import { eventsVisibleTo } from './view.ts';

/** All that one seat, or a spectator, learns of a change. The view is the truth; events only explain it. */
export interface Update<K extends GameTypes = GameTypes> {
  readonly version: number;
  readonly view: View<K>;
  readonly events: readonly K['event'][];
  /** The change frame by frame; the last view equals `view`. */
  readonly frames: readonly Frame<K>[];
  /** Whether it was an undo, which takes back earlier events. */
  readonly undone: boolean;
  readonly toAct: SeatSet;
  readonly legal: readonly Action[];
  readonly canUndo: boolean;
  /** Each seat's share of the victory once the match is over. */
  readonly payoffs: readonly number[] | null;
}

/** What a seat, or a spectator, learns from a decision; before the first there is none. */
export function createUpdate<K extends GameTypes>(
  table: Table<K>,
  seat: Seat | null,
  played: Played<K> | null,
): Update<K> {
  const view = table.view(seat);
  const events = played === null ? [] : eventsVisibleTo(played.emitted, seat);
  const steps = played?.steps ?? [];
  return {
    version: table.version,
    view,
    events,
    frames: steps.length > 0 ? framesFor(steps, seat) : [{ events, view }],
    undone: played?.undone ?? false,
    toAct: table.toAct,
    legal: seat === null ? [] : table.legal(seat),
    canUndo: seat !== null && table.canUndo(seat),
    payoffs: table.toAct === NO_SEATS ? table.payoffs() : null,
  };
}
