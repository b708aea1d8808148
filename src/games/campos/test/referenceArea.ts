// Pieces, cards and the grid of Campos, as in the rules page (C1, C2, C7, C15).
import { getItem, type Json } from '../../../../test/reference/reference.ts';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
export type JsonObject = { [key: string]: Json };

/** A cell of the grid in axial coordinates; as a key it is written "q,r". */
type Cell = { q: number; r: number };

/** A field that lies in the playing area; `anchor` is the key of field a of the same piece. */
export type Field = { colour: Colour; anchor: string };

/** C1: the colours of fields a, b, c. */
type Piece = { colours: Colour[]; copies: number };

/** C2: the colours A, B, C. */
export type ScoringCard = { larger: Colour; smaller: Colour; scored: Colour };

/** C15: one of the 12 directions, with the three cells that a field sweeps ahead of it at every step. */
type Pull = { step: Cell; ahead: Cell[] };

export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

/** Moves: the clockwise directions E, SE, SW, W, NW, NE. */
const DIRECTIONS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** C4 and C11: scoring cards dealt to each seat, by the number of seats. */
export const HAND_SIZE: ReadonlyMap<number, number> = new Map([
  [2, 5],
  [3, 4],
  [4, 3],
]);

export const PIECES: ReadonlyMap<string, Piece> = allPieces();
export const CARDS: ReadonlyMap<string, ScoringCard> = allCards();
export const PULLS: readonly Pull[] = allPulls();

export function refuse(clause: string, why: string): never {
  throw new Error(`${clause}: ${why}`);
}

function allPieces(): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const a of COLOURS) {
    for (const b of COLOURS) {
      for (const c of COLOURS) {
        const colours = [a, b, c];
        // Moves: a two-colour piece is named with its doubled colour first.
        const two = a === b && b !== c;
        // Moves: a three-colour piece is named from the first colour, in the order of COLOURS, that it has.
        const three = new Set(colours).size === 3 && COLOURS.find((x) => colours.includes(x)) === a;
        if (two || three) pieces.set(colours.join('-'), { colours, copies: two ? 2 : 1 });
      }
    }
  }
  return pieces;
}

function allCards(): Map<string, ScoringCard> {
  const cards = new Map<string, ScoringCard>();
  for (const larger of COLOURS) {
    for (const smaller of COLOURS) {
      for (const scored of COLOURS) {
        if (new Set([larger, smaller, scored]).size !== 3) continue;
        cards.set(`${larger}>${smaller}=${scored}`, { larger, smaller, scored });
      }
    }
  }
  return cards;
}

function allPulls(): Pull[] {
  const pulls: Pull[] = [];
  for (let i = 0; i < 6; i += 1) {
    const v = add(direction(i), direction(i + 1));
    pulls.push({ step: direction(i), ahead: [direction(i - 1), direction(i), direction(i + 1)] });
    pulls.push({ step: v, ahead: [direction(i), direction(i + 1), v] });
  }
  return pulls;
}

function direction(index: number): Cell {
  return getItem(DIRECTIONS, (index + 6) % 6);
}

export function add(one: Cell, other: Cell): Cell {
  return { q: one.q + other.q, r: one.r + other.r };
}

export function formatCell(cell: Cell): string {
  return `${cell.q},${cell.r}`;
}

export function parseCell(key: string): Cell {
  const [q, r] = key.split(',').map(Number);
  return { q: q ?? NaN, r: r ?? NaN };
}

export function neighbours(key: string): string[] {
  const cell = parseCell(key);
  return DIRECTIONS.map((step) => formatCell(add(cell, step)));
}

/** Moves: the cells of fields a, b, c of a piece with this anchor and turn. */
export function pieceCells(anchor: Cell, turn: number): string[] {
  return [anchor, add(anchor, direction(turn)), add(anchor, direction(turn + 1))].map(formatCell);
}

/** The cells of a set that can be reached from one of them across shared edges, that one included. */
export function flood(cells: ReadonlySet<string>, from: string): Set<string> {
  const reached = new Set([from]);
  // A set's iteration also visits what is added on the way.
  for (const key of reached) {
    for (const next of neighbours(key)) {
      if (cells.has(next)) reached.add(next);
    }
  }
  return reached;
}
