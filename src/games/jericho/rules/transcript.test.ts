import { describe, expect, test } from 'vitest';
import type { Config, Json } from '../../../core/index.ts';
import { jericho } from './rules.ts';
import type { Options } from './state.ts';

const config: Config<Options> = { seats: 3, start: null, options: {} };
const state = jericho.setup(config, 'transcript');
const deal = JSON.parse(JSON.stringify(jericho.transcript.deal(state))) as {
  start: number;
  hands: string[][];
  pile: string[];
};

const swapped = (list: readonly string[], a: number, b: number): string[] =>
  list.map((item, i) => (i === a ? list[b] : i === b ? list[a] : item));
const findBrokenClause = (json: Json): string | undefined => {
  const started = jericho.transcript.start(config, json);
  return 'clause' in started ? started.clause : undefined;
};
const scoringAt = deal.pile.indexOf('scoring');

describe('deals', () => {
  test('a deal starts the same match again, with hands in any order and extra keys', () => {
    expect(jericho.transcript.deals(state)).toBe(1);
    expect(deal.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(deal.pile.length).toBe(89);
    expect(jericho.transcript.start(config, deal)).toEqual(state);
    const turned = { ...deal, hands: deal.hands.map((hand) => hand.toReversed()), note: 1 };
    expect(jericho.transcript.start(config, turned)).toEqual(state);
  });
  test('J1 a deal has every card, and no other', () => {
    const unlike = deal.pile.findIndex((name) => name !== 'scoring' && name !== deal.pile[0]);
    expect(findBrokenClause({ ...deal, pile: deal.pile.with(unlike, deal.pile[0]) })).toBe('J1');
    expect(findBrokenClause({ ...deal, pile: deal.pile.with(0, 'green-2') })).toBe('J1');
    expect(
      findBrokenClause({ ...deal, hands: [deal.hands[0].with(0, 'scoring'), ...deal.hands.slice(1)] }),
    ).toBe('J1');
    expect(findBrokenClause({ ...deal, hands: [[1, 2, 3, 4, 5, 6, 7], ...deal.hands.slice(1)] })).toBe('J1');
  });
  test('J2 seven cards for every seat', () => {
    expect(findBrokenClause(null)).toBe('J2');
    expect(findBrokenClause([])).toBe('J2');
    expect(findBrokenClause({ ...deal, hands: deal.hands.slice(1) })).toBe('J2');
    expect(findBrokenClause({ ...deal, hands: [...deal.hands.slice(1), 'x'] })).toBe('J2');
    expect(findBrokenClause({ ...deal, hands: [deal.hands[0].slice(1), ...deal.hands.slice(1)] })).toBe('J2');
  });
  test('J3 one scoring card in each of piles 2, 4 and 6', () => {
    expect(findBrokenClause({ ...deal, pile: deal.pile.slice(1) })).toBe('J3');
    expect(findBrokenClause({ ...deal, pile: 'x' })).toBe('J3');
    expect(findBrokenClause({ ...deal, pile: swapped(deal.pile, scoringAt, 0) })).toBe('J3');
    expect(findBrokenClause({ ...deal, pile: swapped(deal.pile, scoringAt, 14) })).toBe('J3');
    expect(findBrokenClause({ ...deal, pile: swapped(deal.pile, scoringAt, 15) })).toBeUndefined();
    expect(findBrokenClause({ ...deal, pile: swapped(deal.pile, scoringAt, 30) })).toBeUndefined();
    expect(findBrokenClause({ ...deal, pile: swapped(deal.pile, scoringAt, 31) })).toBe('J3');
  });
  test('J9 a seat of the table starts', () => {
    for (const start of [-1, 3, 0.5, '0', null]) expect(findBrokenClause({ ...deal, start })).toBe('J9');
  });
});
