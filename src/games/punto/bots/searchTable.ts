/** The table of a round of Punto during a search: cards are put down and taken back. */
import { type Card, type Cell, CELLS, columnOf, NO_CARD, rowOf, SPAN } from '../rules/data.ts';
import {
  type Grid,
  liftCard,
  openCells,
  createCellBuffer,
  putCard,
  spanWith,
  type Undo,
  wouldComplete,
} from '../rules/grid.ts';
import { placedCard, placedCell, rowLength, type Shared } from '../rules/state.ts';
import { STRETCHES } from './stretches.ts';

/** Where cards may still lie (P11). */
export interface FreeArea {
  readonly cells: readonly Cell[];
  /** The cells of the stretches that fit, one stretch after the other. */
  readonly stretches: Uint8Array;
  readonly through: readonly (readonly number[])[];
}

function computeFreeArea(length: number, isInside: (cell: Cell) => boolean): FreeArea {
  const stretches = STRETCHES[length].filter((stretch) => stretch.every(isInside));
  const everyCell = Array.from({ length: CELLS }, (_, cell) => cell);
  return {
    cells: everyCell.filter(isInside),
    stretches: Uint8Array.from(stretches.flat()),
    through: everyCell.map((cell) => stretches.flatMap((stretch, i) => (stretch.includes(cell) ? [i] : []))),
  };
}

/** A cache by row length and outermost columns and rows. */
const knownOpenCells: { readonly [length: number]: (FreeArea | undefined)[] } = { 4: [], 5: [] };

export class SearchTable {
  readonly needed: number;
  readonly grid: Grid;
  readonly tops: Card[] = Array.from({ length: CELLS }, () => NO_CARD);
  readonly #past: number[] = [];
  readonly #open = createCellBuffer();
  placed = 0;

  constructor(shared: Shared) {
    const { cells, filled, left, right, top, bottom, laid } = shared;
    this.needed = rowLength(shared);
    this.grid = { cells: cells.slice(), filled, left, right, top, bottom };
    for (const one of laid) this.tops[placedCell(one)] = placedCard(one);
    this.placed = laid.length;
  }

  put(cell: Cell, card: Card): void {
    this.#past.push(cell, putCard(this.grid, cell, card));
    this.tops[cell] = card;
    this.placed++;
  }

  takeBack(): void {
    const undo = this.#past.pop() as Undo;
    const cell = this.#past.pop() as Cell;
    liftCard(this.grid, cell, undo);
    this.tops[cell] = Math.max(NO_CARD, this.grid.cells[cell]);
    this.placed--;
  }

  /** P7–P11: the cells open to a card, ascending. */
  open(card: Card): Cell[] {
    return openCells(this.grid, card, this.#open);
  }

  /** P12: whether a card completes a row on a cell. */
  wins(cell: Cell, card: Card): boolean {
    return wouldComplete(this.tops, cell, card, this.needed);
  }

  room(): FreeArea {
    const { left, right, top, bottom } = this.grid;
    const key = ((right * SPAN - left) * SPAN + bottom) * SPAN - top;
    return (knownOpenCells[this.needed][key] ??= computeFreeArea(this.needed, (cell) =>
      spanWith(this.grid, cell),
    ));
  }

  narrows(cell: Cell): boolean {
    const { left, right, top, bottom } = this.grid;
    const x = columnOf(cell);
    const y = rowOf(cell);
    return x < left || x > right || y < top || y > bottom;
  }
}
