import { describe, expect, test } from 'vitest';
import { parseCard, drawLayout, stateFromDrawing, parseLayout } from '../test/drawings.ts';
import { type Action, FastRng, listSeats, type State, viewOf, LEVELS } from '../../../core/index.ts';
import { type Move, schicht, type Schicht } from '../rules/rules.ts';
import { createLevels } from './levels.ts';

const levels = createLevels();

const newRng = (): FastRng => new FastRng(1, 2, 3, 4);
const deal = (seats: number, silver: boolean, seed: string): State<Schicht> =>
  schicht.setup({ seats, start: null, options: { silver } }, seed);

const decided = (state: State<Schicht>, iterations = 150): Move =>
  schicht.moves.decode(
    levels.expert.choose(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng(), {
      budget: { iterations },
    }),
  );

/** Plays at random until a seat must lay, and continues; calls back before every decision. */
function playAtRandom(
  state: State<Schicht>,
  rng: FastRng,
  before: (seat: number) => Action | undefined,
): void {
  for (let to = listSeats(schicht.toAct(state)); to.length > 0; to = listSeats(schicht.toAct(state))) {
    const legal = schicht.legal(viewOf(state, to[0]));
    schicht.apply(state, to[0], before(to[0]) ?? legal[rng.below(legal.length)]);
  }
}

describe('levels', () => {
  test('give the same action and estimate for the same view, seed and iterations', () => {
    const state = deal(3, true, 'same');
    const legal = schicht.legal(viewOf(state, 1));
    for (const level of LEVELS) {
      const budget = { iterations: 60 };
      const once = levels[level].estimate?.(viewOf(state, 1), legal, newRng(), { budget });
      const again = levels[level].estimate?.(viewOf(state, 1), legal, newRng(), { budget });
      expect(again).toEqual(once);
      expect(levels[level].choose(viewOf(state, 1), legal, newRng(), { budget })).toBe(
        levels[level].choose(viewOf(state, 1), legal, newRng(), { budget }),
      );
    }
  });
  test('below expert decide at a glance, and spend less on where to lay than on what to choose', () => {
    expect([levels.easy.estimate, levels.medium.estimate]).toEqual([undefined, undefined]);
    const iterations = (state: State<Schicht>): number =>
      levels.expert.estimate!(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng()).iterations;
    const laying = stateFromDrawing('r2 r4+r6 r12', ['r9', 'r8']);
    expect(iterations(laying)).toBeLessThanOrEqual(302);
    expect(iterations(deal(2, false, 'thought'))).toBeGreaterThan(302);
  });
  test('play legally at every table', () => {
    for (let i = 0; i < 5; i++) {
      const state = deal(2 + i, i % 2 === 0, `legal ${i}`);
      const rng = newRng();
      playAtRandom(state, rng, (seat) => {
        const legal = schicht.legal(viewOf(state, seat));
        const bot = levels[LEVELS[(seat + i) % LEVELS.length]];
        const action = bot.choose(viewOf(state, seat), legal, rng, { budget: { iterations: 12 } });
        expect(legal).toContain(action);
        return action;
      });
    }
  });
  test('decide by the view alone', () => {
    const state = deal(2, false, 'truth');
    const other = schicht.clone(state);
    const { unseen } = state.hidden;
    other.own[1] = { hand: unseen.slice(0, 12).toSorted((a, b) => a - b), choice: unseen[3] };
    expect(viewOf(other, 0)).toEqual(viewOf(state, 0));
    expect(decided(other)).toEqual(decided(state));
  });
  test('list their expectations, best first', () => {
    const state = deal(2, false, 'estimate');
    const reports: number[] = [];
    const estimate = levels.expert.estimate?.(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng(), {
      budget: { iterations: 600 },
      progress: ({ iterations }) => reports.push(iterations),
    });
    expect(estimate?.choices).toHaveLength(12);
    expect(estimate?.line[0]).toBe(estimate?.choices[0].action);
    expect(estimate?.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(reports.length).toBeGreaterThan(0);
  });
  test('return their result so far when cancelled', () => {
    const state = deal(2, false, 'cancel');
    const estimate = levels.expert.estimate?.(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng(), {
      isCancelled: () => true,
    });
    expect(estimate?.iterations).toBe(12);
  });
});

describe('expert', () => {
  test('takes the corridor that decides the match', () => {
    const state = stateFromDrawing('r8+r9+r11 r13', ['r12', 'y1']);
    expect(drawLayout(state.shared.layout)).toBe('r8+r9+r11 r13');
    expect(decided(state)).toEqual({ type: 'lay', row: 0, at: 0 });
  });
  test('does not prepare a corridor for the next card', () => {
    // Onto the 6 it would make a pile of three, which the red 8 to come completes.
    const state = stateFromDrawing('r2 r4+r6 r12', ['r9', 'r8']);
    expect(decided(state)).toEqual({ type: 'lay', row: 0, at: 2 });
  });
  test('chooses the highest card that takes, because a higher one may come first', () => {
    const state = deal(2, false, 'choose');
    state.shared.round = 12;
    state.shared.layout = parseLayout('y2 y4 y6');
    state.own[0] = { hand: ['y8', 'g9', 'y20'].map(parseCard).toSorted((a, b) => a - b), choice: 0 };
    expect(decided(state)).toEqual({ type: 'choose', card: 'yellow-20' });
  });
});
