import { describe, expect, test } from 'vitest';
import { type Config, fastRng, parseConfig, viewOf } from '../../../core/index.ts';
import { colourOf } from '../rules/data.ts';
import { type Options, punto } from '../rules/rules.ts';
import { isNeutral, placedCard, type Shared, sideCount, sideOf } from '../rules/state.ts';
import { listOwnCards, without } from '../rules/deal.ts';
import { findEvaluator } from './evaluators.ts';
import { RoundEvaluator } from './roundEvaluator.ts';
import type { Chance } from './odds.ts';
import { SearchTable } from './searchTable.ts';
import { PUNTO_WEIGHTS } from './weights.ts';

const TABLES = [
  { seats: 2, options: { teams: false } },
  { seats: 3, options: { teams: false } },
  { seats: 4, options: { teams: false } },
  { seats: 4, options: { teams: true } },
].map((wish) => parseConfig(punto, wish) as Config<Options>);

const unseen = (shared: Shared): Chance[][] =>
  shared.up.map((_, seat) => {
    const pool = listOwnCards(shared, sideOf(shared, seat));
    const cards = without(pool, [...shared.laid.map(placedCard), ...shared.up]);
    return cards.map((card) => ({ card, chance: 1 / cards.length }));
  });

describe("the search's table of Punto", () => {
  test('agrees with the rules at every step, and takes everything back', () => {
    for (const config of TABLES)
      for (let match = 0; match < 4; match++) {
        const state = punto.setup(config, `table ${match}`);
        const rng = fastRng('table', match);
        const { shared } = state;
        for (let seat = shared.turn; seat !== null; seat = shared.turn) {
          const table = new SearchTable(shared);
          const card = shared.up[seat];
          const legal = punto.legal(viewOf(state, seat));
          expect(table.open(card)).toEqual(legal);
          const before = structuredClone([table.grid, table.tops]);
          expect(table.grid.cells).toEqual(shared.cells);
          for (const at of legal) {
            table.put(at, card);
            table.takeBack();
          }
          expect([table.grid, table.tops]).toEqual(before);
          expect(table.open(card)).toEqual(legal);
          const cell = legal[rng.below(legal.length)];
          const wins = !isNeutral(shared, colourOf(card)) && table.wins(cell, card);
          const rounds = shared.outcomes.length;
          punto.apply(state, seat, cell);
          expect(shared.outcomes[rounds]?.by === 'row').toBe(wins);
        }
      }
  });

  test('gives a placement the same value alone and among all', () => {
    for (const config of TABLES) {
      const state = punto.setup({ ...config, options: { ...config.options, roundsToWin: 1 } }, 'value');
      const rng = fastRng('value', 0);
      const { shared } = state;
      for (let seat = shared.turn; seat !== null; seat = shared.turn) {
        const legal = punto.legal(viewOf(state, seat));
        const card = shared.up[seat];
        const next = (seat + 1) % shared.seats;
        const table = new SearchTable(shared);
        const apart = new RoundEvaluator(
          shared,
          unseen(shared),
          findEvaluator(PUNTO_WEIGHTS[sideCount(shared)]),
        );
        const whole = new RoundEvaluator(
          shared,
          unseen(shared),
          findEvaluator(PUNTO_WEIGHTS[sideCount(shared)]),
        );
        apart.setPosition(table, next, 0);
        for (const cell of legal) {
          if (table.narrows(cell) || table.wins(cell, card)) continue;
          const chances = apart.after(cell, card);
          table.put(cell, card);
          whole.setPosition(table, next, 0);
          whole.now().forEach((chance, side) => expect(chances[side]).toBeCloseTo(chance, 9));
          table.takeBack();
        }
        punto.apply(state, seat, legal[rng.below(legal.length)]);
      }
    }
  });
});
