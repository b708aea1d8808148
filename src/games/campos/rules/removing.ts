import type { Rng } from '../../../core/index.ts';
import { type Area, countBits, lowest, MOST_PIECES } from './area.ts';
import { anchorOf, cellAt, CELLS, DIRECTIONS, FIELDS, onGrid, ORIGIN, STEPS, turnOf, TURNS } from './data.ts';

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

/** Ways out of a piece, one bit each. */
type Ways = number;
const EVERY_WAY: Ways = (1 << WAYS_OUT.length) - 1;

/** For each rotation of a piece with its anchor at the origin and each cell: the ways out that a field in the cell blocks. */
const BLOCKED: readonly Uint16Array[] = FIELDS.map((fields) => {
  const blocked = new Uint16Array(CELLS);
  WAYS_OUT.forEach(({ way: [dq, dr], over }, i) => {
    for (const field of fields)
      for (const offset of over)
        for (let [q, r] = plus(field, offset); onGrid(q, r); q += dq, r += dr)
          blocked[cellAt(q, r)] |= 1 << i;
  });
  return blocked;
});

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

/** C15: notes for each other piece the ways out of a piece that it blocks. */
function noteBlockers({ laid, lying, blockedBy }: Area, slot: number): void {
  const blocked = BLOCKED[turnOf(laid[slot])];
  const origin = ORIGIN - anchorOf(laid[slot]);
  for (let left = lying & ~(1 << slot); left !== 0; left &= left - 1) {
    const other = lowest(left);
    const anchor = anchorOf(laid[other]) + origin;
    const turn = turnOf(laid[other]);
    blockedBy[slot * MOST_PIECES + other] =
      blocked[anchor] | blocked[anchor + STEPS[turn]] | blocked[anchor + STEPS[turn + 1]];
  }
}

/** Notes the blockers of all pieces, so that copies of the area need not. */
export function noteAllBlockers(area: Area): void {
  for (let left = area.lying; left !== 0; left &= left - 1) noteBlockers(area, lowest(left));
  area.noted = area.lying;
}

/** C15: the ways out that other pieces block. */
function blockedWays(area: Area, slot: number): Ways {
  const { lying, blockedBy } = area;
  const bit = 1 << slot;
  if ((area.noted & bit) === 0) noteBlockers(area, slot);
  area.noted |= bit;
  let blocked = 0;
  for (let left = lying & ~bit; left !== 0 && blocked !== EVERY_WAY; left &= left - 1)
    blocked |= blockedBy[slot * MOST_PIECES + lowest(left)];
  return blocked;
}

/** C15: whether a piece can be pulled straight out in one of the 12 directions. From the first removal on, a loose piece stays so. */
function pullsOut(area: Area, slot: number): boolean {
  const bit = 1 << slot;
  if ((area.loose & bit) === 0 && blockedWays(area, slot) !== EVERY_WAY) area.loose |= bit;
  return (area.loose & bit) !== 0;
}

export function listWaysOut(area: Area, slot: number): Vector[] {
  const blocked = blockedWays(area, slot);
  return WAYS_OUT.flatMap(({ way }, i) => ((blocked & (1 << i)) === 0 ? [way] : []));
}

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
