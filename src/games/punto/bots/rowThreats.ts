/** Cells where a colour lacks only the last card of a row: how easily it fills them, and how hard it is to stop. */
import type { Card, Cell } from '../rules/data.ts';
import type { Odds } from './odds.ts';

/** More points than any card has. */
const NONE = 15;

export class RowThreats {
  /** By colour, the points that the last card of a row must beat in the easiest cell, and in another one. */
  readonly lowest = new Uint8Array(5);
  readonly second = new Uint8Array(5);
  /** By side, the chance that a row survives where it is hardest to stop, and in another cell. */
  readonly threat: Float64Array;
  readonly secondThreat: Float64Array;
  readonly #lowestCell = new Uint8Array(5);
  readonly #threatCell: Uint8Array;
  readonly #sideOfColour: Int8Array;
  readonly #odds: Odds;

  constructor(sides: number, sideOfColour: Int8Array, odds: Odds) {
    this.threat = new Float64Array(sides);
    this.secondThreat = new Float64Array(sides);
    this.#threatCell = new Uint8Array(sides);
    this.#sideOfColour = sideOfColour;
    this.#odds = odds;
  }

  forget(): void {
    for (let colour = 1; colour <= 4; colour++) {
      this.lowest[colour] = this.second[colour] = NONE;
      this.#lowestCell[colour] = 0;
    }
    for (let side = 0; side < this.threat.length; side++) {
      this.threat[side] = this.secondThreat[side] = 0;
      this.#threatCell[side] = 0;
    }
  }

  /** Records a cell where a colour lacks its last card. `top` lies there, and `lowest` is the points of the row's weakest card. */
  note(colour: number, cell: Cell, top: Card, lowest: number): void {
    const points = top & 15;
    if (points < this.lowest[colour]) {
      if (cell !== this.#lowestCell[colour]) this.second[colour] = this.lowest[colour];
      this.lowest[colour] = points;
      this.#lowestCell[colour] = cell;
    } else if (cell !== this.#lowestCell[colour] && points < this.second[colour])
      this.second[colour] = points;
    const side = this.#sideOfColour[colour];
    const stays = this.#odds.stays[(colour << 8) | (lowest << 4) | points];
    if (stays > this.threat[side]) {
      if (cell !== this.#threatCell[side]) this.secondThreat[side] = this.threat[side];
      this.threat[side] = stays;
      this.#threatCell[side] = cell;
    } else if (cell !== this.#threatCell[side] && stays > this.secondThreat[side])
      this.secondThreat[side] = stays;
  }
}
