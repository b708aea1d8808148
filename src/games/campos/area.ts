/**
 * The playing area as a map of the grid. A state lists the pieces that lie; where they lie and what touches what is
 * read from this one map, which every question first brings up to date with the list it asks about. So a state
 * stays small, and the map, which follows from the list alone, changes by one piece for each decision played.
 */
import {
  anchorOf,
  type Cell,
  CELLS,
  columnOf,
  COLOURS,
  DIRECTIONS,
  FIELDS,
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

/**
 * What a cell holds: nothing, nothing but a field beside it (C7), or a field: the place of its piece in the list,
 * counted from 1, times 4, plus its colour.
 */
const FAR = 0;
const BESIDE = 1;
const FIRST_FIELD = 4;
const fields = new Uint8Array(CELLS);

export const isFree = (cell: Cell): boolean => !(fields[cell] >= FIRST_FIELD);
/** C7: whether a free cell shares an edge with a field. Only asked while nothing has been removed. */
export const isBeside = (cell: Cell): boolean => fields[cell] === BESIDE;
export const isFar = (cell: Cell): boolean => fields[cell] === FAR;
/** Whether a cell is covered by a piece that is not the one at this place in the list. */
export const isOther = (cell: Cell, slot: number): boolean =>
  fields[cell] >= FIRST_FIELD && fields[cell] >> 2 !== slot + 1;

const MOST_PIECES = 32;
/** The list of pieces that the map shows. */
const shown = new Int32Array(MOST_PIECES);
let shownCount = 0;

/** The pieces that touch each piece edge to edge, and all that lie: one bit for each place in the list. */
export const touching = new Int32Array(MOST_PIECES);
export let lying = 0;

/** The cells that ever lay beside a field, in the order they came to: those covered since are still among them. */
export const border = new Int32Array(12 * MOST_PIECES);
export let borderCount = 0;

/** A frame around all fields that ever lay. */
export let west = 0;
export let east = 0;
export let north = 0;
export let south = 0;

/** The nine cells around a piece of each turn, as steps from its anchor. */
const AROUND: readonly (readonly number[])[] = FIELDS.map((cells) => {
  const own = cells.map(([q, r]) => step(q, r));
  const around = cells.flatMap(([q, r]) => DIRECTIONS.map(([dq, dr]) => step(q + dq, r + dr)));
  return [...new Set(around)].filter((cell) => !own.includes(cell));
});

function clear(): void {
  fields.fill(FAR);
  shownCount = lying = borderCount = measured = 0;
  stale = EVERY_COLOUR;
  west = north = Infinity;
  east = south = -Infinity;
}

function cover(cell: Cell, slot: number, colour: number): void {
  fields[cell] = ((slot + 1) << 2) | colour;
  const q = columnOf(cell);
  const r = rowOf(cell);
  if (q < west) west = q;
  if (q > east) east = q;
  if (r < north) north = r;
  if (r > south) south = r;
}

/** Shows one more piece. */
function put(laid: Laid): void {
  const slot = shownCount++;
  shown[slot] = laid;
  if (!isLying(laid)) return;
  const turn = turnOf(laid);
  const anchor = anchorOf(laid);
  const colours = PIECES[pieceOf(laid)];
  const around = AROUND[turn];
  let touched = 0;
  for (let i = 0; i < around.length; i++) {
    const cell = anchor + around[i];
    const field = fields[cell];
    if (field >= FIRST_FIELD) touched |= 1 << ((field >> 2) - 1);
    else if (field === FAR) {
      fields[cell] = BESIDE;
      border[borderCount++] = cell;
    }
  }
  cover(anchor, slot, colours[0]);
  cover(anchor + STEPS[turn], slot, colours[1]);
  cover(anchor + STEPS[turn + 1], slot, colours[2]);
  touching[slot] = touched;
  lying |= 1 << slot;
  for (let left = touched; left !== 0; left &= left - 1) touching[31 - Math.clz32(left & -left)] |= 1 << slot;
}

/** Takes a piece off the map; what is beside the rest is not asked any more (C13). */
function lift(slot: number): void {
  const laid = shown[slot];
  const turn = turnOf(laid);
  const anchor = anchorOf(laid);
  shown[slot] = removePiece(laid);
  leave(anchor);
  leave(anchor + STEPS[turn]);
  leave(anchor + STEPS[turn + 1]);
  fields[anchor] = fields[anchor + STEPS[turn]] = fields[anchor + STEPS[turn + 1]] = FAR;
  lying &= ~(1 << slot);
  for (let left = touching[slot]; left !== 0; left &= left - 1)
    touching[31 - Math.clz32(left & -left)] &= ~(1 << slot);
}

/** Brings the map up to date with a list: from one decision to the next that is one piece more or one less. */
export function survey(laid: readonly Laid[]): void {
  const count = laid.length;
  if (count < shownCount) clear();
  for (let slot = 0; slot < shownCount; slot++) {
    if (shown[slot] === laid[slot]) continue;
    if (isLying(shown[slot]) && removePiece(shown[slot]) === laid[slot]) lift(slot);
    else clear();
  }
  while (shownCount < count) put(laid[shownCount]);
}

/** The place in the list of the piece that covers a cell, −1 if none does. */
export function slotCovering(laid: readonly Laid[], cell: Cell): number {
  survey(laid);
  return isFree(cell) ? -1 : (fields[cell] >> 2) - 1;
}

/** C8: the connected area that each covered cell belonged to when that was last walked through, and its size then. */
const areaAt = new Uint16Array(CELLS);
const areaSizes = new Uint8Array(1 << 16);
let areas = 0;
const ALMOST_ALL_AREAS = areaSizes.length - 3 * MOST_PIECES;
const largest = [0, 0, 0, 0];
/** Colours whose largest area may have lost fields, one bit each; the others only miss the pieces from `measured` on. */
const EVERY_COLOUR = 15;
let stale = EVERY_COLOUR;
let measured = 0;
const stack = new Int32Array(3 * MOST_PIECES);

/** Walks through the area of one colour that a cell belongs to. */
function walk(start: Cell, colour: number): void {
  const area = ++areas;
  let size = 0;
  let waiting = 1;
  stack[0] = start;
  areaAt[start] = area;
  while (waiting > 0) {
    const cell = stack[--waiting];
    size++;
    for (let i = 0; i < TURNS; i++) {
      const next = cell + STEPS[i];
      const field = fields[next];
      if (field < FIRST_FIELD || (field & 3) !== colour || areaAt[next] === area) continue;
      areaAt[next] = area;
      stack[waiting++] = next;
    }
  }
  areaSizes[area] = size;
  if (size > largest[colour]) largest[colour] = size;
}

/** A field that leaves a smaller area than the largest, as that was when last walked through, changes nothing. */
function leave(cell: Cell): void {
  const colour = fields[cell] & 3;
  if (areaSizes[areaAt[cell]] >= largest[colour]) stale |= 1 << colour;
}

/** Walks through the areas that new pieces belong to, for those can only have grown, and through all of a stale colour. */
function measure(): void {
  if (areas > ALMOST_ALL_AREAS) {
    areaAt.fill(0);
    areas = 0;
    stale = EVERY_COLOUR;
  }
  if (stale === 0 && measured === shownCount) return;
  const before = areas;
  for (let colour = 0; colour < COLOURS.length; colour++) if (stale & (1 << colour)) largest[colour] = 0;
  for (let slot = stale === 0 ? measured : 0; slot < shownCount; slot++) {
    const laid = shown[slot];
    if (!isLying(laid)) continue;
    const walked = slot < measured ? stale : EVERY_COLOUR;
    const turn = turnOf(laid);
    let cell = anchorOf(laid);
    for (let field = 0; field < 3; field++) {
      const colour = fields[cell] & 3;
      if (walked & (1 << colour) && areaAt[cell] <= before) walk(cell, colour);
      cell += field === 0 ? STEPS[turn] : STEPS[turn + 2];
    }
  }
  stale = 0;
  measured = shownCount;
}

/** C8: the size of each colour's largest connected area; the list is only good until the next question. */
export function largestAreas(laid: readonly Laid[]): readonly number[] {
  survey(laid);
  measure();
  return largest;
}

const joined = new Int32Array(3 * TURNS);

/** The size of the area that a piece's fields of one colour would join, each area around it counted once. */
function joinedSize(cells: readonly Cell[], colours: readonly number[], colour: number): number {
  let size = 0;
  let count = 0;
  for (let i = 0; i < 3; i++) {
    if (colours[i] !== colour) continue;
    size++;
    for (let j = 0; j < TURNS; j++) {
      const next = cells[i] + STEPS[j];
      if (fields[next] < FIRST_FIELD || (fields[next] & 3) !== colour) continue;
      const area = areaAt[next];
      let known = 0;
      while (known < count && joined[known] !== area) known++;
      if (known < count) continue;
      joined[count++] = area;
      size += areaSizes[area];
    }
  }
  return size;
}

/** The largest areas as they would be with one more piece; only asked while nothing has been removed. */
export function largestAreasWith(laid: readonly Laid[], more: Laid): number[] {
  const sizes = largestAreas(laid).slice();
  const turn = turnOf(more);
  const anchor = anchorOf(more);
  const cells = [anchor, anchor + STEPS[turn], anchor + STEPS[turn + 1]];
  const colours = PIECES[pieceOf(more)];
  for (const colour of colours) sizes[colour] = Math.max(sizes[colour], joinedSize(cells, colours, colour));
  return sizes;
}
