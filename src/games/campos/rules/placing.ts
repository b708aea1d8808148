import type { Rng } from '../../../core/index.ts';
import { type Area, BESIDE, FAR, isFree } from './area.ts';
import { type Cell, cellAt, CELLS, FIELDS, step, STEPS, TURNS } from './data.ts';

/** An anchor and a rotation as one number, ascending with the cell; the same for every piece. */
export type Placement = number;
export const PLACES = CELLS * TURNS;
export const placeAt = (anchor: Cell, turn: number): Placement => anchor * TURNS + turn;
export const placeAnchor = (place: Placement): Cell => Math.floor(place / TURNS);
export const placeTurn = (place: Placement): number => place % TURNS;

/** C7: why no piece may lie there. */
export function findMisplacement(
  { cells }: Area,
  anchor: Cell,
  turn: number,
): 'occupied' | 'apart' | undefined {
  // Outside the grid is empty.
  const [a, b, c] = [0, STEPS[turn], STEPS[turn + 1]].map((steps) => cells[anchor + steps] ?? FAR);
  if (!isFree(a) || !isFree(b) || !isFree(c)) return 'occupied';
  return a === BESIDE || b === BESIDE || c === BESIDE ? undefined : 'apart';
}

/** The ways to lay a piece with one of its fields on a given cell: the field, times 6, plus the rotation. */
const WAYS = 3 * TURNS;
const TO_ANCHOR: readonly number[] = [0, 1, 2].flatMap((field) =>
  FIELDS.map((cells) => step(-cells[field][0], -cells[field][1])),
);

/** The range of `anchorFor`; at least one number in it stands for a place. */
export const placeNumbers = ({ borderCount }: Area): number => borderCount * WAYS;
export const turnFor = (number: number): number => (number % WAYS) % TURNS;

/**
 * The anchor of the place with a number below `placeNumbers`, −1 if there is none. The number encodes a border cell, the field
 * that covers it, and the rotation. A place that covers several border cells counts only for its first field on one. So every
 * place has exactly one number. Drawing numbers until one is a place gives each place the same chance without a list.
 */
export function anchorFor({ cells, border }: Area, number: number): Cell {
  const cell = border[(number / WAYS) | 0];
  if (cells[cell] !== BESIDE) return -1;
  const way = number % WAYS;
  const anchor = cell + TO_ANCHOR[way];
  const b = anchor + STEPS[way % TURNS];
  const c = anchor + STEPS[(way % TURNS) + 1];
  const isOpen =
    way < TURNS
      ? isFree(cells[b]) && isFree(cells[c])
      : cells[anchor] === FAR && (way < 2 * TURNS ? isFree(cells[c]) : cells[b] === FAR);
  return isOpen ? anchor : -1;
}

/** C7: all open places, ascending. */
export function openPlaces({ cells, west, east, north, south }: Area): Placement[] {
  const places: Placement[] = [];
  for (let r = north - 2; r <= south + 2; r++)
    for (let anchor = cellAt(west - 2, r), end = cellAt(east + 2, r); anchor <= end; anchor++) {
      const a = cells[anchor];
      if (!isFree(a)) continue;
      let b = cells[anchor + STEPS[0]];
      for (let turn = 0; turn < TURNS; turn++) {
        const c = cells[anchor + STEPS[turn + 1]];
        if (isFree(b) && isFree(c) && (a === BESIDE || b === BESIDE || c === BESIDE))
          places.push(placeAt(anchor, turn));
        b = c;
      }
    }
  return places;
}

/**
 * A uniform draw of one of `extra` other choices, as a number below `extra`, or `extra` plus a place. Places of the second of
 * `pieces` pieces are shifted by `PLACES`.
 */
export function drawPlace(area: Area, pieces: number, extra: number, rng: Rng): number {
  const each = placeNumbers(area);
  for (;;) {
    const drawn = rng.below(extra + pieces * each);
    if (drawn < extra) return drawn;
    const index = drawn - extra < each ? 0 : 1;
    const number = drawn - extra - index * each;
    const anchor = anchorFor(area, number);
    if (anchor >= 0) return extra + index * PLACES + placeAt(anchor, turnFor(number));
  }
}
