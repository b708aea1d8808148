/** The table of a round of Punto as a search changes it: cards are put down and taken back again. */
import {
  type Card,
  type Cell,
  CELLS,
  cellAt,
  CENTRE,
  columnOf,
  NEIGHBOURS,
  NO_CARD,
  pointsOf,
  RAYS,
  REACH,
  rowOf,
  SPAN,
  WIDTH,
} from '../games/punto/data.ts';
import { completesRow } from '../games/punto/rows.ts';
import { placedCard, placedCell, rowLength, type Shared } from '../games/punto/state.ts';

/** The grid's stretches of so many cells in a line. */
function stretches(length: number): Cell[][] {
  const found: Cell[][] = [];
  for (let cell = 0; cell < CELLS; cell++)
    for (const [ahead] of RAYS[cell])
      if (ahead.length >= length - 1) found.push([cell, ...ahead.slice(0, length - 1)]);
  return found;
}
const STRETCHES: { readonly [length: number]: readonly (readonly Cell[])[] } = {
  4: stretches(4),
  5: stretches(5),
};

/** Where cards may still lie (P11). */
export interface Room {
  readonly cells: readonly Cell[];
  /** The cells of the stretches that have room, one stretch after the other. */
  readonly stretches: Uint8Array;
  /** For each cell the numbers of the stretches through it. */
  readonly through: readonly (readonly number[])[];
}

function makeRoom(length: number, isInside: (cell: Cell) => boolean): Room {
  const stretches = STRETCHES[length].filter((stretch) => stretch.every(isInside));
  const everyCell = Array.from({ length: CELLS }, (_, cell) => cell);
  return {
    cells: everyCell.filter(isInside),
    stretches: Uint8Array.from(stretches.flat()),
    through: everyCell.map((cell) => stretches.flatMap((stretch, i) => (stretch.includes(cell) ? [i] : []))),
  };
}

/** By the length of a row and the outermost columns and rows in use; made when first met. */
const rooms: { readonly [length: number]: (Room | undefined)[] } = { 4: [], 5: [] };

export class Table {
  readonly needed: number;
  /** Each cell's top card, or NO_CARD. */
  readonly cells: number[] = Array.from({ length: CELLS }, () => NO_CARD);
  /** How many of the cells around a cell have a card. */
  readonly #beside = new Uint8Array(CELLS);
  /** What was covered, and the outermost columns and rows before, for taking back. */
  readonly #past: number[] = [];
  filled = 0;
  /** How many cards were put down, covered ones too. */
  placed = 0;
  left = 0;
  right = 0;
  top = 0;
  bottom = 0;

  constructor(shared: Shared) {
    this.needed = rowLength(shared);
    for (const laid of shared.laid) this.put(placedCell(laid), placedCard(laid));
  }

  put(cell: Cell, card: Card): void {
    const covered = this.cells[cell];
    this.#past.push(cell, covered, this.left, this.right, this.top, this.bottom);
    this.cells[cell] = card;
    this.placed++;
    if (covered !== NO_CARD) return;
    this.filled++;
    const around = NEIGHBOURS[cell];
    for (let i = 0; i < around.length; i++) this.#beside[around[i]]++;
    const x = columnOf(cell);
    const y = rowOf(cell);
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }

  /** Takes the last card back. */
  takeBack(): void {
    const past = this.#past;
    this.bottom = past.pop() as number;
    this.top = past.pop() as number;
    this.right = past.pop() as number;
    this.left = past.pop() as number;
    const covered = past.pop() as number;
    const cell = past.pop() as number;
    this.cells[cell] = covered;
    this.placed--;
    if (covered !== NO_CARD) return;
    this.filled--;
    const around = NEIGHBOURS[cell];
    for (let i = 0; i < around.length; i++) this.#beside[around[i]]--;
  }

  /** P7–P11: the cells open to a card, ascending. */
  open(card: Card): Cell[] {
    const { cells, left, right, top, bottom } = this;
    if (this.filled === 0) return [CENTRE];
    const points = pointsOf(card);
    const found: Cell[] = [];
    const west = Math.max(left - 1, right - REACH);
    const width = Math.min(right + 1, left + REACH) - west;
    const last = cellAt(west, Math.min(bottom + 1, top + REACH));
    for (let row = cellAt(west, Math.max(top - 1, bottom - REACH)); row <= last; row += WIDTH)
      for (let cell = row, end = row + width; cell <= end; cell++) {
        const under = cells[cell];
        if (under === NO_CARD ? this.#beside[cell] > 0 : pointsOf(under) < points) found.push(cell);
      }
    return found;
  }

  /** P12: whether a card completes a row on a cell. */
  wins(cell: Cell, card: Card): boolean {
    const under = this.cells[cell];
    this.cells[cell] = card;
    const wins = completesRow(this.cells, cell, this.needed);
    this.cells[cell] = under;
    return wins;
  }

  room(): Room {
    const { left, right, top, bottom, needed } = this;
    const key = ((right * SPAN - left) * SPAN + bottom) * SPAN - top;
    return (rooms[needed][key] ??= makeRoom(needed, (cell) => this.#isInside(cell)));
  }

  #isInside(cell: Cell): boolean {
    const x = columnOf(cell);
    const y = rowOf(cell);
    return (
      x >= this.right - REACH && x <= this.left + REACH && y >= this.bottom - REACH && y <= this.top + REACH
    );
  }

  /** Whether a card on a cell leaves less room than there is now. */
  narrows(cell: Cell): boolean {
    const x = columnOf(cell);
    const y = rowOf(cell);
    return x < this.left || x > this.right || y < this.top || y > this.bottom;
  }
}
