import { describe, expect, test } from 'vitest';
import { stateFromDrawing } from '../test/drawings.ts';
import { FastRng, computePayoffs, type State, viewOf } from '../../../core/index.ts';
import { largestAreas } from '../rules/area.ts';
import { campos, type Campos, type Move } from '../rules/rules.ts';
import { greedy } from './greedy.ts';

const rng = new FastRng(5, 6, 7, 8);
const chosen = (state: State<Campos>): Move => {
  const seat = state.shared.turn!;
  return campos.moves.decode(greedy.choose(viewOf(state, seat), campos.legal(viewOf(state, seat)), rng));
};
function sizesAfterChoice(state: State<Campos>): readonly number[] {
  campos.apply(
    state,
    state.shared.turn!,
    campos.moves.encode(viewOf(state, state.shared.turn), chosen(state)),
  );
  return largestAreas(state.shared.laid).slice();
}
const front: [string, string][] = [
  ['RRB', 'GGY'],
  ['BBY', 'BBY'],
];

describe('greedy', () => {
  const twoAreas = `
Ra  Ra  .   .   Gc  Gc
  Ya      Gb  Bb  Yc
            Bb`;
  test('joins areas of the colour that its card scores', () => {
    const state = stateFromDrawing(twoAreas, { hands: ['B>Y=G', 'B>Y=R'], front });
    expect(largestAreas(state.shared.laid)[1]).toBe(2);
    expect(sizesAfterChoice(state)[1]).toBe(5);
  });
  test('makes the condition of its card hold', () => {
    const state = stateFromDrawing('Ra  Ra\n  Ga', {
      hands: ['B>R=G', 'B>Y=R'],
      front: [
        ['RRG', 'BBY'],
        ['YYG', 'YYG'],
      ],
    });
    expect(chosen(state)).toMatchObject({ type: 'place', piece: 1 });
  });
  test('waits in construction until a card scores enough, and plays the best one in deconstruction', () => {
    const position = { hands: ['R>B=G R>B=Y', 'B>Y=R'], second: true };
    const small = 'Ra  Ra  Gb  Gb\n  Ga      Rb';
    const building = stateFromDrawing(small, { ...position, front: [['BBY', ''], front[1]] });
    expect(chosen(building).type).toBe('place');
    const leaving = stateFromDrawing(small, { ...position, phase: 'deconstruction' });
    expect(chosen(leaving)).toEqual({ type: 'score', card: 'red>blue=green' });
  });
  test('removes what its card does not need', () => {
    const state = stateFromDrawing('Ra  Ra  Gb  Gb  Bc  Bc\n  Ga      Rb      Yc', {
      hands: ['G>Y=B', 'B>Y=R'],
      phase: 'deconstruction',
    });
    expect(chosen(state)).toEqual({ type: 'remove', q: 0, r: 0 });
  });
  test('plays legally in every deal, and nearly always beats chance', () => {
    let wins = 0;
    for (let i = 0; i < 24; i++) {
      const seats = 2 + (i % 3);
      const mine = Math.floor(i / 3) % seats;
      const state = campos.setup({ seats, start: null, options: {} }, `greedy ${i}`);
      while (state.shared.turn !== null) {
        const seat = state.shared.turn;
        const legal = campos.legal(viewOf(state, seat));
        const action =
          seat === mine
            ? greedy.choose(viewOf(state, seat), legal, rng)
            : campos.draw!(viewOf(state, seat), rng);
        expect(legal).toContain(action);
        campos.apply(state, seat, action);
      }
      wins += computePayoffs(campos, state)[mine];
    }
    expect(wins).toBeGreaterThan(21);
  });
});
