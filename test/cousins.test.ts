/**
 * The small games of examples/ keep the laws, and are solved here: Punto by expectimax, Schicht as a tree of matrix games. The
 * shares of the victory below are exact, so that anyone can check a learner against them.
 */
import { expect, test } from 'vitest';
import smallPunto from '../examples/small_punto.mjs';
import smallSchicht from '../examples/small_schicht.mjs';
import { type Action, computePayoffs, isRefusal, viewOf } from '../src/core/index.ts';
import { checkLaws, createWalkRng } from '../src/laws/index.ts';

const CONFIG = { seats: 2, start: null, options: {} };

/** All ways to choose `count` of the items. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

type PuntoState = ReturnType<typeof smallPunto.clone>;
type SchichtState = ReturnType<typeof smallSchicht.clone>;

/** The board's eight symmetries, each as the cells that take the place of cells 0 to 15. */
const SYMMETRIES = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
  Array.from({ length: 16 }, (_, cell) => {
    let [x, y] = [cell % 4, cell >> 2];
    if (n & 1) x = 3 - x;
    if (n & 2) y = 3 - y;
    return n & 4 ? 4 * x + y : 4 * y + x;
  }),
);
/** The same text for states that are worth the same: the order of the decks and covered cards do not matter. */
function puntoKey({ shared }: PuntoState): string {
  const tops = shared.cells.map((cards) => cards.at(-1) ?? '');
  const boards = SYMMETRIES.map((cells) => cells.map((cell) => tops[cell]).join());
  return `${boards.sort()[0]} ${shared.up} ${shared.left.join(' ')}`;
}

/** Expectimax: a seat takes the cell with its greatest share, on average over the cards that may be turned up next. */
class PuntoSolver {
  readonly #known = new Map<string, number>();

  /** The share of seat 0 once the seat in turn has laid its card there. */
  #after(state: PuntoState, cell: Action): number {
    const turn = state.shared.turn!;
    const left = state.shared.left[1 - turn];
    // No two cards of a deck are equal. After the last card nothing is turned up.
    const tops = left.length === 0 ? [[]] : left.map((card) => [card]);
    return mean(
      tops.map((top) => {
        const next = smallPunto.clone(state);
        next.hidden.decks[1 - turn] = [...left.filter((card) => !top.includes(card)), ...top];
        smallPunto.apply(next, turn, cell);
        return this.value(next);
      }),
    );
  }

  #solve(state: PuntoState): { readonly cell: Action; readonly value: number } {
    const turn = state.shared.turn!;
    const best = turn === 0 ? 1 : 0;
    let found = { cell: -1, value: Infinity };
    for (const cell of smallPunto.legal(viewOf(state, turn))) {
      const value = this.#after(state, cell);
      if (Math.abs(value - best) < Math.abs(found.value - best)) found = { cell, value };
      if (value === best) break;
    }
    return found;
  }

  /** The share of seat 0 if both play as well as possible from here. */
  value(state: PuntoState): number {
    if (smallPunto.toAct(state) === 0) return computePayoffs(smallPunto, state)[0];
    const key = puntoKey(state);
    const known = this.#known.get(key) ?? this.#solve(state).value;
    this.#known.set(key, known);
    return known;
  }

  best(state: PuntoState): Action {
    return this.#solve(state).cell;
  }
}

const startPunto = (first: string): PuntoState => {
  const decks = ['red', 'blue'].map((colour) => [1, 2, 3].map((points) => `${colour}-${points}`));
  const red = [...decks[0].filter((card) => card !== first), first];
  const state = smallPunto.transcript.start(CONFIG, { start: 0, decks: [red, decks[1]] });
  if (isRefusal(state)) throw new Error(state.reason);
  return state;
};

test('the small Punto: the values of the first cards, and random moves lose', () => {
  const solver = new PuntoSolver();
  const values = ['red-1', 'red-2', 'red-3'].map((card) => solver.value(startPunto(card)));
  // Red lays first, and is behind unless its first card is a 3.
  for (const [i, known] of [7 / 24, 7 / 24, 13 / 24].entries()) expect(values[i]).toBeCloseTo(known, 12);
  const rng = createWalkRng(1);
  let share = 0;
  for (let match = 0; match < 100; match++) {
    const state = smallPunto.setup(CONFIG, `match ${match}`);
    const exact = match % 2;
    for (let { turn } = state.shared; turn !== null; { turn } = state.shared) {
      const legal = smallPunto.legal(viewOf(state, turn));
      smallPunto.apply(state, turn, turn === exact ? solver.best(state) : legal[rng.below(legal.length)]);
    }
    share += computePayoffs(smallPunto, state)[exact] / 100;
  }
  expect(share).toBeGreaterThan(0.85);
});

interface Solution {
  readonly value: number;
  readonly rows: number[];
  readonly columns: number[];
}

