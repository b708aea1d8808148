import { describe, expect, test } from 'vitest';
import {
  listMoveTypes,
  listRefusals,
  listEvents,
  playTutorial,
} from '../../../../test/tutorials/playTutorial.ts';
import type { CardName, Colour } from '../rules/data.ts';
import { schicht } from '../rules/rules.ts';
import { show } from '../rules/show.ts';
import { tutorial } from './tutorial.ts';

type Id = (typeof tutorial)['steps'][number]['id'];

const { steps, table } = playTutorial(schicht, tutorial);
const events = listEvents(steps);
const findStep = (id: Id) => steps.find(({ step }) => step.id === id)!;
/** What happens between a step and the next one. */
const listEventsAfter = (id: Id) =>
  steps[steps.indexOf(findStep(id)) + 1].done.flatMap((decision) => decision.events);
const listLaid = (id: Id) =>
  listEventsAfter(id).flatMap((event) =>
    event.type === 'laid' ? [`${event.seat} ${event.card} ${event.how} ${event.against}`] : [],
  );

const numberOf = (card: CardName): number => Number(card.split('-')[1]);
const showTable = (id: Id) => show(findStep(id).view).shared;
/** The top cards of each row, from left to right. */
const listTops = (id: Id): CardName[][] =>
  showTable(id).layout.map(({ piles }) => piles.map((cards) => cards.at(-1)!));
const listTopsOfColour = (id: Id, colour: Colour): CardName[] =>
  listTops(id)
    .flat()
    .filter((card) => card.startsWith(colour));
const sortByDistance = (cards: readonly CardName[], number: number): CardName[] =>
  cards.toSorted((a, b) => Math.abs(numberOf(a) - number) - Math.abs(numberOf(b) - number));
/** The top cards of the top row and of the bottom row, the nearest to a number first. */
function sortEdges(id: Id, number: number): CardName[] {
  const rows = listTops(id);
  return sortByDistance([...new Set([...rows[0], ...rows.at(-1)!])], number);
}

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
      { seat: 1, card: 'blue-8' },
      { seat: 0, card: 'green-7' },
    ],
  });
  const laid = (['order', 'leftEnd', 'column', 'rightEnd', 'row', 'side', 'whole', 'pile'] as const).map(
    (id) => listLaid(id)[0],
  );
  expect(laid).toEqual([
    '1 blue-8 below red-1',
    '0 green-7 left green-16',
    '0 yellow-15 above green-16',
    '1 red-16 right red-13',
    '0 blue-16 right blue-11',
    '0 blue-14 below red-13',
    '0 green-17 right green-9',
    '0 red-11 onto red-8',
  ]);
  expect(listLaid('lowest')).toEqual(['1 red-8 onto red-7', '0 blue-1 left blue-6']);
});

test('S11–S16: the learner takes columns, a row, and a pile with a chain reaction', () => {
  const taken = events.flatMap((event) =>
    event.type === 'taken'
      ? [[event.seat, event.step, ...event.corridors.map(({ kind }) => kind), event.cards.length]]
      : [],
  );
  expect(taken).toEqual([
    [0, 1, 'column', 4],
    [0, 1, 'column', 4],
    [0, 1, 'row', 4],
    [0, 1, 'column', 5],
    [0, 1, 'pile', 4],
    [0, 2, 'column', 4],
  ]);
});

describe('what the texts say is true', () => {
  test('newRow: blue has no row, and of the cards at an edge the 1 is nearest to the 8', () => {
    expect(listTopsOfColour('order', 'blue')).toEqual([]);
    expect(sortEdges('order', 8)).toEqual(['red-1', 'green-16']);
  });

  test('notOnto, leftEnd: the 7 is lower than all of its row', () =>
    expect(listTopsOfColour('leftEnd', 'green')).toEqual(['green-16']));

  test('newColour, column: no yellow yet, the 16 is nearest to the 15, four rows share a column', () => {
    expect(showTable('newColour').layout.flatMap(({ piles }) => piles.flat())).toEqual([
      'green-7',
      'green-16',
      'red-1',
      'blue-8',
    ]);
    expect(sortEdges('column', 15)[0]).toBe('green-16');
    expect(listTops('column')).toHaveLength(3);
    expect(listEventsAfter('column')).toContainEqual(
      expect.objectContaining({ type: 'taken', seat: 0, corridors: [expect.anything()], step: 1 }),
    );
  });

  test('lowest: five rounds later with eight cards, and no blue card is lower than the 1', () => {
    expect(showTable('lowest').round - showTable('column').round).toBe(5);
    expect(showTable('column').treasures).toEqual([[], []]);
    expect(showTable('lowest').treasures.map((cards) => cards.length)).toEqual([8, 0]);
    expect(listTopsOfColour('lowest', 'blue')).toEqual(['blue-6', 'blue-11']);
  });

  test('nearest: the 8 is between the top cards 7 and 13, nearer to the 7', () => {
    const red = listTopsOfColour('lowest', 'red');
    expect(red).toEqual(['red-7', 'red-13']);
    expect(sortByDistance(red, 8)[0]).toBe('red-7');
  });

  test('rightEnd: blue has 1, 6 and 11', () =>
    expect(listTopsOfColour('rightEnd', 'blue')).toEqual(['blue-1', 'blue-6', 'blue-11']));

  test('row: two 16s, the red one first, and the learner’s is the fourth of its row', () => {
    const { revealed, order } = showTable('row');
    expect(revealed).toEqual(['blue-16', 'red-16']);
    expect(order).toEqual([1, 0]);
    expect(listTopsOfColour('row', 'blue')).toHaveLength(3);
  });

  test('secondColour, side: no blue row, the 13 is nearest, and there are two places', () => {
    expect(listTopsOfColour('secondColour', 'blue')).toEqual([]);
    expect(sortEdges('side', 14).slice(0, 2)).toEqual(['red-13', 'red-16']);
    expect(findStep('side').legal).toHaveLength(2);
  });

  test('besideNine, whole: green has only a 9; the other’s 17 lies below the 14', () => {
    expect(listTopsOfColour('besideNine', 'green')).toEqual(['green-9']);
    expect(listLaid('besideNine')).toEqual(['1 yellow-17 below blue-14']);
  });

  test('lastCard, pile: two rounds later, one card each, and the 8 is nearest to the 11', () => {
    expect(showTable('lastCard').round - showTable('whole').round).toBe(2);
    expect(showTable('lastCard').round).toBe(12);
    expect(show(findStep('lastCard').view).own!.hand).toEqual(['red-11']);
    expect(sortByDistance(listTopsOfColour('pile', 'red'), 11)[0]).toBe('red-8');
  });

  test('gap, over: there are two ways, and the learner wins 25 cards to 0', () => {
    expect(findStep('gap').legal).toHaveLength(2);
    expect(table.readonlyState.shared.treasures.map((cards) => cards.length)).toEqual([25, 0]);
  });
});
