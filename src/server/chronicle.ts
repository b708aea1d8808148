/** What was told of a match's last decisions, for those who come back: bounded, and without what was taken back. */
import { heard, type Seat, type Told } from '../core/index.ts';
import type { Missed } from '../net/index.ts';
import type { Change } from './room.ts';

/** At most 300 decisions are told to whoever was away. */
const MOST = 300;

interface Line {
  readonly version: number;
  readonly seat: Seat;
  readonly told: readonly Told[];
  /** The version of the decision that it took back; 0 if it took none back. */
  readonly undoes: number;
}

export class Chronicle {
  #lines: Line[] = [];
  version = 0;

  note(version: number, change: Change): void {
    this.version = version;
    if (change.kind !== 'decision') return;
    const { actor: seat, told, undone } = change;
    const last = undone ? this.#lines.findLastIndex(({ undoes }) => undoes === 0) : -1;
    const undoes = undone ? (this.#lines[last]?.version ?? 0) : 0;
    if (last >= 0) this.#lines.splice(last, 1);
    this.#lines.push({ version, seat, told, undoes });
    if (this.#lines.length > 2 * MOST) this.#lines = this.#lines.slice(-MOST);
  }

  /** What a seat that knows this version has not heard yet. */
  since(known: number, seat: Seat | null): Missed[] {
    return this.#lines
      .filter(({ version, undoes }) => version > known && undoes <= known)
      .slice(-MOST)
      .map(({ version, seat: actor, told, undoes }) => {
        const missed = { version, seat: actor, events: heard(told, seat) };
        return undoes === 0 ? missed : { ...missed, undone: true };
      });
  }
}
