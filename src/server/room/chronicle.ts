/** What was told of a match's last decisions, for those who come back: bounded, and without what was taken back. */
import { heard, type Seat, type Told } from '../../core/index.ts';
import type { Missed } from '../../net/index.ts';
import type { Change } from './room.ts';

/** At most 300 decisions are told to whoever was away. */
const MOST = 300;

/** Of decisions that were taken back the last hundred are remembered: somebody may have seen one before it was. */
const UNDONE = 100;

interface Line {
  readonly version: number;
  readonly seat: Seat;
  readonly told: readonly Told[];
}

export class Chronicle {
  /** Decisions that stand, and what took others back. */
  #lines: Line[] = [];
  #undone: (Line & { readonly undoes: number })[] = [];
  version = 0;

  note(version: number, change: Change): void {
    this.version = version;
    if (change.kind !== 'decision') return;
    const { actor: seat, told } = change;
    if (change.undone) this.#undone.push({ version, seat, told, undoes: this.#lines.pop()?.version ?? 0 });
    else this.#lines.push({ version, seat, told });
    if (this.#lines.length > 2 * MOST) this.#lines = this.#lines.slice(-MOST);
    if (this.#undone.length > 2 * UNDONE) this.#undone = this.#undone.slice(-UNDONE);
  }

  /** What a seat that knows this version has not heard yet. */
  since(known: number, seat: Seat | null): Missed[] {
    const missed = ({ version, seat: actor, told }: Line): Missed => ({
      version,
      seat: actor,
      events: heard(told, seat),
    });
    const made = this.#lines.filter(({ version }) => version > known).map(missed);
    const undone = this.#undone
      .filter(({ version, undoes }) => version > known && undoes <= known)
      .map((line): Missed => ({ ...missed(line), undone: true }));
    return [...made, ...undone].toSorted((a, b) => a.version - b.version).slice(-MOST);
  }
}
