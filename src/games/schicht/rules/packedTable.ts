/**
 * The layout in one small array, for search. Of a pile only the top number, the height and the number of silver cards matter, and
 * treasures are only counted. It implements the clauses of places.ts, layout.ts and play.ts a second time, because laying and
 * settling a card on the real layout takes 2.5 times as long, and a search lays thousands per decision. packedTable.test.ts
 * compares the two over thousands of matches.
 */
import { type Closing, listClosings } from './closings.ts';
import { type Card, colourOf, CORRIDOR, NO_COLOUR, numberOf, SILVER } from './data.ts';
import { colourOfRow, type Layout, type Pile, topOf } from './layout.ts';
import { atOfPlace, type Place, PLACE_COUNT, placeAt, rowOfPlace } from './placement.ts';

/** The number of rows, then for each row its start, its number of piles, its colour, and its piles. */
export type PackedTable = Int32Array;
const START = 0;
const COUNT = 1;
const COLOUR = 2;
const PILES = 3;
const ROW_SIZE = PILES + CORRIDOR;
const TABLE_SIZE = 1 + CORRIDOR * ROW_SIZE;

const rowOffset = (row: number): number => 1 + row * ROW_SIZE;
export const newPackedTable = (): PackedTable => new Int32Array(TABLE_SIZE);

export const rowCount = (table: PackedTable): number => table[0];
export const pileCount = (table: PackedTable, row: number): number => table[rowOffset(row) + COUNT];
export const rowColour = (table: PackedTable, row: number): number => table[rowOffset(row) + COLOUR];
export const numberAt = (table: PackedTable, row: number, at: number): number =>
  table[rowOffset(row) + PILES + at] & 31;
export const heightAt = (table: PackedTable, row: number, at: number): number =>
  (table[rowOffset(row) + PILES + at] >> 5) & 7;

/** A pile as one number; 0 is a gap. */
const onePile = (card: Card): number => numberOf(card) | (1 << 5) | (colourOf(card) === SILVER ? 1 << 8 : 0);
const pileHeight = (pile: number): number => (pile >> 5) & 7;
const silverIn = (pile: number): number => pile >> 8;

function packPile(pile: Pile): number {
  if (pile.length === 0) return 0;
  const silver = pile.filter((card) => colourOf(card) === SILVER).length;
  return numberOf(topOf(pile)) | (pile.length << 5) | (silver << 8);
}

export function readLayout(layout: Layout, table: PackedTable): void {
  table.fill(0);
  table[0] = layout.length;
  layout.forEach((row, r) => {
    const base = rowOffset(r);
    table[base + START] = row.start;
    table[base + COUNT] = row.piles.length;
    table[base + COLOUR] = colourOfRow(row);
    row.piles.forEach((pile, at) => (table[base + PILES + at] = packPile(pile)));
  });
}

/** Lookup tables of the rows and indexes of places. */
const ROW: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, place) => rowOfPlace(place));
const AT: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, place) => atOfPlace(place));

export const PLACES_ROOM = PLACE_COUNT;

/** S8, S18: like `findPlaces` of the rules, for one row. */
function findInRow(
  table: PackedTable,
  row: number,
  number: number,
  found: Int32Array,
  count: number,
): number {
  const first = rowOffset(row) + PILES;
  const piles = table[rowOffset(row) + COUNT];
  if (number < (table[first] & 31)) {
    found[count] = placeAt(row, -1);
    return count + 1;
  }
  if (number > (table[first + piles - 1] & 31)) {
    found[count] = placeAt(row, piles);
    return count + 1;
  }
  let nearest = 99;
  let end = count;
  for (let at = 0; at < piles; at++) {
    const away = Math.abs(number - (table[first + at] & 31));
    if (away < nearest) {
      nearest = away;
      end = count;
    }
    if (away === nearest) found[end++] = placeAt(row, at);
  }
  return end;
}

/** S9 */
function findNewRow(table: PackedTable, number: number, found: Int32Array): number {
  const bottom = table[0] - 1;
  let nearest = 99;
  let count = 0;
  for (let side = 0; side < 2; side++) {
    const row = side === 0 ? 0 : bottom;
    const first = rowOffset(row) + PILES;
    const piles = table[rowOffset(row) + COUNT];
    for (let at = 0; at < piles; at++) {
      const away = Math.abs(number - (table[first + at] & 31));
      if (away < nearest) {
        nearest = away;
        count = 0;
      }
      if (away === nearest) found[count++] = placeAt(side === 0 ? -1 : bottom + 1, at);
    }
  }
  return count;
}

