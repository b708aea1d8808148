/** The vocabulary of Punto: cards, the grid, and the names of the rules page (P1, P2–P5, P11). */

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A kind of card: the colour's number from 1 times 16, plus its points. 0 is no card. */
export type Card = number;
export const NO_CARD: Card = 0;
export type CardName = `${Colour}-${number}`;

export const colourOf = (card: Card): number => card >> 4;
export const pointsOf = (card: Card): number => card & 15;
export const toCard = (colour: number, points: number): Card => (colour << 4) | points;
export const cardName = (card: Card): CardName => `${COLOURS[colourOf(card) - 1]}-${pointsOf(card)}`;

/** P1: every colour has its values 1–9 twice. */
export function cardsOfColour(colour: number): Card[] {
  const cards: Card[] = [];
  for (let points = 1; points <= 9; points++) cards.push(toCard(colour, points), toCard(colour, points));
  return cards;
}

const CARDS_BY_NAME = new Map(
  COLOURS.flatMap((_, i) => cardsOfColour(i + 1).map((card) => [cardName(card), card])),
);
export const cardByName = (name: string): Card | undefined => CARDS_BY_NAME.get(name as CardName);

/** P3: with three seats yellow is neutral. */
export const NEUTRAL = 4;

/** P11: cards never span more than six columns or rows, so none lies further than 5 from the first card's (0, 0). */
export const SPAN = 6;
export const REACH = SPAN - 1;
/** The difference between the numbers of a cell and the one below. */
export const WIDTH = 2 * REACH + 1;
export const CELLS = WIDTH * WIDTH;

/** A place on the grid, and the number of the decision to place a card there. */
export type Cell = number;
export const inReach = (x: number, y: number): boolean => Math.abs(x) <= REACH && Math.abs(y) <= REACH;
export const cellAt = (x: number, y: number): Cell => (y + REACH) * WIDTH + x + REACH;
export const columnOf = (cell: Cell): number => (cell % WIDTH) - REACH;
export const rowOf = (cell: Cell): number => ((cell / WIDTH) | 0) - REACH;
export const CENTRE = cellAt(0, 0);

/** P12: the four lines through a cell, each as a step in one of its two directions. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The four lines as differences of cell numbers. */
export const STEPS = LINES.map(([dx, dy]) => dy * WIDTH + dx);

function ray(cell: Cell, dx: number, dy: number): Cell[] {
  const cells: Cell[] = [];
  let x = columnOf(cell) + dx;
  let y = rowOf(cell) + dy;
  for (; inReach(x, y); x += dx, y += dy) cells.push(cellAt(x, y));
  return cells;
}

const everyCell = Array.from({ length: CELLS }, (_, cell) => cell);

/** For each cell its four lines, each as the cells ahead and the cells behind, nearest first. */
export const RAYS: readonly (readonly (readonly [ahead: readonly Cell[], behind: readonly Cell[]])[])[] =
  everyCell.map((cell) => LINES.map(([dx, dy]) => [ray(cell, dx, dy), ray(cell, -dx, -dy)] as const));

/** P9: the cells that touch a cell by an edge or a corner. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = RAYS.map((lines) =>
  lines.flatMap((line) => line.flatMap((cells) => cells.slice(0, 1))),
);
