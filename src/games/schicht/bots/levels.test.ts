import { afterEach, describe, expect, test, vi } from 'vitest';
import { FastRng, type Seat, type State, viewOf } from '../../../core/index.ts';
import { schicht, type Schicht } from '../rules/rules.ts';
import { NeuralLookahead } from '../../../bots/neural/lookahead.ts';
import { PolicyValueNet } from '../../../bots/neural/policyValueNet.ts';
import { schichtEncoder } from './featureEncoder.ts';
import { SCHICHT_WEIGHTS } from './weights.ts';
import { createLevels } from './levels.ts';
import { publicOdds } from './danger.ts';
import { quickChoice } from './search.ts';

const levels = createLevels();

const deal = (seats: number, silver: boolean, seed: string): State<Schicht> =>
  schicht.setup({ seats, start: null, options: { silver } }, seed);
const look = { horizon: 1, width: Infinity, trust: 0 };
const net = new PolicyValueNet(schichtEncoder, SCHICHT_WEIGHTS);
const newRng = (): FastRng => new FastRng(1, 2, 3, 4);
const estimated = (bot: (typeof levels)['expert'], state: State<Schicht>, iterations: number) =>
  bot.estimate!(viewOf(state, 0), schicht.legal(viewOf(state, 0)), newRng(), { budget: { iterations } });

afterEach(() => void vi.unstubAllGlobals());

describe('expert', () => {
  test('lets each of the others search in as many worlds as it imagines, from its seat’s view', () => {
    const view = viewOf(deal(3, false, 'others'), 0);
    const asked: Seat[] = [];
    const search = new NeuralLookahead(net, view, schicht.legal(view), newRng(), {
      ...look,
      worlds: 3,
      predictAction(world, seat, chance) {
        asked.push(seat);
        const seen = viewOf(world, seat);
        const choice = quickChoice(seen, schicht.legal(seen), chance, 24, publicOdds(view.shared));
        expect(schicht.legal(seen)).toContain(choice);
        return choice;
      },
    });
    for (let step = 0; step < 7; step++) search.step();
    expect(asked).toEqual([1, 2, 1, 2, 1, 2]);
    expect(search.iterations).toBe(7 * 12);
  });

  test('decides the same to the last bit with and without WebAssembly', () => {
    const thought = (state: State<Schicht>) => {
      const view = viewOf(state, 0);
      const search = new NeuralLookahead(
        new PolicyValueNet(schichtEncoder, SCHICHT_WEIGHTS),
        view,
        schicht.legal(view),
        newRng(),
        look,
      );
      for (let world = 0; world < 12; world++) search.step();
      return search.estimate();
    };
    const states = [deal(2, false, 'bits'), deal(3, true, 'bits'), deal(6, false, 'bits')];
    const withLanes = states.map(thought);
    vi.stubGlobal('WebAssembly', undefined);
    expect(states.map(thought)).toEqual(withLanes);
  });

  test('rates a seat that has taken more as likelier to win', () => {
    const state = deal(3, false, 'ahead');
    const cards = schicht.setup({ seats: 6, start: null, options: { silver: true } }, 'cards').own[5].hand;
    state.shared.treasures = [[], cards.slice(0, 8), []];
    const { shares } = estimated(levels.expert, state, 24);
    expect(shares[1]).toBeGreaterThan(1.5 * shares[2]);
  });

  test('expects shares of one victory', () => {
    const { choices, shares } = estimated(levels.expert, deal(3, false, 'shares'), 120);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(choices[0].expects).toBe(shares[0]);
    for (const { expects } of choices) expect(expects > 0 && expects < 1).toBe(true);
  });
});