/** Writes the places where a card may be laid into `found`, ascending, and returns their number. */
export function findPlaces(table: PackedTable, card: Card, found: Int32Array): number {
  const rows = table[0];
  if (rows === 0) {
    found[0] = placeAt(0, 0); // S10
    return 1;
  }
  const number = numberOf(card);
  const colour = colourOf(card);
  let count = 0;
  if (colour === SILVER) {
    for (let row = 0; row < rows; row++) count = findInRow(table, row, number, found, count); // S18, S19
    return count;
  }
  for (let row = 0; row < rows; row++)
    if (table[rowOffset(row) + COLOUR] === colour) return findInRow(table, row, number, found, 0);
  for (let row = 0; row < rows; row++)
    if (table[rowOffset(row) + COLOUR] === NO_COLOUR) count = findInRow(table, row, number, found, count); // S20
  return count > 0 ? count : findNewRow(table, number, found);
}

/** The number of cards of the other rows in a column; 0 unless all of them have a pile there. */
function columnOfOthers(table: PackedTable, column: number, except: number): number {
  let cards = 0;
  for (let row = 0; row < table[0]; row++) {
    if (row === except) continue;
    const base = rowOffset(row);
    const at = column - table[base + START];
    if (at < 0 || at >= table[base + COUNT]) return 0;
    cards += pileHeight(table[base + PILES + at]);
  }
  return cards;
}

/** The number of cards that a card laid at a place takes at once, without chain reactions. */
export function catchAt(table: PackedTable, place: Place): number {
  const rows = table[0];
  if (rows === 0) return 0;
  const row = ROW[place];
  const at = AT[place];
  if (row < 0 || row === rows) {
    if (rows !== CORRIDOR - 1) return 0;
    const others = columnOfOthers(table, table[rowOffset(row < 0 ? 0 : row - 1) + START] + at, -1);
    return others === 0 ? 0 : others + 1;
  }
  const base = rowOffset(row);
  const piles = table[base + COUNT];
  if (at >= 0 && at < piles) return pileHeight(table[base + PILES + at]) === CORRIDOR - 1 ? CORRIDOR : 0;
  let others = rows === CORRIDOR ? columnOfOthers(table, table[base + START] + at, row) : 0;
  if (piles === CORRIDOR - 1) for (let i = 0; i < piles; i++) others += pileHeight(table[base + PILES + i]);
  return others === 0 ? 0 : others + 1;
}

function fromColumnZero(table: PackedTable): void {
  let left = 99;
  for (let row = 0; row < table[0]; row++) left = Math.min(left, table[rowOffset(row) + START]);
  if (left !== 0) for (let row = 0; row < table[0]; row++) table[rowOffset(row) + START] -= left;
}

function startRow(table: PackedTable, row: number, start: number, colour: number, pile: number): void {
  const base = rowOffset(row);
  table.copyWithin(base + ROW_SIZE, base, rowOffset(table[0]));
  table[0]++;
  table[base + START] = start;
  table[base + COUNT] = 1;
  table[base + COLOUR] = colour;
  table[base + PILES] = pile;
}

/** Lays the card at one of its places; corridors stay. */
export function layOnPacked(table: PackedTable, card: Card, place: Place): void {
  const row = ROW[place];
  const at = AT[place];
  const pile = onePile(card);
  const colour = colourOf(card) === SILVER ? NO_COLOUR : colourOf(card);
  if (table[0] === 0) return startRow(table, 0, 0, colour, pile);
  if (row < 0) return startRow(table, 0, table[rowOffset(0) + START] + at, colour, pile);
  if (row === table[0]) return startRow(table, row, table[rowOffset(row - 1) + START] + at, colour, pile);
  const base = rowOffset(row);
  const piles = table[base + COUNT];
  if (table[base + COLOUR] === NO_COLOUR) table[base + COLOUR] = colour;
  if (at >= 0 && at < piles) {
    const below = table[base + PILES + at];
    table[base + PILES + at] = (below & ~31) + pile; // heights and silver cards add up; the number is the new card's
    return;
  }
  table[base + COUNT]++;
  if (at === piles) {
    table[base + PILES + at] = pile;
    return;
  }
  for (let i = piles; i > 0; i--) table[base + PILES + i] = table[base + PILES + i - 1];
  table[base + PILES] = pile;
  if (--table[base + START] < 0) fromColumnZero(table);
}

/** The taken cards as one number: their count, and above 8 bits the count of silver ones. */
export type Taken = number;
const SILVER_AT = 8;
export const takenCount = (taken: Taken): number => taken & ((1 << SILVER_AT) - 1);
export const silverAmong = (taken: Taken): number => taken >> SILVER_AT;

