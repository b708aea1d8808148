import { describe, expect, test } from 'vitest';
import { parseCard, stateFromDrawing, parseLayout } from '../test/drawings.ts';
import { FastRng, listSeats, computePayoffs, type State, viewOf } from '../../../core/index.ts';
import { schicht, type Move, type Schicht } from '../rules/rules.ts';
import { greedy } from './greedy.ts';

const rng = new FastRng(5, 6, 7, 8);
const chosen = (state: State<Schicht>): Move =>
  schicht.moves.decode(greedy.choose(viewOf(state, 0), schicht.legal(viewOf(state, 0)), rng));

describe('greedy', () => {
  test('chooses a card that takes a corridor', () => {
    const state = schicht.setup({ seats: 2, start: null, options: { silver: false } }, 'greedy');
    state.own[0] = { hand: ['r3', 'g9', 'b12', 'y20'].map(parseCard), choice: 0 };
    state.shared.layout = parseLayout('y2 y4 y6');
    expect(chosen(state)).toEqual({ type: 'choose', card: 'yellow-20' });
  });
  test('lays where it takes most', () => {
    const state = stateFromDrawing('r8+r9+r11 r13', ['r12', 'y1']);
    expect(chosen(state)).toEqual({ type: 'lay', row: 0, at: 0 });
  });
  test('does not prepare a corridor for the next card', () => {
    // Onto the 6 it would make a pile of three, which the red 8 to come completes.
    const state = stateFromDrawing('r2 r4+r6 r12', ['r9', 'r8']);
    expect(chosen(state)).toEqual({ type: 'lay', row: 0, at: 2 });
  });
  test('plays legally in every deal, and nearly always beats chance', () => {
    let wins = 0;
    for (let i = 0; i < 60; i++) {
      const seats = 2 + (i % 2);
      const state = schicht.setup({ seats, start: null, options: { silver: i % 3 === 0 } }, `greedy ${i}`);
      for (let to = listSeats(schicht.toAct(state)); to.length > 0; to = listSeats(schicht.toAct(state))) {
        const seat = to[0];
        const legal = schicht.legal(viewOf(state, seat));
        const mine = seat === Math.floor(i / 2) % seats;
        const action = mine ? greedy.choose(viewOf(state, seat), legal, rng) : legal[rng.below(legal.length)];
        expect(legal).toContain(action);
        schicht.apply(state, seat, action);
      }
      wins += computePayoffs(schicht, state)[Math.floor(i / 2) % seats];
    }
    expect(wins).toBeGreaterThan(42);
  });
});
