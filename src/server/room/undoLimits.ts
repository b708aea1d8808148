/** Counts how often each seat has undone each of its decisions. */
import type { Seat } from '../../core/index.ts';

/** The same decision may be undone ten times: others wait meanwhile, and the log grows. */
const MAX_UNDOS = 10;

export class UndoLimits {
  /** Per seat: the number of standing decisions, and for each how often one in its place was undone. */
  readonly #standing: number[];
  readonly #undone: number[][];

  constructor(seats: number) {
    this.#standing = Array.from({ length: seats }, () => 0);
    this.#undone = Array.from({ length: seats }, () => []);
  }

  recordAction(seat: Seat, isUndo: boolean): void {
    const standing = this.#standing[seat] ?? 0;
    const undone = this.#undone[seat];
    if (isUndo && undone !== undefined) undone[standing] = (undone[standing] ?? 0) + 1;
    this.#standing[seat] = standing + (isUndo ? -1 : 1);
  }

  hasLeft(seat: Seat): boolean {
    return (this.#undone[seat]?.[this.#standing[seat] ?? 0] ?? 0) < MAX_UNDOS;
  }
}
