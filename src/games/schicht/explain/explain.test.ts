import { describe, expect, test } from 'vitest';
import { lowestSeat } from '../../../bots/playMatch.ts';
import { type Config, fastRng, NO_SEATS, parseConfig, viewOf } from '../../../core/index.ts';
import { explainInEnglish } from '../../../../test/explainInEnglish.ts';
import { schicht } from '../rules/rules.ts';
import type { Options } from '../rules/state.ts';
import { stateFromDrawing } from '../test/drawings.ts';
import { explainer } from './explain.ts';
import { en } from './messages/en.ts';

const saying = explainInEnglish(explainer, en);

function first(drawing: string, cards: readonly string[], silver = false) {
  const state = stateFromDrawing(drawing, cards, silver);
  const [seat = 0] = state.shared.order;
  const view = viewOf(state, seat);
  return { view, moves: schicht.legal(view).map((action) => schicht.moves.decode(action)) };
}
const before = (drawing: string, cards: readonly string[]): string[] => {
  const { view, moves } = first(drawing, cards);
  return saying.remarks(explainer.explainMove?.(view, moves[0])?.remarks);
};

describe('a hint explains a card’s place before it is laid', () => {
  test('20 is nearer to 18 than 14 is', () => {
    expect(before('r14 r20', ['r18', 'y1'])).toEqual(['20 is nearer to 18 than 14 is.']);
  });
  test('at an end, equally near, or in a row of its own', () => {
    expect(before('r3 r8', ['r16', 'y1'])).toEqual(['16 is higher than 8, the highest of the row.']);
    expect(before('r3 r8', ['r2', 'y1'])).toEqual(['2 is lower than 3, the lowest of the row.']);
    expect(before('r8 r16', ['r12', 'y1'])).toEqual(['8 and 16 are equally near to 12: you choose.']);
    expect(before('r8', ['g9', 'y1'])).toEqual([
      'Its colour has no row: it starts one at the nearest card on the edge, red 8.',
    ]);
  });
});

describe('a hint mentions', () => {
  const hint = (drawing: string, cards: readonly string[], move = 0): string[] => {
    const { view, moves } = first(drawing, cards);
    return saying.hint(view, moves[move]);
  };
  test('what a card takes', () => {
    expect(hint('r2 r5 r7', ['r13', 'y1'])[0]).toBe('Completes a row: 4 cards.');
  });
  test('which seat it stops', () => {
    expect(hint('r2 r5 r7', ['r13', 'r9'])).toContain('Stops Bruno from taking 4 cards.');
  });
  test('what the next card can take, and what it leaves', () => {
    expect(hint('r2 r5', ['r13', 'r1'])).toContain('But Bruno can then take 4 cards.');
    expect(hint('r2 r5', ['r13', 'g1'])).toContain('But it leaves a row one card short, with 3 cards in it.');
    expect(hint('r2', ['r13', 'g1'])).toEqual(['Leaves no corridor one card short.']);
  });
});

test('a hint compares a card with the others of the hand, in hands that others may have', () => {
  const shown = fastRng('forecast', 0);
  const state = schicht.setup(parseConfig(schicht, { seats: 2 }) as Config<Options>, 'forecast');
  const found = new Map<string, string>();
  for (let due = schicht.toAct(state); due !== NO_SEATS; due = schicht.toAct(state)) {
    const seat = lowestSeat(due);
    const view = viewOf(state, seat);
    const legal = schicht.legal(view);
    const list = (of: typeof view) =>
      legal.flatMap((action) => explainer.listMotives(of, schicht.moves.decode(action)));
    for (const motive of list(view)) found.set(motive.type, saying.remarks([motive]).join());
    if (state.shared.round === 3)
      expect(list(viewOf(schicht.determinize(view, shown), seat))).toEqual(list(view));
    schicht.apply(state, seat, legal[shown.below(legal.length)]);
  }
  expect(found.get('brings')).toMatch(/^This round it would bring you about \d+ cards?\.$/);
  expect(found.get('denies')).toMatch(/^The others would take about \d+ cards? fewer than/);
  expect(found.get('feeds')).toMatch(/^But the others would take about \d+ cards? more than/);
});

test('an event names its clause: why a card was laid there, why corridors were taken', () => {
  const { view } = first('r14 r20+r18', ['y1', 'g1']);
  const laid = {
    type: 'laid',
    seat: 0,
    card: 'red-18',
    row: 0,
    at: 1,
    how: 'onto',
    against: 'red-20',
  } as const;
  const why = explainer.explainEvent(laid, view);
  expect(why.clause).toBe('S8');
  expect(saying.remarks(why.remarks)).toEqual(['20 is nearer to 18 than 14 is.']);
  const taken = {
    type: 'taken',
    seat: 0,
    step: 2,
    corridors: [{ kind: 'pile', cards: ['red-1', 'red-2', 'red-3', 'red-4'] }],
    cards: ['red-1', 'red-2', 'red-3', 'red-4'],
  } as const;
  expect(explainer.explainEvent(taken, view)).toMatchObject({ clause: 'S16' });
});

test('a card of the hand says where it would go', () => {
  const { view } = first('r8 r16', ['r12', 'y1']);
  expect(saying.about(view, 'card red-12')).toContain('As the table lies it goes onto red 8 or onto red 16.');
  expect(explainer.describeThing(view, 'card red-12')?.places).toEqual(['card red-8', 'card red-16']);
});
