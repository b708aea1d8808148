import { expect, test } from 'vitest';
import {
  listMoveTypes,
  listRefusals,
  listEvents,
  playTutorial,
} from '../../../../test/tutorials/playTutorial.ts';
import { campos } from '../rules/rules.ts';
import { tutorial } from './tutorial.ts';

const { steps, table } = playTutorial(campos, tutorial);
const emitted = listEvents(steps);
const at = (id: string) => steps.find(({ step }) => step.id === id)!;

test('the first match has every kind of move and of event', () => {
  expect(listMoveTypes(tutorial)).toEqual(['place', 'remove', 'score']);
  expect([...new Set(emitted.map(({ type }) => type))].toSorted()).toEqual([
    'constructionOver',
    'dealt',
    'matchOver',
    'placed',
    'refilled',
    'removed',
    'scored',
  ]);
});

test('C8: of three cards one is refused at first, and scores later', () => {
  const cards = campos
    .legal(at('fails').view)
    .filter((action) => campos.moves.decode(action).type === 'score');
  expect(at('fails').view.shared.hands[0]).toBe(3);
  expect(cards).toHaveLength(2);
  expect(at('fails').step.tries).toEqual(at('holdsNow').step.plays);
});

test('C10: the learner’s last card ends building', () => {
  expect(at('turnAround').done.flatMap(({ events }) => events)).toContainEqual({
    type: 'constructionOver',
    seat: 0,
    by: 'cards',
    next: 1,
  });
});

test('C8, C14, C15: the refusals occur, and the locked piece goes last', () => {
  expect(listRefusals(steps)).toEqual(['condition', 'locked', 'split']);
  expect(at('lastPiece').step.plays).toEqual(at('locked').step.tries);
});

test('the cards score what the tutorial says', () => {
  const points = emitted.flatMap((event) =>
    event.type === 'scored' && event.seat === 0 ? [event.points] : [],
  );
  expect(points).toEqual([2, 5, 5, 5]);
  expect(table.readonlyState.shared.scores[0]).toBe(17);
});
