/** The table: from a cell "column,row" to the pile on it, its cards bottom to top. Rows count downwards. */
export type PileMap = Map<string, string[]>;

interface Cell {
  column: number;
  row: number;
}

/** A pile and where it lies: `rank` counts its row from the top, `place` the pile in its row, both from 0. */
export interface PlacedPile extends Cell {
  cards: string[];
  rank: number;
  place: number;
}

export function cellKey(column: number, row: number): string {
  return `${column},${row}`;
}

/** The piles of each row that has any, rows top to bottom, piles left to right (gaps do not matter here). */
export function readRows(table: PileMap): PlacedPile[][] {
  const piles: PlacedPile[] = [];
  for (const [key, cards] of table) {
    const [column, row] = key.split(',').map(Number);
    if (column === undefined || row === undefined) throw new Error(`not a cell: ${key}`);
    piles.push({ column, row, cards, rank: 0, place: 0 });
  }
  const rowNumbers = [...new Set(piles.map((pile) => pile.row))].sort((a, b) => a - b);
  return rowNumbers.map((row, rank) => {
    const inRow = piles.filter((pile) => pile.row === row).sort((a, b) => a.column - b.column);
    inRow.forEach((pile, place) => {
      pile.rank = rank;
      pile.place = place;
    });
    return inRow;
  });
}

/** S4 as far as cells can break it: colours and order are safe while S13 keeps rows and order as they are. */
function obeysS4(cells: Cell[]): boolean {
  const columnsOf = new Map<number, number[]>();
  for (const cell of cells) {
    const columns = columnsOf.get(cell.row);
    if (columns === undefined) columnsOf.set(cell.row, [cell.column]);
    else columns.push(cell.column);
  }
  if (columnsOf.size > 4) return false; // S4: at most four rows.
  const lowestRow = Math.max(...columnsOf.keys());
  for (const [row, columns] of columnsOf) {
    if (columns.length > 3) return false; // S4: a row is 1–3 piles.
    const leftmost = Math.min(...columns);
    // S4: side by side without gaps, so every column is followed by the next until all are seen.
    for (let step = 1; step < columns.length; step += 1) {
      if (!columns.includes(leftmost + step)) return false;
    }
    if (row === lowestRow) continue;
    const below = columnsOf.get(row + 1);
    if (below === undefined) return false; // S4: rows are stacked without gaps.
    // S4: neighbouring rows share a column.
    if (!columns.some((column) => below.includes(column))) return false;
  }
  return true;
}

/** S13: two piles keep their order and close up exactly when their new cells are this far apart. */
function agrees(pile: PlacedPile, cell: Cell, earlier: PlacedPile, earlierCell: Cell): boolean {
  // Rows keep their order and are stacked without gaps, so rows n ranks apart end up n table rows apart.
  if (cell.row - earlierCell.row !== pile.rank - earlier.rank) return false;
  // Piles of one row keep their order and stand side by side, so n places apart is n columns apart.
  return pile.rank !== earlier.rank || cell.column - earlierCell.column === pile.place - earlier.place;
}

interface Found {
  cells: Cell[];
  distance: number;
}

/**
 * Every way of S13 that moves exactly `budget` cards: each pile is tried on each candidate cell. Left out early is only what can
 * never become a way: too many cards moved already (moving more does not help), two piles that disagree (they stay where they were
 * put), whole rows that already break S4 (it speaks of single rows and of neighbours, and later piles only lie in lower rows).
 */
function waysMoving(budget: number, piles: PlacedPile[], candidates: Cell[]): Found[] {
  const found: Found[] = [];
  const chosen: Cell[] = [];

  function place(index: number, left: number, distance: number): void {
    const pile = piles[index];
    const rowsSoFarAreWhole = pile === undefined || (pile.place === 0 && index > 0);
    if (rowsSoFarAreWhole && !obeysS4(chosen)) return;
    if (pile === undefined) {
      if (left === 0) found.push({ cells: [...chosen], distance });
      return;
    }
    for (const cell of candidates) {
      const steps = Math.abs(cell.column - pile.column) + Math.abs(cell.row - pile.row);
      // S14: every card of a moved pile counts.
      const moved = steps === 0 ? 0 : pile.cards.length;
      if (moved > left) continue;
      const allAgree = chosen.every((earlierCell, earlier) => {
        const earlierPile = piles[earlier];
        return earlierPile !== undefined && agrees(pile, cell, earlierPile, earlierCell);
      });
      if (!allAgree) continue;
      chosen.push(cell);
      place(index + 1, left - moved, distance + steps * pile.cards.length);
      chosen.pop();
    }
  }

  place(0, budget, 0);
  return found;
}

/**
 * The cells a pile may end on. A way that S14 allows leaves at least one pile where it is: if all had moved,
 * shifting the whole until one is back would move fewer cards. Hence
 * - columns: the layout hangs together across sides, so of n piles none is more than n - 1 columns from it;
 * - rows: rows only close up towards it, so none ends above the old top row or below the old bottom row.
 */
function candidateCells(piles: PlacedPile[]): Cell[] {
  const columns = piles.map((pile) => pile.column);
  const rows = piles.map((pile) => pile.row);
  const reach = piles.length - 1;
  const cells: Cell[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    for (let column = Math.min(...columns) - reach; column <= Math.max(...columns) + reach; column += 1) {
      cells.push({ column, row });
    }
  }
  return cells;
}

/** A layout's key: its rows' start columns, top to bottom, minus the smallest. */
function layoutKey(table: PileMap): number[] {
  const starts = readRows(table).map((row) => Math.min(...row.map((pile) => pile.column)));
  return starts.map((start) => start - Math.min(...starts));
}

function compareKeys(a: number[], b: number[]): number {
  for (const [index, number] of a.entries()) {
    const difference = number - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** S13–S15: the different layouts that closing may lead to, sorted by key; `table` is as taking left it. */
export function listReferenceClosings(table: PileMap): PileMap[] {
  const piles = readRows(table).flat();
  // S14: if S4 already holds (also with nothing left), nothing moves.
  if (obeysS4(piles)) return [table];
  const candidates = candidateCells(piles);
  const allCards = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
  for (let budget = 1; budget <= allCards; budget += 1) {
    const ways = waysMoving(budget, piles, candidates);
    if (ways.length === 0) continue;
    // S14: fewest cards is settled by the budget; of these, the smallest total distance.
    const shortest = Math.min(...ways.map((way) => way.distance));
    const layouts = new Map<string, PileMap>();
    for (const way of ways.filter(({ distance }) => distance === shortest)) {
      const closed: PileMap = new Map();
      way.cells.forEach(({ column, row }, index) => {
        closed.set(cellKey(column, row), piles[index]?.cards ?? []);
      });
      // S15: layouts that differ only by shifting the whole are the same.
      const key = layoutKey(closed).join(' ');
      if (!layouts.has(key)) layouts.set(key, closed);
    }
    return [...layouts.values()].sort((a, b) => compareKeys(layoutKey(a), layoutKey(b)));
  }
  throw new Error('S13: no way to close the gaps');
}
