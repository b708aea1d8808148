/** The pieces of the area for drawing, and relations among them (C7, C8, C14, C15). */
import { getArea, largestPatches as patchesIn } from '../rules/area.ts';
import {
  anchorOf,
  COLOURS,
  type Colour,
  columnOf,
  FIELDS,
  isLying,
  type Laid,
  type Piece,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../rules/data.ts';
import { findCutOff as cutOffIn, listSlots, listWaysOut } from '../rules/removing.ts';
import { type Cell, centroid, type Point, pointAt } from './geometry.ts';

interface Field extends Cell {
  readonly colour: Colour;
}

export interface PlacedPiece extends Cell {
  readonly piece: Piece;
  readonly turn: number;
}

export interface LyingPiece extends PlacedPiece {
  readonly slot: number;
}

export const listColours = (piece: Piece): Colour[] => PIECES[piece]!.map((colour) => COLOURS[colour]!);

export const listFields = ({ piece, q, r, turn }: PlacedPiece): Field[] =>
  FIELDS[turn]!.map(([dq, dr], i) => ({ q: q + dq, r: r + dr, colour: listColours(piece)[i]! }));

export const findPieceCentre = ({ q, r, turn }: Omit<PlacedPiece, 'piece'>): Point =>
  centroid(FIELDS[turn]!.map(([dq, dr]) => pointAt({ q: q + dq, r: r + dr })));

const cellAt = (cell: number): Cell => ({ q: columnOf(cell), r: rowOf(cell) });

/** A piece of the list, still there or removed. */
export function pieceAt(laid: readonly Laid[], slot: number): LyingPiece {
  const it = laid[slot]!;
  return { slot, piece: pieceOf(it), ...cellAt(anchorOf(it)), turn: turnOf(it) };
}

export const lyingPieces = (laid: readonly Laid[]): LyingPiece[] =>
  laid.flatMap((it, slot) => (isLying(it) ? [pieceAt(laid, slot)] : []));

/**
 * Columns and rows for screen readers, from 1: counted from two fields outside the area, so that every place has a number.
 */
export function countCells(laid: readonly Laid[]): (cell: Cell) => Cell {
  const fields = lyingPieces(laid).flatMap(listFields);
  const first = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers)) - 3;
  const [q0, r0] = [first(fields.map(({ q }) => q)), first(fields.map(({ r }) => r))];
  return ({ q, r }) => ({ q: q - q0, r: r - r0 });
}

/** C8: the largest areas of a colour; several if they are equal. */
export const largestPatches = (laid: readonly Laid[], colour: Colour): Cell[][] =>
  patchesIn(getArea(laid), COLOURS.indexOf(colour)).map((cells) => cells.map(cellAt));

/** C14: the pieces that a removal would cut off from the rest. */
export const cutOff = (laid: readonly Laid[], slot: number): LyingPiece[] =>
  listSlots(cutOffIn(getArea(laid), slot)).map((lost) => pieceAt(laid, lost));

/** C15: the direction in which a piece comes out or came out, as far from the middle of the area as possible. */
export function findWayOut(laid: readonly Laid[], slot: number): Point | undefined {
  const here = findPieceCentre(pieceAt(laid, slot));
  const others = lyingPieces(laid).filter((piece) => piece.slot !== slot);
  const middle = others.length > 0 ? centroid(others.flatMap(listFields).map(pointAt)) : here;
  const outward = ({ x, y }: Point): number => x * (here.x - middle.x) + y * (here.y - middle.y);
  return listWaysOut(getArea(laid), slot)
    .map(([q, r]) => {
      const { x, y } = pointAt({ q, r });
      return { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
    })
    .sort((a, b) => outward(b) - outward(a))[0];
}
