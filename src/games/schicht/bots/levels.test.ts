import { afterEach, describe, expect, test, vi } from 'vitest';
import { FastRng, type State, viewOf } from '../../../core/index.ts';
import { schicht, type Schicht } from '../rules/rules.ts';
import { Lookahead } from '../../../bots/mind/lookahead.ts';
import { Mind } from '../../../bots/mind/mind.ts';
import { schichtReader } from './reader.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';
import { levels } from './levels.ts';
import { searcher } from './search.ts';

const deal = (seats: number, silver: boolean, seed: string): State<Schicht> =>
  schicht.setup({ seats, start: null, options: { silver } }, seed);
const newRng = (): FastRng => new FastRng(1, 2, 3, 4);
const estimated = (bot: (typeof levels)['expert'], state: State<Schicht>, iterations: number) =>
  bot.estimate!(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng(), { budget: { iterations } });

afterEach(() => void vi.unstubAllGlobals());

describe('expert', () => {
  test('judges by what it has learnt at two and three seats, and plays matches out at more', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const state = deal(seats, false, 'seats');
      const isSame =
        JSON.stringify(estimated(levels.expert, state, 200)) ===
        JSON.stringify(estimated(searcher('expert', 3000), state, 200));
      expect(isSame).toBe(seats > 3);
    }
  });

  test('decides the same to the last bit with and without WebAssembly', () => {
    const look = { horizon: 1, width: Infinity, trust: 0 };
    const thought = (state: State<Schicht>) => {
      const view = viewOf(state, 0);
      const mind = new Mind(schichtReader, SCHICHT_WEIGHTS);
      const search = new Lookahead(mind, view, schicht.legal(view), newRng(), look);
      for (let world = 0; world < 12; world++) search.step();
      return search.estimate();
    };
    const states = [deal(2, false, 'bits'), deal(3, true, 'bits'), deal(6, false, 'bits')];
    const withLanes = states.map(thought);
    vi.stubGlobal('WebAssembly', undefined);
    expect(states.map(thought)).toEqual(withLanes);
  });

  test('expects shares of one victory', () => {
    const { choices, shares } = estimated(levels.expert, deal(3, false, 'shares'), 400);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(choices[0].expects).toBe(shares[0]);
    for (const { expects } of choices) expect(expects > 0 && expects < 1).toBe(true);
  });
});
