/** The recent updates of a match for returning players: bounded, and computed once for everyone. */
import type { Seat } from '../../core/index.ts';
import { type MissedUpdates, MissedUpdatesWriter } from '../../protocol/index.ts';
import type { Logged } from './logEntry.ts';
import { findUndone } from './replayLog.ts';
import type { RoomChange } from './roomChange.ts';
import type { Room } from './room.ts';

/** Decisions per writer. The last full writer and the current one are kept. */
const UPDATES_PER_WRITER = 150;
const MAX_WRITERS = 2;

export class RecentUpdates {
  #writers: MissedUpdatesWriter[] = [];
  /** The version of the last decision or of the deal: no view has changed since. */
  #decided = 0;
  version = 0;

  /** The version after which a replay must produce frames. */
  static firstUsefulVersion(entries: readonly Logged[]): number {
    const gone = findUndone(entries, Infinity);
    const decisions = entries.filter(({ version, entry }) => entry.kind === 'act' && !gone.has(version));
    return (decisions.at(-MAX_WRITERS * UPDATES_PER_WRITER)?.version ?? 1) - 1;
  }

  addChange(room: Room, change: RoomChange): void {
    this.version = room.version;
    if (change.kind === 'began') this.#decided = room.version;
    if (change.kind !== 'decision') return;
    const { before, update } = change;
    if (update !== undefined) {
      const last = this.#writers.at(-1);
      const writer =
        last === undefined || last.length === UPDATES_PER_WRITER
          ? new MissedUpdatesWriter(this.#decided, before)
          : last;
      writer.add(update);
      if (writer !== last) this.#writers = [...this.#writers, writer].slice(-MAX_WRITERS);
    }
    this.#decided = room.version;
  }

  /** The updates from this version to the present; all there are if it is too old. */
  since(known: number, seat: Seat | null): MissedUpdates[] {
    const first = this.#writers.findLastIndex(({ version }) => version <= known);
    return this.#writers.slice(Math.max(first, 0)).map((writer) => writer.updatesFor(seat));
  }
}
