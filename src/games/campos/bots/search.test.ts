import { describe, expect, test } from 'vitest';
import { stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { fastRng, type Seat, type State, viewOf, LEVELS } from '../../../core/index.ts';
import { campos, type Campos, type Move } from '../rules/rules.ts';
import { createLevels } from './levels.ts';

const levels = createLevels();

const budget = { iterations: 64 };

function chosen(state: State<Campos>, iterations = 64): Move {
  const seat = state.shared.turn as Seat;
  const legal = campos.legal(viewOf(state, seat));
  const choice = levels.expert.choose(viewOf(state, seat), legal, fastRng('chosen', 0), {
    budget: { iterations },
  });
  expect(legal).toContain(choice);
  return campos.moves.decode(choice);
}

function after(seats: number, plies: number): State<Campos> {
  const state = campos.setup({ seats, start: null, options: {} }, `after ${plies}`);
  const rng = fastRng('after', seats);
  for (let i = 0; i < plies; i++)
    campos.apply(
      state,
      state.shared.turn as Seat,
      campos.draw!(viewOf(state, state.shared.turn as Seat), rng),
    );
  return state;
}

describe('the search', () => {
  test('plays legally at every level, at every table, to the end', () => {
    for (const [i, level] of LEVELS.entries()) {
      const seats = 2 + (i % 3);
      const state = campos.setup({ seats, start: null, options: {} }, level);
      const rng = fastRng(level, 0);
      while (state.shared.turn !== null) {
        const seat = state.shared.turn;
        const legal = campos.legal(viewOf(state, seat));
        const action = levels[level].choose(viewOf(state, seat), legal, rng, { budget: { iterations: 4 } });
        expect(legal).toContain(action);
        campos.apply(state, seat, action);
      }
    }
  });
  test('finds the same for the same view, generator and iterations, whatever it searched before', () => {
    for (const plies of [0, 15, 45]) {
      const state = after(2, plies);
      const seat = state.shared.turn as Seat;
      const estimate = () =>
        levels.expert.estimate!(viewOf(state, seat), campos.legal(viewOf(state, seat)), fastRng('same', 0), {
          budget,
        });
      const once = estimate();
      chosen(after(3, 20));
      expect(estimate()).toEqual(once);
      expect(once.choices.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
      expect(once.shares.length).toBe(2);
    }
  });
  test('does not depend on the truth behind the view', () => {
    for (const plies of [4, 25, 45]) {
      const state = after(3, plies);
      const seat = state.shared.turn as Seat;
      const view = viewOf(state, seat);
      const choices = [0, 1, 2].map((truth) => {
        const world = campos.determinize(view, fastRng('truth', truth));
        return levels.hard.choose(
          viewOf(world, seat),
          campos.legal(viewOf(world, seat)),
          fastRng('thought', 0),
          {
            budget,
          },
        );
      });
      expect(new Set(choices).size).toBe(1);
    }
  });
  test('stops when it is cancelled, and within its time', () => {
    const state = after(2, 3);
    const seat = state.shared.turn as Seat;
    const legal = campos.legal(viewOf(state, seat));
    const think = (thinking: Parameters<NonNullable<typeof levels.expert.estimate>>[3]) =>
      levels.expert.estimate!(viewOf(state, seat), legal, fastRng('stops', 0), thinking);
    expect(think({ isCancelled: () => true }).iterations).toBeLessThan(50);
    let clock = 0;
    const { iterations } = think({ budget: { milliseconds: 5, now: () => clock++ } });
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(500);
    let reports = 0;
    think({ budget: { iterations: 600 }, progress: () => reports++ });
    expect(reports).toBe(2);
  });
});

describe('in decisive positions', () => {
  test('removes the piece that lets its last card win', () => {
    // Without c, red is larger than yellow and blue scores 4. Without a, neither holds until all is gone.
    const state = stateFromDrawing(
      `
Ra  Ba  Bb  Rb
  Ba      Bb  Yc  Yc
                Gc`,
      { hands: ['R>Y=B', ''], phase: 'deconstruction' },
    );
    state.shared.scores.splice(0, 2, 0, 3);
    expect(campos.legal(viewOf(state, 0)).length).toBe(2);
    expect(chosen(state)).toEqual({ type: 'remove', q: 3, r: 1 });
  });
  test('plays its last card while it scores', () => {
    const position: DrawnPosition = { hands: ['R>B=G', ''], phase: 'deconstruction', second: true };
    const state = stateFromDrawing('Ra  Ra  Gb  Gb\n  Ga      Rb', position);
    state.shared.scores.splice(0, 2, 0, 1);
    expect(chosen(state)).toEqual({ type: 'score', card: 'red>blue=green' });
  });
});
