import type { Rng } from '../../../core/index.ts';
import { type Area, countBits, fieldIn, isFree, lowest, WAYS } from './area.ts';
import { anchorOf, cellAt, columnOf, DIRECTIONS, FIELDS, rowOf, step, turnOf, TURNS } from './data.ts';

type Vector = readonly [q: number, r: number];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]];
const at = (direction: number): Vector => DIRECTIONS[(direction + TURNS) % TURNS];

/** C15: the ways out, and the cells that a field passes over at each step. A corner way runs between two edge ways. */
const WAYS_OUT: readonly { readonly way: Vector; readonly over: readonly Vector[] }[] = [
  ...DIRECTIONS.map((way, i) => ({ way, over: [at(i - 1), way, at(i + 1)] })),
  ...DIRECTIONS.map((_, i) => {
    const way = plus(at(i), at(i + 1));
    return { way, over: [at(i), at(i + 1), way] };
  }),
];

const WAY_COLUMNS = Int8Array.from(WAYS_OUT, ({ way: [dq] }) => dq);
const WAY_ROWS = Int8Array.from(WAYS_OUT, ({ way: [, dr] }) => dr);

/**
 * For each rotation and way out the starts of the lines that a piece passes over: alternately column and row, relative to its
 * anchor.
 */
const LINES: readonly Int8Array[] = FIELDS.flatMap((cells) =>
  WAYS_OUT.map(({ way: [dq, dr], over }) => {
    const first = new Map<number, Vector>();
    for (const cell of cells.flatMap((field) => over.map((offset) => plus(field, offset)))) {
      const line = cell[0] * dr - cell[1] * dq;
      const known = first.get(line);
      if (known === undefined || (cell[0] - known[0]) * dq + (cell[1] - known[1]) * dr < 0)
        first.set(line, cell);
    }
    return Int8Array.from([...first.values()].flat());
  }),
);

/** The pieces connected to a start, among those left. Stops once it has found all sought ones. */
function connectedTo({ touching }: Area, start: number, left: number, sought: number): number {
  let reached = start;
  let waiting = start;
  while (waiting !== 0 && (reached & sought) !== sought) {
    const next = 31 - Math.clz32(waiting);
    const found = touching[next] & left & ~reached;
    reached |= found;
    waiting = (waiting & ~(1 << next)) | found;
  }
  return reached;
}

/** C14: whether the other pieces stay connected. They are connected now, so it is enough that the piece's neighbours stay so. */
function staysConnected(area: Area, slot: number): boolean {
  const rest = area.lying & ~(1 << slot);
  const neighbours = area.touching[slot] & rest;
  return (connectedTo(area, neighbours & -neighbours, rest, neighbours) & neighbours) === neighbours;
}

/** C14: the pieces that a removal would cut off from the rest. */
export function findCutOff(area: Area, slot: number): number {
  const rest = area.lying & ~(1 << slot);
  let most = 0;
  for (let left = rest; left !== 0;) {
    const group = connectedTo(area, left & -left, left, left);
    left &= ~group;
    if (countBits(group) > countBits(most)) most = group;
  }
  return rest & ~most;
}

/** C15: the lying pieces on one way out, or only the first of them. There are none beyond the bounding box. */
function blockers(area: Area, slot: number, way: number, onlyOne: boolean): number {
  const { cells, slotOf, laid, west, east, north, south } = area;
  const others = area.lying & ~(1 << slot);
  const lines = LINES[turnOf(laid[slot]) * WAYS + way];
  const dq = WAY_COLUMNS[way];
  const dr = WAY_ROWS[way];
  const onward = step(dq, dr);
  const q = columnOf(anchorOf(laid[slot]));
  const r = rowOf(anchorOf(laid[slot]));
  let found = 0;
  for (let i = 0; i < lines.length; i += 2) {
    let x = q + lines[i];
    let y = r + lines[i + 1];
    let cell = cellAt(x, y);
    while (x >= west && x <= east && y >= north && y <= south) {
      const held = cells[cell];
      if (!isFree(held)) {
        found |= (1 << slotOf[fieldIn(held)]) & others;
        if (onlyOne && found !== 0) return found;
      }
      x += dq;
      y += dr;
      cell += onward;
    }
  }
  return found;
}

