/** How a match's last decisions looked, for those who come back: bounded, and made once for everyone. */
import type { Seat } from '../../core/index.ts';
import { type Reel, ReelWriter } from '../../protocol/index.ts';
import type { Logged } from './entry.ts';
import { takenBack } from './playback.ts';
import type { Change } from './change.ts';
import type { Room } from './room.ts';

/** A reel of 150 decisions is full; the last one that is, and the one that is being written, are kept. */
const LENGTH = 150;
const REELS = 2;

export class Chronicle {
  #reels: ReelWriter[] = [];
  /** The version of the last decision, or of the deal: all that came since has changed no view. */
  #decided = 0;
  /** Of the table. */
  version = 0;

  /** The version after which a log has to be filmed. */
  static seen(entries: readonly Logged[]): number {
    const gone = takenBack(entries, Infinity);
    const decisions = entries.filter(({ version, entry }) => entry.kind === 'act' && !gone.has(version));
    return (decisions.at(-REELS * LENGTH)?.version ?? 1) - 1;
  }

  note(room: Room, change: Change): void {
    this.version = room.version;
    if (change.kind === 'began') this.#decided = room.version;
    if (change.kind !== 'decision') return;
    const { shots, before, actor, bot: byBot, undone, after } = change;
    const { version, toAct, payoffs } = room;
    if (shots.length > 0) {
      const last = this.#reels.at(-1);
      const reel =
        last === undefined || last.length === LENGTH ? new ReelWriter(this.#decided, before) : last;
      reel.add({ version, after, actor, byBot, undone, toAct, payoffs }, shots);
      if (reel !== last) this.#reels = [...this.#reels, reel].slice(-REELS);
    }
    this.#decided = version;
  }

  /** What leads a seat that knows this version to how it is now; all there is if that is too long ago. */
  since(known: number, seat: Seat | null): Reel[] {
    const first = this.#reels.findLastIndex(({ version }) => version <= known);
    return this.#reels.slice(Math.max(first, 0)).map((reel) => reel.for(seat));
  }
}
