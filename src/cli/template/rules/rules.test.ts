import { expect, test } from 'vitest';
import { type Config, listSeats, NO_SEATS, parseConfig, viewOf } from '../../../core/index.ts';
import { cardsFor, HAND } from './data.ts';
import { createDealtState } from './play.ts';
import { sample } from './rules.ts';

const config = parseConfig(sample, { seats: sample.seats.min }) as Config<never>;
const LOW = [1, 2, 3, 4];
const HIGH = [5, 6, 7, 8];
/** Two seats: the first has the low cards, the second the high ones. */
const table = () => createDealtState([LOW, HIGH], [9, 10], 0);
const play = (state: ReturnType<typeof table>, card: number) => {
  const [seat] = listSeats(sample.toAct(state));
  sample.apply(state, seat, card - 1);
};

test('X1 there are eleven cards for each seat', () => expect(cardsFor(3)).toHaveLength(33));

test('X2 everyone has ten cards, and the rest is nobody’s', () => {
  const { own, hidden } = sample.setup(config, 'deal');
  expect(own.map(({ hand }) => hand.length)).toEqual(own.map(() => HAND));
  expect(hidden.rest).toHaveLength(config.seats);
});

test('X3 the table may choose who begins, otherwise it is drawn by lot', () => {
  expect(sample.setup({ ...config, start: 1 }, 'start').shared.turn).toBe(1);
  const drawn = Array.from({ length: 100 }, (_, i) => sample.setup(config, `${i}`).shared.turn);
  expect(new Set(drawn).size).toBe(config.seats);
});

test('X4 each lays a card in turn, and no one out of turn', () => {
  const state = table();
  expect(sample.refusal(viewOf(state, 1), { type: 'lay', card: 5 })).toEqual({
    clause: 'X4',
    reason: 'turn',
  });
  play(state, 1);
  expect(listSeats(sample.toAct(state))).toEqual([1]);
});

test('X5 only a card from one’s own hand can be laid', () =>
  expect(sample.refusal(viewOf(table(), 0), { type: 'lay', card: 5 })).toEqual({
    clause: 'X5',
    reason: 'missing',
  }));

test('X6 the highest card takes the round, and its player begins the next one', () => {
  const state = table();
  play(state, 4);
  play(state, 5);
  expect(state.shared.points).toEqual([0, 1]);
  expect(listSeats(sample.toAct(state))).toEqual([1]);
});

test('X7 once all cards are laid the match is over, and most points win', () => {
  const state = table();
  for (const card of [1, 5, 6, 2, 7, 3, 8, 4]) play(state, card);
  expect(sample.toAct(state)).toBe(NO_SEATS);
  expect(listSeats(sample.winners(state))).toEqual([1]);
  expect(sample.refusal(viewOf(state, 0), { type: 'lay', card: 1 })).toEqual({
    clause: 'X7',
    reason: 'over',
  });
});
