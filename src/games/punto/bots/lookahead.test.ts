import { expect, test } from 'vitest';
import { type Config, fastRng, parseConfig, viewOf } from '../../../core/index.ts';
import { SearchBudget } from '../../../bots/searchBot.ts';
import { type Options, punto } from '../rules/rules.ts';
import { computeNextCards } from './nextCards.ts';
import { PlacementLookahead } from './lookahead.ts';
import { PUNTO_WEIGHTS } from './weights.ts';

const BEAM = 2;

for (const seats of [2, 3, 4])
  test(`with ${seats} seats the search averages only over cards that a later seat will see`, () => {
    const config = parseConfig(punto, { seats, options: { reveal: 'ahead' } }) as Config<Options>;
    const state = punto.setup(config, 'ahead');
    const rng = fastRng('ahead', 0);
    for (let i = 0; i < 9; i++) {
      const seat = state.shared.turn as number;
      const legal = punto.legal(viewOf(state, seat));
      punto.apply(state, seat, legal[rng.below(legal.length)]);
    }
    const { shared } = state;
    expect(shared.outcomes).toEqual([]);
    const seat = shared.turn as number;
    const chances = computeNextCards(viewOf(state, seat), rng);
    const allowance = new SearchBudget({ iterations: Infinity });
    const ahead = new PlacementLookahead(shared, chances, allowance, PUNTO_WEIGHTS, { beam: BEAM, doubt: 0 });
    const [reply] = ahead.replies(seat, shared.up[seat], true);
    const looks = [1, 2, 3].slice(0, seats).map((depth) => {
      const before = ahead.sweeps;
      const found = ahead.deepened(reply, seat, shared.up[seat], depth, true);
      const sweeps = ahead.sweeps - before;
      expect(sweeps).toBeLessThanOrEqual(ahead.cost(seat, 1, depth));
      expect(found.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(ahead.deepened(reply, seat, shared.up[seat], depth, true)).toEqual(found);
      return sweeps;
    });
    // Between two of its own placements, each other seat places a card that the searcher sees.
    const own = chances[seat].length;
    const others = [1, 1 + BEAM, 1 + BEAM + BEAM * BEAM].slice(0, seats - 2);
    expect(looks.slice(0, seats - 2)).toEqual(others);
    // The last of the others knows the card that the seat has turned up since.
    if (seats < 4) expect(looks[seats - 2]).toBe((others.at(-1) ?? 0) + BEAM ** (seats - 2) * own);
  });
