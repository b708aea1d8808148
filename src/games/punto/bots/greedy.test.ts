import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Config,
  fastRng,
  type Json,
  parseConfig,
  computePayoffs,
  type State,
  viewOf,
} from '../../../core/index.ts';
import { cardsOfColour, cardName, cellAt, columnOf, rowOf } from '../rules/data.ts';
import { completesRow } from '../rules/rows.ts';
import { type Options, punto, type Punto } from '../rules/rules.ts';
import { rowLength } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { random } from '../../../bots/random.ts';

const rng = fastRng('greedy', 0);

const configured = (wish: {
  seats: number;
  start?: number;
  options?: { [id: string]: Json };
}): Config<Options> => parseConfig(punto, wish) as Config<Options>;

/** A round with these cards on top of the decks, and the cards placed so far, in the order of play. */
function position(
  seats: number,
  tops: readonly (readonly string[])[],
  placed: readonly (readonly [number, number])[],
  options = {},
): State<Punto> {
  const config = configured({ seats, start: 0, options });
  const colours =
    seats === 2
      ? [
          [1, 2],
          [3, 4],
        ]
      : [[1], [2], [3], [4]];
  const decks = tops.map((top, seat) => {
    const rest = colours[seat].flatMap((colour) => cardsOfColour(colour).map(cardName) as string[]);
    for (const card of top) rest.splice(rest.indexOf(card), 1);
    return [...top, ...rest];
  });
  const state = punto.transcript.start(config, { round: 1, start: 0, decks });
  if ('clause' in state) throw new Error(`no such deal: ${state.clause}`);
  for (const [x, y] of placed) {
    const seat = state.shared.turn ?? -1;
    expect(punto.legal(viewOf(state, seat))).toContain(cellAt(x, y));
    punto.apply(state, seat, cellAt(x, y));
  }
  return state;
}

function chosen(state: State<Punto>): Action {
  const seat = state.shared.turn ?? -1;
  return greedy.choose(viewOf(state, seat), punto.legal(viewOf(state, seat)), rng);
}
const at = (cell: Action): [number, number] => [columnOf(cell), rowOf(cell)];

const REDS = ['red-5', 'red-6', 'red-7', 'red-6', 'red-8'];
/** Four of them in a row that is open at both ends, and blue's placements in between. */
const FOUR_REDS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 2],
  [3, 0],
];

describe('greedy at Punto', () => {
  test('completes a row', () => {
    const state = position(2, [REDS, ['blue-1', 'blue-2', 'blue-1', 'blue-2']], [...FOUR_REDS, [3, 2]]);
    const cell = chosen(state);
    punto.apply(state, 0, cell);
    expect(state.shared.wins).toEqual([1, 0]);
    expect([
      [-1, 0],
      [4, 0],
    ]).toContainEqual(at(cell));
  });

  test('breaks an open row with a card that no other covers', () => {
    const state = position(2, [REDS, ['blue-1', 'blue-2', 'blue-1', 'blue-9']], FOUR_REDS);
    punto.apply(state, 1, chosen(state));
    const { cells } = state.shared;
    for (const cell of punto.legal(viewOf(state, 0))) {
      const after = cells.with(cell, state.shared.up[0]);
      expect(completesRow(after, cell, rowLength(state.shared))).toBe(false);
    }
  });

  test('closes the only open end of a row', () => {
    const state = position(
      2,
      [REDS, ['blue-9', 'blue-1', 'blue-1', 'blue-2']],
      [
        [0, 0],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [2, 0],
        [0, 1],
        [3, 0],
      ],
    );
    expect(at(chosen(state))).toEqual([4, 0]);
  });

  test('builds where a row can still grow', () => {
    const state = position(
      4,
      [['red-5', 'red-6'], ['green-1'], ['blue-1'], ['yellow-1']],
      [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
      ],
    );
    const [x, y] = at(chosen(state));
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(3);
    expect(x === 0 || y === 0 || Math.abs(x) === Math.abs(y)).toBe(true);
  });

  test('only answers with legal places, at every table', () => {
    for (const [seats, options] of [
      [2, {}],
      [3, { reveal: 'ahead' }],
      [4, {}],
      [4, { teams: true }],
    ] as const) {
      const config = configured({ seats, options });
      const state = punto.setup({ ...config, options: { ...config.options, roundsToWin: 1 } }, `${seats}`);
      while (state.shared.turn !== null) {
        const cell = chosen(state);
        expect(punto.legal(viewOf(state, state.shared.turn))).toContain(cell);
        punto.apply(state, state.shared.turn, cell);
      }
    }
  });

  test('beats random in over 95% of matches of two', () => {
    let won = 0;
    for (let match = 0; match < 100; match++) {
      const config = configured({ seats: 2 });
      const state = punto.setup(config, `duel ${match}`);
      const me = match % 2;
      for (let seat = state.shared.turn; seat !== null; seat = state.shared.turn) {
        const bot = seat === me ? greedy : random;
        punto.apply(state, seat, bot.choose(viewOf(state, seat), punto.legal(viewOf(state, seat)), rng));
      }
      won += computePayoffs(punto, state)[me];
    }
    expect(won).toBeGreaterThan(95);
  });

  test('partners build each other’s colours', () => {
    let won = 0;
    for (let match = 0; match < 20; match++) {
      const config = configured({ seats: 4, options: { teams: true } });
      const state = punto.setup(config, `teams ${match}`);
      for (let seat = state.shared.turn; seat !== null; seat = state.shared.turn) {
        const bot = seat % 2 === match % 2 ? greedy : random;
        punto.apply(state, seat, bot.choose(viewOf(state, seat), punto.legal(viewOf(state, seat)), rng));
      }
      won += computePayoffs(punto, state)[match % 2] * 2;
    }
    expect(won).toBeGreaterThan(18);
  });
});
