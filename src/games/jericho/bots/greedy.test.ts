import { describe, expect, test } from 'vitest';
import { stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { FastRng, listSeats, computePayoffs, viewOf } from '../../../core/index.ts';
import { jericho, type Move } from '../rules/rules.ts';
import { greedy } from './greedy.ts';

const rng = new FastRng(5, 6, 7, 8);
const chosen = (drawing: string, position: DrawnPosition): Move => {
  const state = stateFromDrawing(drawing, { pile: 'R3 R3 R3', ...position });
  return jericho.moves.decode(greedy.choose(viewOf(state, 0), jericho.legal(viewOf(state, 0)), rng));
};

describe('greedy', () => {
  test('builds where it can take the lead', () => {
    const position = { round: 3, hands: ['G5 Y3', '', ''] };
    expect(chosen('A  G3\nB  G5\nC  Y7533\nsupply  G1 G3 G3', position)).toEqual({
      type: 'build',
      card: 'green-5',
    });
  });
  test('feeds a colour it leads safely', () => {
    const position = { round: 3, hands: ['G5 Y3', '', ''] };
    expect(chosen('A  G77\nB  G1\nC  Y7533', position)).toEqual({ type: 'supply', card: 'green-5' });
  });
  test('plays a trumpet where it takes the lead from another seat', () => {
    const position = { round: 3, hands: ['T Y3', '', ''] };
    expect(chosen('A  B43 R7\nB  B733\nC  Y7533\nsupply  B1 B1 B3 B4', position)).toEqual({
      type: 'trumpet',
      colour: 'blue',
    });
  });
  test('lays a long card of its strongest colour', () => {
    const state = stateFromDrawing('A  -\nB  -\nC  -', { hands: ['P1 P3 P5 R7 Y1 T T', '', ''] });
    state.shared.phase = 'lay';
    const action = greedy.choose(viewOf(state, 0), jericho.legal(viewOf(state, 0)), rng);
    expect(jericho.moves.decode(action)).toEqual({ type: 'lay', card: 'purple-5' });
  });
  test('plays legally in every deal, and nearly always beats chance', () => {
    let wins = 0;
    for (let i = 0; i < 60; i++) {
      const seats = 3 + (i % 3);
      const state = jericho.setup({ seats, start: null, options: {} }, `greedy ${i}`);
      for (let to = listSeats(jericho.toAct(state)); to.length > 0; to = listSeats(jericho.toAct(state))) {
        const seat = to[0];
        const legal = jericho.legal(viewOf(state, seat));
        const action =
          seat === i % seats
            ? greedy.choose(viewOf(state, seat), legal, rng)
            : jericho.draw!(viewOf(state, seat), rng);
        expect(legal).toContain(action);
        jericho.apply(state, seat, action);
      }
      wins += computePayoffs(jericho, state)[i % seats];
    }
    expect(wins).toBeGreaterThan(45);
  });
});
