/** Which pieces may be removed (C14–C16). */
import type { Rng } from '../../core/index.ts';
import { east, isOther, lying, north, south, survey, touching, west } from './area.ts';
import {
  anchorOf,
  cellAt,
  columnOf,
  DIRECTIONS,
  FIELDS,
  isLying,
  type Laid,
  rowOf,
  step,
  turnOf,
} from './data.ts';

type Vector = readonly [q: number, r: number];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
const at = (direction: number): Vector => DIRECTIONS[(direction + 6) % 6];

/** C15: the cells that a field passes over at each step; a corner direction runs between two edge directions. */
const EDGE_WAYS = DIRECTIONS.map((way, i) => ({ way: way as Vector, over: [at(i - 1), way, at(i + 1)] }));
const CORNER_WAYS = DIRECTIONS.map((_, i) => {
  const way = plus(at(i), at(i + 1));
  return { way, over: [at(i), at(i + 1), way] };
});

/** A line of cells that a piece passes over when it is pulled: how it begins, seen from the anchor, and its step. */
interface Line {
  readonly q: number;
  readonly r: number;
  readonly dq: number;
  readonly dr: number;
}

/** The lines a piece of a turn passes over in one direction, each from its first cell on. */
function linesOf(cells: readonly Vector[], way: Vector, over: readonly Vector[]): Line[] {
  const [dq, dr] = way;
  const first = new Map<number, Vector>();
  for (const cell of cells.flatMap((field) => over.map((offset) => plus(field, offset)))) {
    const line = cell[0] * dr - cell[1] * dq;
    const known = first.get(line);
    const earlier = known === undefined || (cell[0] - known[0]) * dq + (cell[1] - known[1]) * dr < 0;
    if (earlier) first.set(line, cell);
  }
  return [...first.values()].map(([q, r]) => ({ q, r, dq, dr }));
}

/** C15: for each turn and each of the 12 directions the lines that must be free. */
const PULLS: readonly (readonly (readonly Line[])[])[] = FIELDS.map((cells) =>
  [...EDGE_WAYS, ...CORNER_WAYS].map(({ way, over }) => linesOf(cells, way, over)),
);

/** Whether no other piece lies on a line; beyond the frame of the area nothing does. */
function isClear(line: Line, q: number, r: number, slot: number): boolean {
  const { dq, dr } = line;
  const onward = step(dq, dr);
  let x = q + line.q;
  let y = r + line.r;
  let cell = cellAt(x, y);
  while (x >= west && x <= east && y >= north && y <= south) {
    if (isOther(cell, slot)) return false;
    x += dq;
    y += dr;
    cell += onward;
  }
  return true;
}

/** C15: whether a piece can be pulled straight out in one of the 12 directions. */
function pullsOut(laid: Laid, slot: number): boolean {
  const anchor = anchorOf(laid);
  const q = columnOf(anchor);
  const r = rowOf(anchor);
  const pulls = PULLS[turnOf(laid)];
  for (let way = 0; way < pulls.length; way++) {
    const lines = pulls[way];
    let line = 0;
    while (line < lines.length && isClear(lines[line], q, r, slot)) line++;
    if (line === lines.length) return true;
  }
  return false;
}

/** C14: whether the other pieces stay connected: as they hang together now, its neighbours must without it. */
function staysConnected(slot: number): boolean {
  const rest = lying & ~(1 << slot);
  const neighbours = touching[slot];
  let reached = neighbours & -neighbours;
  let waiting = reached;
  while (waiting !== 0 && (reached & neighbours) !== neighbours) {
    const next = 31 - Math.clz32(waiting);
    const found = touching[next] & rest & ~reached;
    reached |= found;
    waiting = (waiting & ~(1 << next)) | found;
  }
  return (reached & neighbours) === neighbours;
}

const isRemovable = (laid: readonly Laid[], slot: number): boolean =>
  staysConnected(slot) && pullsOut(laid[slot], slot);

/** C14–C16: the places in the list of all pieces that may be removed. */
export function removable(laid: readonly Laid[]): number[] {
  survey(laid);
  const connected: number[] = [];
  for (let slot = 0; slot < laid.length; slot++)
    if (isLying(laid[slot]) && staysConnected(slot)) connected.push(slot);
  const free = connected.filter((slot) => pullsOut(laid[slot], slot));
  return free.length > 0 ? free : connected; // C16: C15 is waived where it leaves nothing
}

/** C14–C16: why the piece at this place in the list may not be removed. */
export function unremovable(laid: readonly Laid[], slot: number): 'split' | 'locked' | undefined {
  survey(laid);
  if (!staysConnected(slot)) return 'split';
  return pullsOut(laid[slot], slot) || removable(laid).includes(slot) ? undefined : 'locked';
}

const untried = new Int32Array(32);

/** Fills `untried` with the pieces that lie and returns how many there are. */
function listLying(): number {
  let count = 0;
  for (let left = lying; left !== 0; left &= left - 1) untried[count++] = 31 - Math.clz32(left & -left);
  return count;
}

/**
 * One of `extra` other choices, as a number below it, or `extra` plus the place in the list of a piece that may be
 * removed: all equally likely. Pieces are tried in random order until one may go, so most are never looked at.
 */
export function drawRemoval(laid: readonly Laid[], extra: number, rng: Rng): number {
  survey(laid);
  let count = listLying();
  while (count > 0) {
    const number = rng.below(extra + count);
    if (number < extra) {
      // The chance was right if any piece may go at all: if C15 is waived, there were more choices than these.
      while (count > 0 && !isRemovable(laid, untried[count - 1])) count--;
      if (count > 0) return number;
      break;
    }
    const slot = untried[number - extra];
    if (isRemovable(laid, slot)) return extra + slot;
    untried[number - extra] = untried[--count];
  }
  const waived = removable(laid);
  const number = rng.below(extra + waived.length);
  return number < extra ? number : extra + waived[number - extra];
}
