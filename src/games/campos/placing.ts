/** Where a piece may be placed (C7). */
import type { Rng } from '../../core/index.ts';
import { border, borderCount, isBeside, isFar, isFree, survey } from './area.ts';
import { type Cell, CELLS, FIELDS, type Laid, step, STEPS, TURNS } from './data.ts';

/** An anchor and a turn as one number, ascending with the cell; the same for every piece. */
export type Place = number;
export const PLACES = CELLS * TURNS;
export const placeAt = (anchor: Cell, turn: number): Place => anchor * TURNS + turn;
export const placeAnchor = (place: Place): Cell => Math.floor(place / TURNS);
export const placeTurn = (place: Place): number => place % TURNS;

/** C7: why no piece may lie there. */
export function misplaced(
  laid: readonly Laid[],
  anchor: Cell,
  turn: number,
): 'occupied' | 'apart' | undefined {
  survey(laid);
  const b = anchor + STEPS[turn];
  const c = anchor + STEPS[turn + 1];
  if (!isFree(anchor) || !isFree(b) || !isFree(c)) return 'occupied';
  return isBeside(anchor) || isBeside(b) || isBeside(c) ? undefined : 'apart';
}

/** Room for the cells at which a place may have its anchor, and for noting which are among them. */
const anchors = new Int32Array(7 * border.length);
const noted = new Uint8Array(CELLS);

/** C7: all places that are open, ascending: the anchor is a cell beside the area or a neighbour of one. */
export function openPlaces(laid: readonly Laid[]): Place[] {
  survey(laid);
  let count = 0;
  for (let i = 0; i < borderCount; i++) {
    const cell = border[i];
    if (!isFree(cell)) continue;
    anchors[count++] = cell;
    for (let turn = 0; turn < TURNS; turn++) {
      const near = cell + STEPS[turn];
      if (!isFar(near) || noted[near] === 1) continue;
      noted[near] = 1;
      anchors[count++] = near;
    }
  }
  const places: Place[] = [];
  for (const anchor of anchors.subarray(0, count).sort()) {
    noted[anchor] = 0;
    const beside = isBeside(anchor);
    for (let turn = 0; turn < TURNS; turn++) {
      const b = anchor + STEPS[turn];
      const c = anchor + STEPS[turn + 1];
      if (isFree(b) && isFree(c) && (beside || isBeside(b) || isBeside(c)))
        places.push(placeAt(anchor, turn));
    }
  }
  return places;
}

/** The ways to lay a piece with one of its fields on a given cell: which field, times 6, plus the turn. */
const WAYS = 3 * TURNS;
/** The step from that cell to the anchor. */
const TO_ANCHOR: readonly number[] = [0, 1, 2].flatMap((field) =>
  FIELDS.map((cells) => step(-cells[field][0], -cells[field][1])),
);

/** How many numbers `tryPlace` takes for this area; at least one of them is a place. */
function tries(laid: readonly Laid[]): number {
  survey(laid);
  return borderCount * WAYS;
}

/**
 * The place that a number below `tries` stands for, −1 if it stands for none. The number says which cell of the border
 * is covered, by which field, in which turn. A place that covers several cells beside the area is only taken for the
 * first of its fields that does: so every place has exactly one number, and numbers drawn evenly until one is a place
 * give every place the same chance without a list of them.
 */
function tryPlace(number: number): Place {
  const cell = border[Math.floor(number / WAYS)];
  if (!isBeside(cell)) return -1;
  const way = number % WAYS;
  const turn = way % TURNS;
  const anchor = cell + TO_ANCHOR[way];
  const b = anchor + STEPS[turn];
  const c = anchor + STEPS[turn + 1];
  const open =
    way < TURNS ? isFree(b) && isFree(c) : isFar(anchor) && (way < 2 * TURNS ? isFree(c) : isFar(b));
  return open ? placeAt(anchor, turn) : -1;
}

/**
 * One of `extra` other choices, as a number below it, or `extra` plus a place, further on by `PLACES` for the second of
 * `pieces` pieces: all equally likely.
 */
export function drawPlace(laid: readonly Laid[], pieces: number, extra: number, rng: Rng): number {
  const each = tries(laid);
  for (;;) {
    const number = rng.below(extra + pieces * each);
    if (number < extra) return number;
    const index = number - extra < each ? 0 : 1;
    const place = tryPlace(number - extra - index * each);
    if (place >= 0) return extra + index * PLACES + place;
  }
}