/** The matrix game in which rows maximise: the simplex method, with Bland's rule. */
function solveMatrix(matrix: readonly (readonly number[])[]): Solution {
  const [height, width] = [matrix.length, matrix[0].length];
  // Maximise the sum of y ≥ 0 with (matrix + 1) y ≤ 1: the value is the inverse of that sum, less 1.
  const table = matrix.map((row, i) => [
    ...row.map((share) => share + 1),
    ...matrix.map((_, j) => Number(i === j)),
    1,
  ]);
  const costs = [...matrix[0].map(() => -1), ...matrix.map(() => 0), 0];
  const basis = matrix.map((_, i) => width + i);
  const last = width + height;
  for (;;) {
    const enter = costs.findIndex((cost, j) => j < last && cost < -1e-12);
    if (enter < 0) break;
    let leave = -1;
    for (let i = 0; i < height; i++) {
      if (table[i][enter] <= 1e-12) continue;
      const gap =
        leave < 0 ? -1 : table[i][last] / table[i][enter] - table[leave][last] / table[leave][enter];
      if (gap < -1e-12 || (gap < 1e-12 && basis[i] < basis[leave])) leave = i;
    }
    const pivot = table[leave][enter];
    const line = table[leave].map((entry) => entry / pivot);
    table[leave] = line;
    for (const row of [...table, costs]) {
      if (row === line) continue;
      const factor = row[enter];
      for (let j = 0; j <= last; j++) row[j] -= factor * line[j];
    }
    basis[leave] = enter;
  }
  const columns = matrix[0].map((_, j) =>
    basis.includes(j) ? table[basis.indexOf(j)][last] / costs[last] : 0,
  );
  const rows = matrix.map((_, i) => costs[width + i] / costs[last]);
  return { value: 1 / costs[last] - 1, rows, columns };
}

/** The sum of two lists' products. */
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * b[i], 0);

const column = (matrix: readonly (readonly number[])[], j: number): number[] => matrix.map((line) => line[j]);

/** The probabilities of the choices of both seats. */
type Odds = readonly [readonly number[], readonly number[]];

/** Each seat knows the other's hand, as no card is left out: all is known but the choice of now, so a round is a matrix game. */
class SchichtTree {
  readonly #known = new Map<string, number>();
  readonly #odds: (state: SchichtState, matrix: number[][]) => Odds;

  constructor(odds: (state: SchichtState, matrix: number[][]) => Odds) {
    this.#odds = odds;
  }

  /** The shares of seat 0, by both choices. */
  matrix(state: SchichtState): number[][] {
    return smallSchicht.legal(viewOf(state, 0)).map((one) =>
      smallSchicht.legal(viewOf(state, 1)).map((two) => {
        const next = smallSchicht.clone(state);
        smallSchicht.apply(next, 0, one);
        smallSchicht.apply(next, 1, two);
        return this.value(next);
      }),
    );
  }

  /** The share of seat 0 with these odds from here. */
  value(state: SchichtState): number {
    if (smallSchicht.toAct(state) === 0) return computePayoffs(smallSchicht, state)[0];
    const { row, taken } = state.shared;
    const key = JSON.stringify([row, taken.map(({ length }) => length), state.own]);
    let value = this.#known.get(key);
    if (value === undefined) {
      const matrix = this.matrix(state);
      const [rows, columns] = this.#odds(state, matrix);
      value = dot(
        rows,
        matrix.map((line) => dot(line, columns)),
      );
      this.#known.set(key, value);
    }
    return value;
  }
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

const listDeals = (): SchichtState[] =>
  choose(CARDS, 4).map((hand) => {
    const other = CARDS.filter((card) => !hand.includes(card));
    const state = smallSchicht.transcript.start(CONFIG, { hands: [hand, other] });
    if (isRefusal(state)) throw new Error(state.reason);
    return state;
  });

test('the small Schicht: the values of deals, and random choices lose', () => {
  const exact = new SchichtTree((_state, matrix) => {
    const { value, rows, columns } = solveMatrix(matrix);
    // Neither seat does better against the other's odds, which proves them.
    const most = Math.max(...matrix.map((line) => dot(line, columns)));
    const least = Math.min(...matrix[0].map((_, j) => dot(rows, column(matrix, j))));
    expect(Math.max(most - value, value - least)).toBeLessThan(1e-12);
    return [rows, columns];
  });
  const values = new Map(listDeals().map((deal) => [deal.own[0].hand.join(''), exact.value(deal)]));
  // Each deal is as often the other seat's.
  expect(mean([...values.values()])).toBeCloseTo(1 / 2, 12);
  const known = { 1234: 1 / 2, 1257: 11 / 15, 1357: 2 / 3, 1678: 1, 2468: 1 / 3, 3468: 4 / 15, 5678: 1 / 2 };
  for (const [hand, value] of Object.entries(known)) expect(values.get(hand), hand).toBeCloseTo(value, 12);

  const againstRandom = new SchichtTree((state, matrix) => [
    solveMatrix(exact.matrix(state)).rows,
    matrix[0].map((_, __, { length }) => 1 / length),
  ]);
  const shares = listDeals().map((deal) => againstRandom.value(deal));
  for (const [i, value] of [...values.values()].entries())
    expect(shares[i]).toBeGreaterThanOrEqual(value - 1e-12);
  expect(mean(shares)).toBeCloseTo(0.7531, 4);
});

test('both keep the laws', () => {
  checkLaws(smallPunto);
  checkLaws(smallSchicht);
});
