/**
 * The playing area as a value to put pieces into and lift them from; each caller has its own copy. The fields of one colour are
 * numbered in order (C1: at most 24). So a connected area is one number, an "or" joins two areas, and counting the effect of a
 * move needs no walk over the grid.
 */
import {
  anchorOf,
  type Cell,
  CELLS,
  columnOf,
  COLOURS,
  FIELDS,
  HALF,
  isLying,
  type Laid,
  pieceOf,
  PIECES,
  removePiece,
  rowOf,
  step,
  STEPS,
  turnOf,
  TURNS,
} from './data.ts';

export const MOST_PIECES = 32;
/** Each piece has nine neighbouring cells, and covers three that may have been next to another. */
const MOST_BORDER = 12 * MOST_PIECES;
/** A field of the area: its colour times 32, plus its number within the colour. */
export type Field = number;
const COLOUR_BITS = 5;
const IN_COLOUR = (1 << COLOUR_BITS) - 1;
const MOST_FIELDS = COLOURS.length << COLOUR_BITS;
const fieldColour = (field: Field): number => field >> COLOUR_BITS;

/** The content of a cell: 0 if empty, next to a field (C7), or 1 plus a field. */
type Held = number;
export const FAR: Held = 0;
export const BESIDE: Held = 255;
export const isFree = (held: Held): boolean => held === FAR || held === BESIDE;
const fieldIn = (held: Held): Field => held - 1;

/** Pieces are known by their indexes in the list of all that ever lay, their slots. Sets of slots have one bit each. */
export interface Area {
  /** The buffer of all typed arrays below, for a fast copy. */
  readonly bytes: Uint8Array;
  readonly cells: Uint8Array;
  /** All pieces that came, later removals included. */
  readonly laid: Int32Array;
  count: number;
  lying: number;
  /** For each piece its three fields, and the pieces that touch it along an edge, or did while they lay. */
  readonly fieldsOf: Uint8Array;
  readonly touching: Int32Array;
  /** For each field its piece, the adjacent fields of its colour, and everything it was joined with when placed. */
  readonly slotOf: Uint8Array;
  readonly near: Int32Array;
  readonly joined: Int32Array;
  /** For each colour the number of fields that came, those that still lie, the largest area and its size (C8). */
  readonly came: number[];
  readonly alive: number[];
  readonly largest: number[];
  readonly sizes: number[];
  /** The cells that ever lay next to a field, in order; covered ones stay in the list. */
  readonly border: Int32Array;
  borderCount: number;
  /** The bounding box of all fields that ever lay. */
  west: number;
  east: number;
  north: number;
  south: number;
  /** C15: for each piece and each other one the ways out that this blocks, and the pieces for which they are noted. */
  readonly blockedBy: Uint16Array;
  noted: number;
  /** C15: the pieces known to have a free way out. */
  loose: number;
}

/** The offset of each list, and the total size, in bytes. */
const CELLS_AT = 0;
const FIELDS_OF_AT = CELLS_AT + CELLS;
const SLOT_OF_AT = FIELDS_OF_AT + 3 * MOST_PIECES;
const LAID_AT = SLOT_OF_AT + MOST_FIELDS;
const TOUCHING_AT = LAID_AT + 4 * MOST_PIECES;
const NEAR_AT = TOUCHING_AT + 4 * MOST_PIECES;
const JOINED_AT = NEAR_AT + 4 * MOST_FIELDS;
const BORDER_AT = JOINED_AT + 4 * MOST_FIELDS;
const BLOCKED_BY_AT = BORDER_AT + 4 * MOST_BORDER;
const BYTES = BLOCKED_BY_AT + 2 * MOST_PIECES * MOST_PIECES;

export function newArea(): Area {
  const buffer = new ArrayBuffer(BYTES);
  return {
    bytes: new Uint8Array(buffer),
    cells: new Uint8Array(buffer, CELLS_AT, CELLS),
    laid: new Int32Array(buffer, LAID_AT, MOST_PIECES),
    count: 0,
    lying: 0,
    fieldsOf: new Uint8Array(buffer, FIELDS_OF_AT, 3 * MOST_PIECES),
    touching: new Int32Array(buffer, TOUCHING_AT, MOST_PIECES),
    slotOf: new Uint8Array(buffer, SLOT_OF_AT, MOST_FIELDS),
    near: new Int32Array(buffer, NEAR_AT, MOST_FIELDS),
    joined: new Int32Array(buffer, JOINED_AT, MOST_FIELDS),
    came: [0, 0, 0, 0],
    alive: [0, 0, 0, 0],
    largest: [0, 0, 0, 0],
    sizes: [0, 0, 0, 0],
    border: new Int32Array(buffer, BORDER_AT, MOST_BORDER),
    borderCount: 0,
    west: HALF,
    east: -HALF,
    north: HALF,
    south: -HALF,
    blockedBy: new Uint16Array(buffer, BLOCKED_BY_AT, MOST_PIECES * MOST_PIECES),
    noted: 0,
    loose: 0,
  };
}