/** S11: the piles of all corridors, one bit each, row by row. */
function corridorPiles(table: PackedTable): number {
  const rows = table[0];
  let marked = 0;
  for (let row = 0; row < rows; row++) {
    const base = rowOffset(row);
    const piles = table[base + COUNT];
    for (let at = 0; at < piles; at++)
      if (piles === CORRIDOR || pileHeight(table[base + PILES + at]) === CORRIDOR)
        marked |= 1 << (row * CORRIDOR + at);
  }
  if (rows < CORRIDOR) return marked;
  let from = 0;
  let to = 99;
  for (let row = 0; row < rows; row++) {
    const start = table[rowOffset(row) + START];
    from = Math.max(from, start);
    to = Math.min(to, start + table[rowOffset(row) + COUNT]);
  }
  for (let column = from; column < to; column++)
    for (let row = 0; row < rows; row++)
      marked |= 1 << (row * CORRIDOR + column - table[rowOffset(row) + START]);
  return marked;
}

/** S11, S12, S20: takes all corridors, leaving gaps; 0 if there are none. */
function takeCorridors(table: PackedTable): Taken {
  const marked = corridorPiles(table);
  if (marked === 0) return 0;
  let taken = 0;
  for (let row = 0; row < table[0]; row++) {
    const base = rowOffset(row);
    let coloured = false;
    for (let at = 0; at < table[base + COUNT]; at++) {
      const pile = table[base + PILES + at];
      if ((marked & (1 << (row * CORRIDOR + at))) !== 0) {
        taken += pileHeight(pile) + (silverIn(pile) << SILVER_AT);
        table[base + PILES + at] = 0;
      } else if (pileHeight(pile) > silverIn(pile)) coloured = true;
    }
    if (!coloured) table[base + COLOUR] = NO_COLOUR;
  }
  return taken;
}

const DUMMY: readonly Pile[] = [[], [1], [1, 1], [1, 1, 1]];
/** A cache of the ways to close, by starts and heights. */
const known = new Map<number, readonly Closing[]>();
const MOST_KNOWN = 50_000;

function closingKey(table: PackedTable): number {
  let heights = 0;
  let starts = 1;
  for (let row = 0; row < table[0]; row++) {
    const base = rowOffset(row);
    starts = (starts << 4) | table[base + START];
    heights <<= 8;
    for (let at = 0; at < table[base + COUNT]; at++)
      heights |= pileHeight(table[base + PILES + at]) << (2 * at);
  }
  return starts * 2 ** 32 + (heights >>> 0);
}

/** The ways in which the gaps of a table may close (S13–S15). */
function waysToClose(table: PackedTable): readonly Closing[] {
  const key = closingKey(table);
  let ways = known.get(key);
  if (ways === undefined) {
    const gapped: Layout = Array.from({ length: table[0] }, (_, row) => ({
      start: table[rowOffset(row) + START],
      piles: Array.from(
        { length: table[rowOffset(row) + COUNT] },
        (_pile, at) => DUMMY[heightAt(table, row, at)],
      ),
    }));
    ways = listClosings(gapped);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, ways);
  }
  return ways;
}

function closeGaps(table: PackedTable, { starts }: Closing): void {
  let rows = 0;
  for (let row = 0; row < table[0]; row++) {
    const from = rowOffset(row);
    const to = rowOffset(rows);
    let count = 0;
    for (let at = 0; at < table[from + COUNT]; at++) {
      const pile = table[from + PILES + at];
      if (pile !== 0) table[to + PILES + count++] = pile;
    }
    if (count === 0) continue;
    table[to + START] = starts[rows];
    table[to + COUNT] = count;
    table[to + COLOUR] = table[from + COLOUR];
    rows++;
  }
  table[0] = rows;
  fromColumnZero(table);
}

/** S15: closes the gaps in one of the ways, numbered as in the rules. */
export function closeWith(table: PackedTable, option: number): void {
  closeGaps(table, waysToClose(table)[option]);
}

/** S12–S16: takes corridors and closes gaps until no corridor is left; `which` chooses among several ways. */
export function settle(table: PackedTable, which: (ways: number) => number): Taken {
  let taken = 0;
  for (;;) {
    const more = takeCorridors(table);
    if (more === 0) return taken;
    taken += more;
    const ways = waysToClose(table);
    closeGaps(table, ways[ways.length === 1 ? 0 : which(ways.length)]);
  }
}
