import { expect, test } from 'vitest';
import {
  listMoveTypes,
  listRefusals,
  listEvents,
  playTutorial,
} from '../../../../test/tutorials/playTutorial.ts';
import { jericho } from '../rules/rules.ts';
import { tutorial } from './tutorial.ts';

const { steps } = playTutorial(jericho, tutorial);
const emitted = listEvents(steps);
const before = (id: string) => steps.find(({ step }) => step.id === id)!.done.flatMap(({ events }) => events);

test('the first match has every kind of move and of event', () => {
  expect(listMoveTypes(tutorial)).toEqual(['build', 'feed', 'lay', 'supply', 'trumpet']);
  expect([...new Set(emitted.map(({ type }) => type))].toSorted()).toEqual([
    'built',
    'drew',
    'fed',
    'laid',
    'matchOver',
    'onesTaken',
    'revealed',
    'roundBegun',
    'scored',
    'scoringDrawn',
    'supplied',
    'supplyShown',
    'trumpetPlayed',
  ]);
  expect(listRefusals(steps)).toEqual(['wallFirst']);
});

test('J13, J15: the trumpet fells a card of the learner and of another, and joins', () => {
  expect(before('joins')).toContainEqual({
    type: 'trumpetPlayed',
    seat: 0,
    colour: 'blue',
    removed: [
      { seat: 0, cards: ['blue-3'] },
      { seat: 1, cards: ['blue-3'] },
    ],
    fallen: [],
    joins: true,
  });
});

test('J19, J22: the learner draws the scoring card, wins yellow and shares purple', () => {
  const events = before('scoring');
  expect(events).toContainEqual({ type: 'scoringDrawn', seat: 0, round: 1 });
  const shares = events.flatMap((event) =>
    event.type === 'scored'
      ? [[event.colour, event.shares.map(({ seat, cards }) => [seat, cards.length]), event.left.length]]
      : [],
  );
  expect(shares).toContainEqual(['yellow', [[0, 3]], 0]);
  expect(shares).toContainEqual([
    'purple',
    [
      [0, 1],
      [1, 1],
    ],
    1,
  ]);
});

test('J25: the learner wins four 1s at the end', () => {
  const ones = before('over').flatMap((event) =>
    event.type === 'onesTaken' && event.seat === 0 ? event.cards : [],
  );
  expect(ones).toHaveLength(4);
});