export function copyArea(from: Area, to: Area): void {
  to.bytes.set(from.bytes);
  to.count = from.count;
  to.lying = from.lying;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    to.came[colour] = from.came[colour];
    to.alive[colour] = from.alive[colour];
    to.largest[colour] = from.largest[colour];
    to.sizes[colour] = from.sizes[colour];
  }
  to.borderCount = from.borderCount;
  to.west = from.west;
  to.east = from.east;
  to.north = from.north;
  to.south = from.south;
  to.noted = from.noted;
  to.loose = from.loose;
}

const EMPTY = newArea();

export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const FIELD_STEPS: readonly (readonly number[])[] = FIELDS.map((cells) => cells.map(([q, r]) => step(q, r)));

/** Adds a piece at the end of the list. A removed one only takes its slot. */
export function putPiece(area: Area, laid: Laid): void {
  const slot = area.count++;
  area.laid[slot] = laid;
  area.touching[slot] = 0;
  if (!isLying(laid)) return;
  area.noted = 0;
  area.loose = 0;
  area.lying |= 1 << slot;
  const colours = PIECES[pieceOf(laid)];
  const steps = FIELD_STEPS[turnOf(laid)];
  const anchor = anchorOf(laid);
  for (let k = 0; k < 3; k++) cover(area, anchor + steps[k], slot, k, colours[k]);
}

function cover(area: Area, cell: Cell, slot: number, k: number, colour: number): void {
  const { cells, slotOf, near, joined, touching } = area;
  const number = area.came[colour]++;
  const bit = 1 << number;
  const field = (colour << COLOUR_BITS) | number;
  let together = bit;
  let beside = 0;
  for (let i = 0; i < TURNS; i++) {
    const next = cell + STEPS[i];
    const held = cells[next];
    if (held === BESIDE) continue;
    if (held === FAR) {
      cells[next] = BESIDE;
      area.border[area.borderCount++] = next;
      continue;
    }
    const other = fieldIn(held);
    const otherSlot = slotOf[other];
    if (otherSlot !== slot) {
      touching[slot] |= 1 << otherSlot;
      touching[otherSlot] |= 1 << slot;
    }
    if (fieldColour(other) !== colour) continue;
    beside |= 1 << (other & IN_COLOUR);
    near[other] |= bit;
    together |= joined[other];
  }
  cells[cell] = field + 1;
  slotOf[field] = slot;
  area.fieldsOf[3 * slot + k] = field;
  near[field] = beside;
  area.alive[colour] |= bit;
  const base = colour << COLOUR_BITS;
  for (let left = together; left !== 0; left &= left - 1) joined[base | lowest(left)] = together;
  const size = countBits(together);
  if (size > area.sizes[colour]) {
    area.sizes[colour] = size;
    area.largest[colour] = together;
  }
  const q = columnOf(cell);
  const r = rowOf(cell);
  if (q < area.west) area.west = q;
  if (q > area.east) area.east = q;
  if (r < area.north) area.north = r;
  if (r > area.south) area.south = r;
}

/** Removes a piece. No piece can be placed after that (C13), so the borders of cells need no update. */
export function liftPiece(area: Area, slot: number): void {
  const { alive, largest, sizes, fieldsOf } = area;
  area.laid[slot] = removePiece(area.laid[slot]);
  area.lying &= ~(1 << slot);
  let stale = 0;
  for (let k = 0; k < 3; k++) {
    const field = fieldsOf[3 * slot + k];
    const colour = fieldColour(field);
    const bit = 1 << (field & IN_COLOUR);
    alive[colour] &= ~bit;
    if ((largest[colour] & bit) !== 0) stale |= 1 << colour;
  }
  for (; stale !== 0; stale &= stale - 1) {
    const colour = lowest(stale);
    largest[colour] = largestAmong(area, colour, alive[colour]);
    sizes[colour] = countBits(largest[colour]);
  }
}

function reachable({ near }: Area, colour: number, from: number, fields: number): number {
  const base = colour << COLOUR_BITS;
  let reached = from;
  let waiting = from;
  while (waiting !== 0) {
    const next = 31 - Math.clz32(waiting);
    const found = near[base | next] & fields & ~reached;
    reached |= found;
    waiting = (waiting & ~(1 << next)) | found;
  }
  return reached;
}

/** C8: the largest area among some fields of a colour. */
function largestAmong(area: Area, colour: number, fields: number): number {
  let best = 0;
  let most = 0;
  let left = fields;
  while (left !== 0) {
    const found = reachable(area, colour, left & -left, left);
    left &= ~found;
    const size = countBits(found);
    if (size > most) {
      best = found;
      most = size;
    }
    if (left === 0 || countBits(left) <= most) break;
  }
  return best;
}

function fieldsIn({ fieldsOf }: Area, slot: number, colour: number): number {
  let bits = 0;
  for (let k = 0; k < 3; k++) {
    const field = fieldsOf[3 * slot + k];
    if (fieldColour(field) === colour) bits |= 1 << (field & IN_COLOUR);
  }
  return bits;
}

