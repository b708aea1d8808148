import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Config,
  fastRng,
  type Json,
  parseConfig,
  type State,
  viewOf,
  LEVELS,
} from '../../../core/index.ts';
import { cardByName, cellAt, COLOURS, NO_CARD } from '../rules/data.ts';
import { listOwnCards, takeCard } from '../rules/deal.ts';
import { type Options, punto, type Punto } from '../rules/rules.ts';
import { FREE, placement, sideOf } from '../rules/state.ts';
import { createLevels } from './levels.ts';

const levels = createLevels();

const configured = (seats: number, options: { [id: string]: Json } = {}): Config<Options> =>
  parseConfig(punto, { seats, start: 0, options }) as Config<Options>;

const TABLES = [
  configured(2),
  configured(2, { reveal: 'ahead' }),
  configured(3),
  configured(3, { reveal: 'ahead' }),
  configured(4),
  configured(4, { teams: true }),
];

const cardOfText = (text: string): number =>
  cardByName(`${COLOURS.find((colour) => colour[0] === text[0])}-${text[1]}`) as number;

/** A drawn table of two seats: top cards as their colour's first letter and points; seat 0 is to place `up`. */
function drawn(picture: string, up: string): State<Punto> {
  const state = punto.setup(configured(2), 'drawn');
  const { shared, hidden } = state;
  const rows = picture.trim().split('\n');
  const pools = [listOwnCards(shared, 0), listOwnCards(shared, 1)];
  const markUsed = (side: number, card: number): void => expect(takeCard(pools[side], card)).toBe(true);
  rows.forEach((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .forEach((text, x) => {
        if (text === '.') return;
        const card = cardOfText(text);
        markUsed('rg'.includes(text[0]) ? 0 : 1, card);
        shared.laid.push(placement(cellAt(x, y), card));
        shared.cells[cellAt(x, y)] = card;
      }),
  );
  shared.cells.forEach((card, cell) => {
    if (card > NO_CARD) return;
    const isBeside = [-12, -11, -10, -1, 1, 10, 11, 12].some((step) => shared.cells[cell + step] > NO_CARD);
    shared.cells[cell] = isBeside ? FREE : NO_CARD;
  });
  shared.filled = shared.laid.length;
  shared.right = 5;
  shared.bottom = rows.length - 1;
  shared.turn = 0;
  shared.up[0] = cardOfText(up);
  shared.up[1] = NO_CARD;
  markUsed(0, shared.up[0]);
  pools.forEach((pool, seat) => {
    hidden.decks[seat] = pool;
    shared.decks[seat] = pool.length;
  });
  return state;
}

const chosen = (state: State<Punto>, level: (typeof LEVELS)[number] = 'expert'): Action =>
  levels[level].choose(viewOf(state, 0), punto.legal(viewOf(state, 0)), fastRng('drawn', 0));

describe('the levels at Punto', () => {
  test('complete a row, whatever their mistakes', () => {
    for (const level of LEVELS) {
      const state = drawn(
        `r5 r6 r2 r7 b3 .
         b4 y5 .  b6 y2 b9`,
        'r4',
      );
      expect(chosen(state, level)).toBe(cellAt(4, 0));
    }
  });

  test('stop a row in the only place where a low card can', () => {
    const state = drawn(
      `b9 b8 b7 b6 .  r9
       r5 y2 .  g3 .  r4`,
      'r3',
    );
    expect(chosen(state)).toBe(cellAt(4, 0));
  });

  test('give the same estimate for the same view, seed and iterations', () => {
    for (const config of TABLES) {
      const state = punto.setup(config, 'same');
      const estimates = [1, 2].map(() => {
        const rng = fastRng('same', 0);
        const copy = punto.clone(state);
        for (let i = 0; i < 7; i++) {
          const seat = copy.shared.turn as number;
          punto.apply(copy, seat, punto.legal(viewOf(copy, seat))[0]);
        }
        const seat = copy.shared.turn as number;
        const budget = { iterations: 60 };
        return levels.expert.estimate?.(viewOf(copy, seat), punto.legal(viewOf(copy, seat)), rng, { budget });
      });
      expect(estimates[0]).toEqual(estimates[1]);
      expect(estimates[0]?.iterations).toBeLessThanOrEqual(60);
      const shares = estimates[0]?.shares ?? [];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('do not depend on the order of the decks', () => {
    for (const config of TABLES) {
      const state = punto.setup(config, 'honest');
      for (let i = 0; i < 9; i++) {
        const seat = state.shared.turn as number;
        punto.apply(state, seat, punto.legal(viewOf(state, seat)).at(-1) as Action);
      }
      const seat = state.shared.turn as number;
      const choices = [1, 2, 3].map((luck) => {
        const world = punto.determinize(viewOf(state, seat), fastRng('world', luck));
        return levels.hard.choose(viewOf(world, seat), punto.legal(viewOf(world, seat)), fastRng('bot', 0));
      });
      expect(new Set(choices).size).toBe(1);
    }
  });

  test('play legally to the end of a round, at every table', () => {
    for (const config of TABLES) {
      const state = punto.setup({ ...config, options: { ...config.options, roundsToWin: 1 } }, 'legal');
      const rng = fastRng('legal', 0);
      for (let seat = state.shared.turn; seat !== null; seat = state.shared.turn) {
        const legal = punto.legal(viewOf(state, seat));
        const bot = levels[LEVELS[sideOf(state.shared, seat)]];
        const cell = bot.choose(viewOf(state, seat), legal, rng, { budget: { iterations: 30 } });
        expect(legal).toContain(cell);
        punto.apply(state, seat, cell);
      }
    }
  });

  test('return their result so far when cancelled or out of time', () => {
    const state = punto.setup(configured(2), 'time');
    const rng = fastRng('time', 0);
    for (let i = 0; i < 8; i++) {
      const seat = state.shared.turn as number;
      punto.apply(state, seat, punto.legal(viewOf(state, seat))[0]);
    }
    const view = viewOf(state, 0);
    const legal = punto.legal(viewOf(state, 0));
    let now = 0;
    const budget = { milliseconds: 3, now: () => now++ };
    expect(legal).toContain(levels.expert.choose(view, legal, rng, { budget }));
    const cancelled = levels.expert.estimate?.(view, legal, rng, { isCancelled: () => true });
    expect(cancelled?.iterations).toBeLessThan(100);
    expect(cancelled?.choices.length).toBe(legal.length);
  });
});
