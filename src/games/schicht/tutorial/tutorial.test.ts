import { expect, test } from 'vitest';
import {
  listMoveTypes,
  listRefusals,
  listEvents,
  playTutorial,
} from '../../../../test/tutorials/playTutorial.ts';
import { schicht } from '../rules/rules.ts';
import { tutorial } from './tutorial.ts';

const { steps, table } = playTutorial(schicht, tutorial);
const events = listEvents(steps);
const laid = (seat: number) =>
  events.flatMap((event) =>
    event.type === 'laid' && event.seat === seat ? [`${event.card} ${event.how} ${event.against}`] : [],
  );

test('the first match has every kind of move and of event', () => {
  expect(listMoveTypes(tutorial)).toEqual(['choose', 'close', 'lay']);
  expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([
    'closed',
    'laid',
    'matchOver',
    'revealed',
    'taken',
  ]);
  expect(listRefusals(steps)).toEqual(['leftEnd']);
});

test('S7–S9: the higher card first, the ends, the nearest card, a new row', () => {
  expect(events[0]).toEqual({
    type: 'revealed',
    round: 1,
    cards: [
      { seat: 1, card: 'red-12' },
      { seat: 0, card: 'yellow-8' },
    ],
  });
  expect(laid(0).slice(0, 4)).toEqual([
    'yellow-8 left yellow-10',
    'blue-15 right blue-2',
    'green-20 above blue-15',
    'blue-11 onto blue-7',
  ]);
  expect(laid(1).slice(0, 3)).toEqual(['red-12 below yellow-10', 'blue-3 onto blue-2', 'blue-7 onto blue-3']);
});

test('S11–S16: the learner takes a pile, by a gap that closes a column too, a row, and a column at the end', () => {
  const taken = events.flatMap((event) =>
    event.type === 'taken' && event.seat === 0
      ? [[event.step, ...event.corridors.map(({ kind }) => kind), event.cards.length]]
      : [],
  );
  expect(taken).toEqual([
    [1, 'pile', 4],
    [2, 'column', 4],
    [1, 'row', 4],
    [1, 'column', 4],
  ]);
  const { legal } = steps.find(({ step }) => step.id === 'gap')!;
  expect(legal).toHaveLength(2);
  expect(table.readonlyState.shared.treasures.map((cards) => cards.length)).toEqual([16, 8]);
});