/** C8: the sizes of the largest areas without a piece. */
export function sizesWithout(area: Area, slot: number, into: number[] = []): number[] {
  const { fieldsOf, largest, alive, sizes } = area;
  for (let colour = 0; colour < COLOURS.length; colour++) into[colour] = sizes[colour];
  let done = -1;
  for (let k = 0; k < 3; k++) {
    const field = fieldsOf[3 * slot + k];
    const colour = fieldColour(field);
    if (colour === done || (largest[colour] & (1 << (field & IN_COLOUR))) === 0) continue;
    done = colour;
    into[colour] = countBits(largestAmong(area, colour, alive[colour] & ~fieldsIn(area, slot, colour)));
  }
  return into;
}

/** Writes the areas next to a cell, one number per colour, from `at` on. Invalid once a piece was lifted. */
export function areasBeside({ cells, joined }: Area, cell: Cell, into: Int32Array, at: number): void {
  into[at] = into[at + 1] = into[at + 2] = into[at + 3] = 0;
  if (cells[cell] !== BESIDE) return;
  for (let i = 0; i < TURNS; i++) {
    const held = cells[cell + STEPS[i]];
    if (!isFree(held)) into[at + fieldColour(fieldIn(held))] |= joined[fieldIn(held)];
  }
}

/** C8: the sizes of the largest areas with one more piece. Invalid once a piece was lifted. */
export function sizesWith(area: Area, more: Laid): number[] {
  const sizes = area.sizes.slice();
  const steps = FIELD_STEPS[turnOf(more)];
  const colours = PIECES[pieceOf(more)];
  const beside = new Int32Array(COLOURS.length);
  const joins = [0, 0, 0, 0];
  const own = [0, 0, 0, 0];
  colours.forEach((colour, k) => {
    areasBeside(area, anchorOf(more) + steps[k], beside, 0);
    joins[colour] |= beside[colour];
    own[colour]++;
  });
  for (const colour of colours)
    sizes[colour] = Math.max(sizes[colour], countBits(joins[colour]) + own[colour]);
  return sizes;
}

/** C8: the cells of each area of a colour that is as large as its largest one. */
export function largestPatches(area: Area, colour: number): Cell[][] {
  const patches: Cell[][] = [];
  for (let left = area.alive[colour]; left !== 0;) {
    const found = reachable(area, colour, left & -left, left);
    left &= ~found;
    if (countBits(found) < area.sizes[colour]) continue;
    const patch: Cell[] = [];
    for (let rest = found; rest !== 0; rest &= rest - 1)
      patch.push(findCell(area, (colour << COLOUR_BITS) | lowest(rest)));
    patches.push(patch);
  }
  return patches;
}

function findCell({ laid, slotOf, fieldsOf }: Area, field: Field): Cell {
  const slot = slotOf[field];
  const k = [0, 1, 2].findIndex((index) => fieldsOf[3 * slot + index] === field);
  return anchorOf(laid[slot]) + FIELD_STEPS[turnOf(laid[slot])][k];
}

export function slotAt({ cells, slotOf, lying }: Area, cell: Cell): number {
  const held = cells[cell];
  if (isFree(held)) return -1;
  const slot = slotOf[fieldIn(held)];
  return (lying & (1 << slot)) === 0 ? -1 : slot;
}

/**
 * Updates an area to a list, however many decisions lie between: first placements, then removals (C13), because a placement cannot
 * follow a removal.
 */
function follow(area: Area, laid: readonly Laid[]): void {
  const known = area.count;
  const count = laid.length;
  // A list that grows after a removal is not from one match, so its area is rebuilt.
  let isAnother = count < known || (count > known && area.lying !== (1 << known) - 1);
  let removed = 0;
  for (let slot = 0; slot < known && !isAnother; slot++) {
    const before = area.laid[slot];
    if (laid[slot] === before) continue;
    removed |= 1 << slot;
    isAnother = !isLying(before) || laid[slot] !== removePiece(before);
  }
  if (isAnother) {
    copyArea(EMPTY, area);
    removed = 0;
  }
  while (area.count < count) putPiece(area, laid[area.count]);
  for (; removed !== 0; removed &= removed - 1) liftPiece(area, lowest(removed));
}

const areas = new WeakMap<readonly Laid[], Area>();

/** The area of a list's pieces. It belongs to the list: callers must not change it. */
export function getArea(laid: readonly Laid[]): Area {
  let area = areas.get(laid);
  if (area === undefined) areas.set(laid, (area = newArea()));
  follow(area, laid);
  return area;
}

const borrowed = newArea();

/**
 * The same, but valid only until the next call: for a question that is answered at once. One area follows the lists of all callers,
 * because a new area for each match takes a fifth of a random match.
 */
export function borrowArea(laid: readonly Laid[]): Area {
  follow(borrowed, laid);
  return borrowed;
}

/** C8: the size of each colour's largest connected area. */
export const largestAreas = (laid: readonly Laid[]): number[] => getArea(laid).sizes.slice();
