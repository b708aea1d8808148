/** P17–P19: the rows one card short, which count if no side completes one. */
import { type Card, type Cell, STEPS } from '../rules/data.ts';

export class ShortRows {
  /** By side: their number, and their points. */
  readonly rows: Int32Array;
  readonly points: Int32Array;
  readonly #sideOfColour: Int8Array;

  constructor(sides: number, sideOfColour: Int8Array) {
    this.rows = new Int32Array(sides);
    this.points = new Int32Array(sides);
    this.#sideOfColour = sideOfColour;
  }

  copy(other: ShortRows): void {
    this.rows.set(other.rows);
    this.points.set(other.points);
  }

  count(tops: ArrayLike<Card>, cells: readonly Cell[], needed: number): void {
    this.rows.fill(0);
    this.points.fill(0);
    for (const cell of cells) {
      const colour = tops[cell] >> 4;
      if (this.#sideOfColour[colour] < 0) continue;
      for (let line = 0; line < 4; line++) {
        const step = STEPS[line];
        if (tops[cell - step] >> 4 === colour) continue;
        let length = 1;
        while (tops[cell + length * step] >> 4 === colour) length++;
        if (length === needed - 1) this.#add(tops, cell, step, needed, 1);
      }
    }
  }

  #add(tops: ArrayLike<Card>, cell: Cell, step: number, needed: number, sign: number): void {
    const side = this.#sideOfColour[tops[cell] >> 4];
    if (side < 0) return;
    this.rows[side] += sign;
    for (let i = 0, at = cell; i < needed - 1; i++, at += step) this.points[side] += sign * (tops[at] & 15);
  }

  addAt(tops: ArrayLike<Card>, cell: Cell, needed: number, sign: number): void {
    const own = tops[cell] >> 4;
    for (let line = 0; line < 4; line++) {
      const step = STEPS[line];
      const ahead = run(tops, cell, step);
      const behind = run(tops, cell, -step);
      let length = 1;
      let start = cell;
      if (own !== 0 && tops[cell + step] >> 4 === own) length += ahead;
      else if (ahead === needed - 1) this.#add(tops, cell + step, step, needed, sign);
      if (own !== 0 && tops[cell - step] >> 4 === own) {
        length += behind;
        start -= behind * step;
      } else if (behind === needed - 1) this.#add(tops, cell - step, -step, needed, sign);
      if (own !== 0 && length === needed - 1) this.#add(tops, start, step, needed, sign);
    }
  }

  leader(): number {
    let best = -1;
    let isTied = false;
    for (let side = 0; side < this.rows.length; side++) {
      if (this.rows[side] === 0) continue;
      const lead = best < 0 ? 1 : this.rows[side] - this.rows[best] || this.points[best] - this.points[side];
      if (lead > 0) best = side;
      if (lead >= 0) isTied = lead === 0;
    }
    return isTied ? -1 : best;
  }
}

function run(tops: ArrayLike<Card>, cell: Cell, step: number): number {
  const colour = tops[cell + step] >> 4;
  if (!(colour > 0)) return 0;
  let length = 1;
  while (tops[cell + (length + 1) * step] >> 4 === colour) length++;
  return length;
}