/** A flag next to the bits of the at most 30 pieces in a way (C10): all of them are known. */
const ALL_KNOWN = 1 << 31;

/**
 * C15: whether a way out is free. From the first call on pieces only leave. So a way stays blocked while a known blocker lies, and
 * once free it stays free.
 */
function isFreeWay(area: Area, slot: number, way: number): boolean {
  const { inTheWay, lying } = area;
  const known = inTheWay[slot * WAYS + way];
  if ((known & lying) !== 0) return false;
  if ((known & ALL_KNOWN) !== 0) return true;
  const blocker = blockers(area, slot, way, true);
  inTheWay[slot * WAYS + way] = blocker === 0 ? ALL_KNOWN : blocker;
  area.isLookedOut = true;
  return blocker === 0;
}

/** Finds all blockers of every way out, so that copies of the area need not. */
export function findAllWaysOut(area: Area): void {
  for (let left = area.lying; left !== 0; left &= left - 1)
    for (let way = 0, slot = lowest(left); way < WAYS; way++)
      area.inTheWay[slot * WAYS + way] = ALL_KNOWN | blockers(area, slot, way, false);
  area.isLookedOut = true;
}

/** C15: whether a piece can be pulled straight out in one of the 12 directions. */
function pullsOut(area: Area, slot: number): boolean {
  for (let way = 0; way < WAYS; way++) if (isFreeWay(area, slot, way)) return true;
  return false;
}

export const listWaysOut = (area: Area, slot: number): Vector[] =>
  WAYS_OUT.flatMap(({ way }, i) => (isFreeWay(area, slot, i) ? [way] : []));

/** C14–C16: the removable pieces, one bit each. */
export function findRemovable(area: Area): number {
  let connected = 0;
  let free = 0;
  for (let left = area.lying; left !== 0; left &= left - 1) {
    const slot = lowest(left);
    if (!staysConnected(area, slot)) continue;
    connected |= 1 << slot;
    if (pullsOut(area, slot)) free |= 1 << slot;
  }
  return free !== 0 ? free : connected; // C16: C15 is waived if it leaves no choice
}

const isRemovable = (area: Area, slot: number): boolean => staysConnected(area, slot) && pullsOut(area, slot);

/** C14–C16: why a piece may not be removed. */
export function findObstacle(area: Area, slot: number): 'split' | 'locked' | undefined {
  if (!staysConnected(area, slot)) return 'split';
  return pullsOut(area, slot) || (findRemovable(area) & (1 << slot)) !== 0 ? undefined : 'locked';
}

export function listSlots(slots: number): number[] {
  const list: number[] = [];
  for (let left = slots; left !== 0; left &= left - 1) list.push(lowest(left));
  return list;
}

function nthSlot(slots: number, n: number): number {
  let left = slots;
  for (let i = 0; i < n; i++) left &= left - 1;
  return lowest(left);
}

/**
 * A uniform draw of one of `extra` other choices, as a number below `extra`, or `extra` plus the slot of a removable piece. It
 * tries pieces in random order until one may go, so it checks few.
 */
export function drawRemoval(area: Area, extra: number, rng: Rng): number {
  let untried = area.lying;
  for (let count = countBits(untried); count > 0; count--) {
    const number = rng.below(extra + count);
    if (number < extra) {
      // The draw was fair only if some piece satisfies C15. If C15 is waived, there were more choices.
      while (untried !== 0 && !isRemovable(area, lowest(untried))) untried &= untried - 1;
      if (untried !== 0) return number;
      break;
    }
    const slot = nthSlot(untried, number - extra);
    if (isRemovable(area, slot)) return extra + slot;
    untried &= ~(1 << slot);
  }
  const waived = findRemovable(area);
  const number = rng.below(extra + countBits(waived));
  return number < extra ? number : extra + nthSlot(waived, number - extra);
}
