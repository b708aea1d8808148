/** The pieces of the area as they are drawn, and what holds among them (C7, C8, C14, C15). */
import {
  anchorOf,
  COLOURS,
  type Colour,
  columnOf,
  DIRECTIONS,
  FIELDS,
  isLying,
  type Laid,
  type Piece,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../../../games/campos/data.ts';
import { type Cell, middleOf, type Point, pointAt } from './geometry.ts';

interface Field extends Cell {
  readonly colour: Colour;
}

/** A piece with its place. */
export interface Placed extends Cell {
  readonly piece: Piece;
  readonly turn: number;
}

/** A piece of the area with its place in the list. */
export interface Lying extends Placed {
  readonly slot: number;
}

export const coloursOf = (piece: Piece): Colour[] => PIECES[piece]!.map((colour) => COLOURS[colour]!);

export const fieldsOf = ({ piece, q, r, turn }: Placed): Field[] =>
  FIELDS[turn]!.map(([dq, dr], i) => ({ q: q + dq, r: r + dr, colour: coloursOf(piece)[i]! }));

export const middleOfPiece = ({ q, r, turn }: Omit<Placed, 'piece'>): Point =>
  middleOf(FIELDS[turn]!.map(([dq, dr]) => pointAt({ q: q + dq, r: r + dr })));

/** A piece of the list, whether it lies or is removed. */
export function pieceAt(laid: readonly Laid[], slot: number): Lying {
  const it = laid[slot]!;
  const anchor = anchorOf(it);
  return { slot, piece: pieceOf(it), q: columnOf(anchor), r: rowOf(anchor), turn: turnOf(it) };
}

export const lyingPieces = (laid: readonly Laid[]): Lying[] =>
  laid.flatMap((it, slot) => (isLying(it) ? [pieceAt(laid, slot)] : []));

const keyOf = (q: number, r: number): string => `${q},${r}`;
const around = ({ q, r }: Cell): string[] => DIRECTIONS.map(([dq, dr]) => keyOf(q + dq, r + dr));

/** C8: the largest areas of a colour; several if they are of one size. */
export function largestPatches(pieces: readonly Placed[], colour: Colour): Cell[][] {
  const left = new Map(
    pieces
      .flatMap(fieldsOf)
      .filter((field) => field.colour === colour)
      .map((field) => [keyOf(field.q, field.r), field]),
  );
  const patches: Cell[][] = [];
  for (const [key, start] of left) {
    left.delete(key);
    const patch: Cell[] = [start];
    // The list grows while it is walked through.
    for (const cell of patch)
      for (const near of around(cell)) {
        const next = left.get(near);
        if (next === undefined) continue;
        left.delete(near);
        patch.push(next);
      }
    patches.push(patch);
  }
  const most = Math.max(0, ...patches.map((patch) => patch.length));
  return patches.filter((patch) => patch.length === most);
}

/** C14: the pieces that would be cut off from most others if one went. */
export function cutOff(pieces: readonly Lying[], slot: number): Lying[] {
  const rest = pieces.filter((piece) => piece.slot !== slot);
  const owner = new Map(
    rest.flatMap((piece) => fieldsOf(piece).map((field) => [keyOf(field.q, field.r), piece] as const)),
  );
  const groups: Lying[][] = [];
  const seen = new Set<Lying>();
  for (const start of rest) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    for (const piece of group)
      for (const near of fieldsOf(piece).flatMap(around)) {
        const next = owner.get(near);
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    groups.push(group);
  }
  return groups
    .sort((a, b) => b.length - a.length)
    .slice(1)
    .flat();
}

/** C15: what a field passes over at each step of a pull in one of the 12 directions. */
const PULLS = DIRECTIONS.flatMap((edge, i) => {
  const before = DIRECTIONS[(i + 5) % 6]!;
  const after = DIRECTIONS[(i + 1) % 6]!;
  const corner = [edge[0] + after[0], edge[1] + after[1]] as const;
  return [
    { way: edge, over: [before, edge, after] },
    { way: corner, over: [edge, after, corner] },
  ];
});
/** C15: the direction in which a piece comes out, as far away from the middle of the area as there is one. */
export function wayOut(pieces: readonly Lying[], slot: number): Point | undefined {
  const piece = pieces.find((candidate) => candidate.slot === slot);
  if (piece === undefined) return undefined;
  const others = pieces.filter((candidate) => candidate !== piece).flatMap(fieldsOf);
  const taken = new Set(others.map(({ q, r }) => keyOf(q, r)));
  const cells = fieldsOf(piece);
  // After so many steps a piece is beyond all others.
  const numbers = [...others, ...cells].flatMap(({ q, r }) => [q, r]);
  const far = Math.max(...numbers) - Math.min(...numbers) + 2;
  const isClear = ({ way: [dq, dr], over }: (typeof PULLS)[number]): boolean => {
    for (let k = 0; k < far; k++)
      for (const { q, r } of cells)
        for (const [oq, or] of over) if (taken.has(keyOf(q + k * dq + oq, r + k * dr + or))) return false;
    return true;
  };
  const here = middleOfPiece(piece);
  const middle = others.length > 0 ? middleOf(others.map(pointAt)) : here;
  const outward = ({ x, y }: Point): number => x * (here.x - middle.x) + y * (here.y - middle.y);
  return PULLS.filter(isClear)
    .map(({ way: [q, r] }) => {
      const { x, y } = pointAt({ q, r });
      return { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
    })
    .sort((a, b) => outward(b) - outward(a))[0];
}
