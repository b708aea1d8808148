/**
 * Punto for two seats, written for boardgame.io as its guides show: G is plain data, a move changes it in place, the
 * framework keeps the turns and the end. The decks of every round come in by `setupData`. P7–P19 are clauses of
 * docs/rules/punto.md; a card is its colour from 1 times 16, plus its points.
 */
import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const SPAN = 6;
const REACH = SPAN - 1;
const WIDTH = 2 * REACH + 1;
const CELLS = WIDTH * WIDTH;
const ROW = 5;
const MOST_ROUNDS = 20;
const NO_CARD = 0;
const FREE = -1;

const cellAt = (x, y) => (y + REACH) * WIDTH + x + REACH;
const columnOf = (cell) => (cell % WIDTH) - REACH;
const rowOf = (cell) => Math.floor(cell / WIDTH) - REACH;
const inReach = (x, y) => Math.abs(x) <= REACH && Math.abs(y) <= REACH;
const colourOf = (card) => card >> 4;
const pointsOf = (card) => card & 15;

const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
const STEPS = LINES.map(([dx, dy]) => dy * WIDTH + dx);
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) =>
  LINES.flatMap(([dx, dy]) => [
    [dx, dy],
    [-dx, -dy],
  ])
    .map(([dx, dy]) => [columnOf(cell) + dx, rowOf(cell) + dy])
    .filter(([x, y]) => inReach(x, y))
    .map(([x, y]) => cellAt(x, y)),
);

function turnUp(G, seat) {
  G.up[seat] = G.decks[seat].pop() ?? NO_CARD;
}

function openRound(G) {
  const { start, decks } = G.deals[G.round - 1];
  G.turn = start;
  G.cells = Array(CELLS).fill(NO_CARD);
  G.cells[cellAt(0, 0)] = FREE;
  G.filled = 0;
  G.left = G.right = G.top = G.bottom = 0;
  G.decks = decks.map((deck) => deck.slice());
  G.up = [NO_CARD, NO_CARD];
  turnUp(G, start);
}

/** P7–P11: the cells open to the seat to play, ascending. */
function openCells(G) {
  if (G.filled === 0) return [cellAt(0, 0)];
  const { cells, left, right, top, bottom } = G;
  const points = pointsOf(G.up[G.turn]);
  const found = [];
  const west = Math.max(left - 1, right - REACH);
  const width = Math.min(right + 1, left + REACH) - west;
  const south = Math.min(bottom + 1, top + REACH);
  for (let y = Math.max(top - 1, bottom - REACH); y <= south; y++)
    for (let cell = cellAt(west, y), end = cell + width; cell <= end; cell++) {
      const card = cells[cell];
      if (card === FREE || (card > NO_CARD && pointsOf(card) < points)) found.push(cell);
    }
  return found;
}

function isOpen(G, cell) {
  const card = G.cells[cell];
  const x = columnOf(cell);
  const y = rowOf(cell);
  if (card > NO_CARD) return pointsOf(card) < pointsOf(G.up[G.turn]);
  if (card !== FREE) return false;
  return x >= G.right - REACH && x <= G.left + REACH && y >= G.bottom - REACH && y <= G.top + REACH;
}

function put(G, cell, card) {
  const { cells } = G;
  const isNew = cells[cell] <= NO_CARD;
  cells[cell] = card;
  if (!isNew) return;
  G.filled++;
  for (const beside of NEIGHBOURS[cell]) if (cells[beside] === NO_CARD) cells[beside] = FREE;
  G.left = Math.min(G.left, columnOf(cell));
  G.right = Math.max(G.right, columnOf(cell));
  G.top = Math.min(G.top, rowOf(cell));
  G.bottom = Math.max(G.bottom, rowOf(cell));
}

function run(cells, cell, step, colour) {
  let length = 0;
  for (let at = cell + step; at >= 0 && at < CELLS && colourOf(cells[at]) === colour; at += step) length++;
  return length;
}

const completesRow = (cells, cell, colour) =>
  STEPS.some((step) => 1 + run(cells, cell, step, colour) + run(cells, cell, -step, colour) >= ROW);

/** P17–P19: the seat that wins when one cannot play, null if nobody does. */
function countRows({ cells, left, right, top, bottom }) {
  const rows = [0, 0];
  const points = [0, 0];
  for (let y = top; y <= bottom; y++)
    for (let cell = cellAt(left, y), end = cellAt(right, y); cell <= end; cell++) {
      const colour = colourOf(cells[cell]);
      if (colour < 1) continue;
      for (const step of STEPS) {
        if (1 + run(cells, cell, step, colour) !== ROW - 1 || run(cells, cell, -step, colour) !== 0) continue;
        const side = (colour - 1) >> 1;
        rows[side]++;
        for (let i = 0; i < ROW - 1; i++) points[side] += pointsOf(cells[cell + i * step]);
      }
    }
  const lead = rows[0] - rows[1] || points[1] - points[0];
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

/** P17: on a full frame a card must outdo another. */
function hasPlace({ cells, filled, left, right, top, bottom }, card) {
  if (filled < SPAN * SPAN) return true;
  for (let y = top; y <= bottom; y++)
    for (let cell = cellAt(left, y), end = cellAt(right, y); cell <= end; cell++)
      if (pointsOf(cells[cell]) < pointsOf(card)) return true;
  return false;
}

/** P16 with one round to win: a round without a winner is followed by another. */
function endRound(G, side) {
  if (side !== null || G.round === MOST_ROUNDS) {
    G.over = { winner: side };
    return;
  }
  G.round++;
  openRound(G);
}

function place({ G }, cell) {
  if (!isOpen(G, cell)) return INVALID_MOVE;
  const seat = G.turn;
  const card = G.up[seat];
  put(G, cell, card);
  G.up[seat] = NO_CARD;
  if (completesRow(G.cells, cell, colourOf(card))) {
    endRound(G, seat);
    return;
  }
  const next = 1 - seat;
  turnUp(G, next);
  if (G.up[next] !== NO_CARD && hasPlace(G, G.up[next])) G.turn = next;
  else endRound(G, countRows(G));
}

export const punto = {
  name: 'punto',
  disableUndo: true,
  setup(_context, { deals }) {
    const G = { deals, round: 1, over: null };
    openRound(G);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  moves: { place },
  endIf: ({ G }) => G.over ?? undefined,
  ai: { enumerate: (G) => openCells(G).map((cell) => ({ move: 'place', args: [cell] })) },
};
