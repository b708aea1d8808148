import { describe, expect, test } from 'vitest';
import { stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { FastRng, fastRng, listSeats, type State, viewOf, LEVELS } from '../../../core/index.ts';
import { type Jericho, jericho, type Move } from '../rules/rules.ts';
import { MoveEvaluator, PLAYOUT_WEIGHTS } from './playoutPolicy.ts';
import { createLevels } from './levels.ts';

const levels = createLevels();

const budget = { iterations: 120 };
const chosen = (state: State<Jericho>, seat = 0, seed = 1): number =>
  levels.expert.choose(viewOf(state, seat), jericho.legal(viewOf(state, seat)), new FastRng(seed, 2, 3, 4), {
    budget,
  });
const move = (drawing: string, position: DrawnPosition): Move =>
  jericho.moves.decode(chosen(stateFromDrawing(drawing, { round: 3, pile: 'S', ...position })));

function begun(seats: number, plies: number, seed: string): State<Jericho> {
  const state = jericho.setup({ seats, start: null, options: {} }, seed);
  const judge = new MoveEvaluator(PLAYOUT_WEIGHTS);
  for (let ply = 0; ply < plies; ply++) {
    const seat = listSeats(jericho.toAct(state))[0];
    jericho.apply(state, seat, judge.choose(state, seat));
  }
  return state;
}

describe('in the last turn before the last scoring, the search', () => {
  test('takes the lead where most can be won', () => {
    const drawing = 'A  G5 Y4\nB  G7\nC  Y5\nsupply  G1 G3 G3 Y1';
    expect(move(drawing, { hands: ['G3 Y3 P1', '', ''] })).toEqual({ type: 'build', card: 'green-3' });
  });
  test('blows down the likely winner', () => {
    const drawing = 'A  B43\nB  B7 R4\nC  Y7533\nsupply  B1 B1 B3 B4';
    expect(move(drawing, { hands: ['T Y3', '', ''] })).toEqual({ type: 'trumpet', colour: 'blue' });
  });
  test('feeds what it wins anyway', () => {
    const drawing = 'A  P75\nB  G7\nC  Y5\nsupply  G1';
    expect(move(drawing, { hands: ['P4 G3', '', ''] })).toEqual({ type: 'supply', card: 'purple-4' });
  });
});

describe('a choice', () => {
  test('is the same for the same view, generator and iterations', () => {
    for (const plies of [0, 4, 30]) {
      const state = begun(4, plies, 'same');
      const seat = listSeats(jericho.toAct(state))[0];
      expect(chosen(state, seat, 7)).toBe(chosen(state, seat, 7));
    }
  });
  test('does not depend on hidden cards', () => {
    for (let seed = 0; seed < 4; seed++) {
      const state = begun(3, 20 + seed, `hidden ${seed}`);
      const seat = listSeats(jericho.toAct(state))[0];
      const other = jericho.determinize(viewOf(state, seat), fastRng('another truth', seed));
      expect(other.own).not.toEqual(state.own);
      expect(chosen(other, seat, seed + 1)).toBe(chosen(state, seat, seed + 1));
    }
  });
  test('leaves the view as it was', () => {
    const state = begun(5, 25, 'untouched');
    const before = JSON.stringify(state);
    chosen(state, listSeats(jericho.toAct(state))[0]);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('an estimate shares out the victory and lists the tried choices', () => {
  const state = begun(4, 20, 'estimate');
  const seat = listSeats(jericho.toAct(state))[0];
  const legal = jericho.legal(viewOf(state, seat));
  const found = levels.expert.estimate!(viewOf(state, seat), legal, fastRng('estimate', 0), { budget });
  expect(found.iterations).toBeGreaterThanOrEqual(budget.iterations);
  expect(found.choices.map(({ action }) => action).sort((a, b) => a - b)).toEqual(legal);
  expect(found.choices.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(found.line[0]).toBe(found.choices[0].action);
});

test('a cancelled search returns its result so far', () => {
  const state = begun(3, 20, 'cancelled');
  const seat = listSeats(jericho.toAct(state))[0];
  const legal = jericho.legal(viewOf(state, seat));
  const found = levels.expert.estimate!(viewOf(state, seat), legal, fastRng('cancelled', 0), {
    isCancelled: () => true,
  });
  expect(found.iterations).toBe(legal.length);
});

test.each(LEVELS)('%s plays legally in every deal', (level) => {
  for (const seats of [3, 4, 5]) {
    const state = jericho.setup({ seats, start: null, options: {} }, `legal ${seats}`);
    const rng = fastRng('legal', seats);
    for (let to = listSeats(jericho.toAct(state)); to.length > 0; to = listSeats(jericho.toAct(state))) {
      const seat = to[0];
      const legal = jericho.legal(viewOf(state, seat));
      const action = levels[level].choose(viewOf(state, seat), legal, rng, { budget: { iterations: 12 } });
      expect(legal).toContain(action);
      jericho.apply(state, seat, action);
    }
  }
});
