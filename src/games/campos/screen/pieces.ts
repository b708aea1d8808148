/** The pieces of the area as they are drawn, and what holds among them (C7, C8, C14, C15). */
import { type Area, largestPatches as patchesIn, newArea, put } from '../rules/area.ts';
import {
  anchorOf,
  cellAt,
  COLOURS,
  type Colour,
  columnOf,
  FIELDS,
  isLying,
  type Laid,
  layPiece,
  type Piece,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../rules/data.ts';
import { cutOff as cutOffIn, listSlots, waysOut } from '../rules/removing.ts';
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

/** The area in which these pieces lie, each at its place in this list. */
function areaWith(pieces: readonly Placed[]): Area {
  const area = newArea();
  for (const { piece, q, r, turn } of pieces) put(area, layPiece(piece, cellAt(q, r), turn));
  return area;
}

/** C8: the largest areas of a colour; several if they are of one size. */
export const largestPatches = (pieces: readonly Placed[], colour: Colour): Cell[][] =>
  patchesIn(areaWith(pieces), COLOURS.indexOf(colour)).map((cells) =>
    cells.map((cell) => ({ q: columnOf(cell), r: rowOf(cell) })),
  );

/** C14: the pieces that would be cut off from most others if one went. */
export function cutOff(pieces: readonly Lying[], slot: number): Lying[] {
  const at = pieces.findIndex((piece) => piece.slot === slot);
  return listSlots(cutOffIn(areaWith(pieces), at)).map((lost) => pieces[lost]!);
}

/** C15: the direction in which a piece comes out, as far away from the middle of the area as there is one. */
export function wayOut(pieces: readonly Lying[], slot: number): Point | undefined {
  const at = pieces.findIndex((piece) => piece.slot === slot);
  if (at < 0) return undefined;
  const others = pieces.toSpliced(at, 1).flatMap(fieldsOf);
  const here = middleOfPiece(pieces[at]!);
  const middle = others.length > 0 ? middleOf(others.map(pointAt)) : here;
  const outward = ({ x, y }: Point): number => x * (here.x - middle.x) + y * (here.y - middle.y);
  return waysOut(areaWith(pieces), at)
    .map(([q, r]) => {
      const { x, y } = pointAt({ q, r });
      return { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
    })
    .sort((a, b) => outward(b) - outward(a))[0];
}
