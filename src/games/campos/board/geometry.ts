/** The grid as points and paths: pointy-top hexagons with edges of 30, column 0, row 0 in the middle (C7). */
import { DIRECTIONS, FIELDS } from '../rules/data.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Cell {
  readonly q: number;
  readonly r: number;
}

export const EDGE = 30;
/** The distance from cell to cell in a row, and from row to row. */
export const PITCH = EDGE * Math.sqrt(3);
export const ROW = EDGE * 1.5;
export const THICK = EDGE * 0.19;
/** The margin of a piece inside its cells, and its corner radius. */
const INSET = EDGE * 0.055;
const ROUND = EDGE * 0.24;

export const pointAt = ({ q, r }: Cell): Point => ({ x: PITCH * (q + r / 2), y: ROW * r });

export const centroid = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const towards = (from: Point, to: Point, length: number): Point => {
  const part = Math.min(length, distance(from, to) / 2) / distance(from, to);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function findCorner(cell: Cell, direction: number): Point {
  const { x, y } = pointAt(cell);
  const angle = (Math.PI / 3) * direction - Math.PI / 6;
  return { x: x + EDGE * Math.cos(angle), y: y + EDGE * Math.sin(angle) };
}

export const edgePath = (cell: Cell, direction: number): string =>
  `M${write(findCorner(cell, direction))}L${write(findCorner(cell, direction + 1))}`;

const cellKey = ({ q, r }: Cell): string => `${q},${r}`;
/** A corner has the same key from each of its three cells. */
const cornerKey = (point: Point): string => `${Math.round(point.x)},${Math.round(point.y)}`;

/** The corners around a set of cells, clockwise: one loop for its outside and one for each hole. */
function loopsAround(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const edges = new Map<string, readonly [from: Point, to: string]>();
  for (const cell of cells)
    for (const [direction, [dq, dr]] of DIRECTIONS.entries()) {
      if (inside.has(cellKey({ q: cell.q + dq, r: cell.r + dr }))) continue;
      const from = findCorner(cell, direction);
      edges.set(cornerKey(from), [from, cornerKey(findCorner(cell, direction + 1))]);
    }
  const loops: Point[][] = [];
  for (const start of edges.keys()) {
    const loop: Point[] = [];
    for (let edge = edges.get(start), at = start; edge !== undefined; edge = edges.get(at)) {
      loop.push(edge[0]);
      edges.delete(at);
      at = edge[1];
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A loop moved inwards. Its edges are all one edge long and turn by 60°. */
function movedIn(loop: readonly Point[], inset: number): Point[] {
  const inward = (i: number): Point => {
    const from = loop[(i + loop.length) % loop.length]!;
    const to = loop[(i + 1) % loop.length]!;
    return { x: (from.y - to.y) / EDGE, y: (to.x - from.x) / EDGE };
  };
  return loop.map(({ x, y }, i) => {
    const a = inward(i - 1);
    const b = inward(i);
    const by = inset / (1 + a.x * b.x + a.y * b.y);
    return { x: x + (a.x + b.x) * by, y: y + (a.y + b.y) * by };
  });
}

export function outline(cells: readonly Cell[], inset: number = INSET, round: number = ROUND): string {
  return loopsAround(cells)
    .map((loop) => {
      const corners = movedIn(loop, inset);
      const curves = corners.map((corner, i) => {
        const before = corners[(i + corners.length - 1) % corners.length]!;
        const after = corners[(i + 1) % corners.length]!;
        return `${write(towards(corner, before, round))}Q${write(corner)} ${write(towards(corner, after, round))}`;
      });
      return `M${curves.join('L')}Z`;
    })
    .join('');
}

const cellsOfTurn = (turn: number): Cell[] => FIELDS[turn]!.map(([q, r]) => ({ q, r }));

/** A piece's three fields as paths, each from the middle to the notches on its two sides. */
function fieldPaths(turn: number): string[] {
  const cells = cellsOfTurn(turn);
  const middle = centroid(cells.map(pointAt));
  const corners = movedIn(loopsAround(cells)[0]!, INSET);
  const at = (i: number): Point => corners[(i + corners.length) % corners.length]!;
  // Of the twelve corners every fourth is a notch between two fields: the nearest to the middle.
  const isNotch = (i: number): boolean => distance(at(i), middle) < 1.1 * EDGE;
  return cells.map((cell) => {
    const own = pointAt(cell);
    const notches = corners.flatMap((_, i) => (isNotch(i) ? [i] : []));
    // The field's part of the border begins at the notch whose second next corner is farthest out on its side.
    const first = notches.toSorted((a, b) => distance(at(a + 2), own) - distance(at(b + 2), own))[0]!;
    const half = (i: number): { start: Point; end: Point; top: Point } => {
      const start = towards(at(i), at(i - 1), ROUND);
      const end = towards(at(i), at(i + 1), ROUND);
      return { start, end, top: between(between(start, at(i)), between(at(i), end)) };
    };
    const from = half(first);
    const to = half(first + 4);
    const outer = [1, 2, 3].map((n) => {
      const { start, end } = half(first + n);
      return `L${write(start)}Q${write(at(first + n))} ${write(end)}`;
    });
    return (
      `M${write(middle)}L${write(from.top)}Q${write(between(at(first), from.end))} ${write(from.end)}` +
      `${outer.join('')}L${write(to.start)}Q${write(between(at(first + 4), to.start))} ${write(to.top)}Z`
    );
  });
}

/** The paths of one rotation of a piece, relative to its anchor. */
interface Shape {
  readonly border: string;
  /** The same further in, where light catches the edge. */
  readonly inner: string;
  readonly fields: readonly string[];
  readonly seams: string;
  readonly centres: readonly Point[];
  readonly middle: Point;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const SHAPES_OF_TURNS: readonly Shape[] = DIRECTIONS.map((_, turn) => {
  const cells = cellsOfTurn(turn);
  const centres = cells.map(pointAt);
  const middle = centroid(centres);
  const seams = centres.map(
    (centre) => `M${write(middle)}L${write({ x: 2 * middle.x - centre.x, y: 2 * middle.y - centre.y })}`,
  );
  return {
    border: outline(cells),
    inner: outline(cells, INSET + 1.5, ROUND - 1),
    fields: fieldPaths(turn),
    seams: seams.join(''),
    centres,
    middle,
    left: Math.min(...centres.map(({ x }) => x)) - PITCH / 2,
    top: Math.min(...centres.map(({ y }) => y)) - EDGE,
    width: 2 * PITCH,
    height: 2 * EDGE + ROW,
  };
});

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The part of the plane with these points and a margin. Its size changes in steps, so it rarely changes. */
export function boxAround(points: readonly Point[], roomX: number, roomY: number): Box {
  const fit = (values: number[], room: number, step: number): readonly [number, number] => {
    const from = Math.floor(Math.min(...values) / step) * step - room;
    return [from, Math.ceil(Math.max(...values) / step) * step + room - from];
  };
  const all = points.length > 0 ? points : [{ x: 0, y: 0 }];
  const [x, width] = fit(
    all.map((point) => point.x),
    roomX,
    PITCH,
  );
  const [y, height] = fit(
    all.map((point) => point.y),
    roomY,
    ROW,
  );
  return { x, y, width, height };
}
