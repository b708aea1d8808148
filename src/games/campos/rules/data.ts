/** The vocabulary of Campos: colours, pieces, scoring cards and the grid (C1, C2, C7). */

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
const NUMBERS = [0, 1, 2, 3] as const;

export type Piece = number;
export const NO_PIECE: Piece = -1;
export type PieceName = `${Colour}-${Colour}-${Colour}`;

/** C1: two of each two-colour piece, its doubled colour first. */
const TWO_COLOURED = NUMBERS.flatMap((double) =>
  NUMBERS.filter((single) => single !== double).map((single) => [double, double, single] as const),
);
/** C1: one of each three-colour piece, from its first colour, in both orientations. */
const THREE_COLOURED = NUMBERS.flatMap((a) =>
  NUMBERS.flatMap((b) => NUMBERS.filter((c) => a < b && a < c && b !== c).map((c) => [a, b, c] as const)),
);
export const PIECES: readonly (readonly [a: number, b: number, c: number])[] = [
  ...TWO_COLOURED,
  ...THREE_COLOURED,
];
/** C1: the 32 pieces of the bag. */
export const ALL_PIECES: readonly Piece[] = PIECES.flatMap((_, piece) =>
  piece < TWO_COLOURED.length ? [piece, piece] : [piece],
);

const PIECE_NAMES = PIECES.map((fields) => fields.map((colour) => COLOURS[colour]).join('-') as PieceName);
const PIECES_BY_NAME = new Map(PIECE_NAMES.map((name, piece) => [name, piece]));
export const pieceName = (piece: Piece): PieceName => PIECE_NAMES[piece];
export const pieceByName = (name: string): Piece | undefined => PIECES_BY_NAME.get(name as PieceName);

/** A scoring card, from 0; the two cards with the same condition are neighbours. */
export type Card = number;
export type CardName = `${Colour}>${Colour}=${Colour}`;

/** C2: if the largest area of `larger` exceeds that of `smaller`, the card scores the one of `scores`. */
export interface Condition {
  readonly larger: number;
  readonly smaller: number;
  readonly scores: number;
}
export const CARDS: readonly Condition[] = NUMBERS.flatMap((larger) =>
  NUMBERS.filter((smaller) => smaller !== larger).flatMap((smaller) =>
    NUMBERS.filter((scores) => scores !== larger && scores !== smaller).map((scores) => ({
      larger,
      smaller,
      scores,
    })),
  ),
);
export const CARD_COUNT = CARDS.length;

export const CARD_NAMES = CARDS.map(
  ({ larger, smaller, scores }): CardName => `${COLOURS[larger]}>${COLOURS[smaller]}=${COLOURS[scores]}`,
);
const CARDS_BY_NAME = new Map(CARD_NAMES.map((name, card) => [name, card]));
export const cardName = (card: Card): CardName => CARD_NAMES[card];
export const cardByName = (name: string): Card | undefined => CARDS_BY_NAME.get(name as CardName);

/** A set of scoring cards, one bit each: no two are alike. */
export type Cards = number;
export const NO_CARDS: Cards = 0;
export const EVERY_CARD: Cards = (1 << CARD_COUNT) - 1;
export const cardSet = (cards: readonly Card[]): Cards => cards.reduce((set, card) => set | (1 << card), 0);
export const hasCard = (cards: Cards, card: Card): boolean => (cards & (1 << card)) !== 0;

export function listCards(cards: Cards): Card[] {
  const list: Card[] = [];
  for (let left = cards; left !== 0; left &= left - 1) list.push(31 - Math.clz32(left & -left));
  return list;
}

/**
 * A cell of the grid as one number, row by row. A piece reaches at most two cells beyond the one it touches. At most 30 pieces
 * ever lie, because another seat keeps two (C10), and the first reaches cell 1. So none lies further out than 1 + 29 · 2 = 59, and
 * on rows of 128 cells even the neighbours of its neighbours stay on the grid.
 */
export type Cell = number;
const ROW_BITS = 7;
const ROW = 1 << ROW_BITS;
export const HALF = ROW / 2;
export const CELLS = ROW * ROW;
export const onGrid = (q: number, r: number): boolean => q >= -HALF && q < HALF && r >= -HALF && r < HALF;
export const cellAt = (q: number, r: number): Cell => ((r + HALF) << ROW_BITS) | (q + HALF);
export const columnOf = (cell: Cell): number => (cell & (ROW - 1)) - HALF;
export const rowOf = (cell: Cell): number => (cell >> ROW_BITS) - HALF;
export const ORIGIN = cellAt(0, 0);

/** C7: E, SE, SW, W, NW, NE: the clockwise directions D0…D5. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
export const TURNS = 6;

/** The difference between cell numbers q columns and r rows apart. */
export const step = (q: number, r: number): number => r * ROW + q;
/** The steps to a cell's six neighbours, with the first two repeated. */
export const STEPS: readonly number[] = [...DIRECTIONS, ...DIRECTIONS.slice(0, 2)].map(([q, r]) =>
  step(q, r),
);

/** C7: the positions of fields a, b and c relative to a, for each rotation. */
export const FIELDS: readonly (readonly (readonly [q: number, r: number])[])[] = DIRECTIONS.map((b, turn) => [
  [0, 0],
  b,
  DIRECTIONS[(turn + 1) % TURNS],
]);

/** A piece in the area: its kind, its anchor's cell and its rotation; bits inverted once it is removed. */
export type Laid = number;
export const layPiece = (piece: Piece, anchor: Cell, turn: number): Laid =>
  (piece << 17) | (anchor << 3) | turn;
export const isLying = (laid: Laid): boolean => laid >= 0;
export const removePiece = (laid: Laid): Laid => ~laid;
export const pieceOf = (laid: Laid): Piece => (laid < 0 ? ~laid : laid) >> 17;
export const anchorOf = (laid: Laid): Cell => ((laid < 0 ? ~laid : laid) >> 3) & (CELLS - 1);
export const turnOf = (laid: Laid): number => (laid < 0 ? ~laid : laid) & 7;
