import { describe, expect, test } from 'vitest';
import {
  listMoveTypes,
  listRefusals,
  listEvents,
  playTutorial,
} from '../../../../test/tutorials/playTutorial.ts';
import { singleSeat } from '../../../core/index.ts';
import { type Colour, COLOURS } from '../rules/data.ts';
import { jericho } from '../rules/rules.ts';
import { show } from '../rules/show.ts';
import { tutorial } from './tutorial.ts';

type Id = (typeof tutorial)['steps'][number]['id'];

const LEARNER = 0;
const BRUNO = 1;
const { steps, table } = playTutorial(jericho, tutorial);
const emitted = listEvents(steps);
const findStep = (id: Id) => steps.find(({ step }) => step.id === id)!;
const before = (id: Id) => findStep(id).done.flatMap(({ events }) => events);
const showStep = (id: Id) => show(findStep(id).view);
const showWall = (id: Id, seat: number, colour: Colour) => showStep(id).shared.walls[seat][colour];
/** J21: trumpets count 2. */
const measureWall = (id: Id, seat: number, colour: Colour): number =>
  showWall(id, seat, colour).reduce(
    (sum, card) => sum + (card === 'trumpet' ? 2 : Number(card.split('-')[1])),
    0,
  );
/** The seats that win cards of a colour at the first scoring, with the numbers of cards, and how many stay. */
function listShares(colour: Colour): readonly [(readonly [number, number])[], number] {
  for (const event of before('scoring'))
    if (event.type === 'scored' && event.colour === colour)
      return [event.shares.map(({ seat, cards }) => [seat, cards.length]), event.left.length];
  throw new Error(`nothing ${colour} was scored`);
}

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
    seat: LEARNER,
    colour: 'blue',
    removed: [
      { seat: LEARNER, cards: ['blue-3'] },
      { seat: BRUNO, cards: ['blue-3'] },
    ],
    fallen: [],
    joins: true,
  });
});

test('J19, J22: the learner draws the scoring card, wins yellow and shares purple', () => {
  expect(before('scoring')).toContainEqual({ type: 'scoringDrawn', seat: LEARNER, round: 1 });
  expect(listShares('yellow')).toEqual([[[LEARNER, 2]], 0]);
  expect(listShares('purple')).toEqual([
    [
      [LEARNER, 1],
      [BRUNO, 1],
    ],
    1,
  ]);
});

test('J25: the learner wins six 1s at the end', () => {
  const ones = before('over').flatMap((event) =>
    event.type === 'onesTaken' && event.seat === LEARNER ? event.cards : [],
  );
  expect(ones).toHaveLength(6);
});

describe('what the texts say is true', () => {
  test('firstCards: everyone has added a card, the learner the yellow 1', () => {
    const fed = before('firstCards').flatMap((event) => (event.type === 'fed' ? [event.seat] : []));
    expect(new Set(fed)).toEqual(new Set([0, 1, 2]));
    expect(showStep('firstCards').own!.fed).toEqual(['yellow-1']);
  });

  test('build: Bruno has a blue 3 too, and the learner’s wall becomes the longest, with four', () => {
    expect(showWall('build', LEARNER, 'blue')).toEqual(['blue-3']);
    expect(showWall('build', BRUNO, 'blue')).toEqual(['blue-3']);
    expect(measureWall('trumpet', LEARNER, 'blue')).toBe(4);
    expect(measureWall('trumpet', BRUNO, 'blue')).toBe(3);
  });

  test('joins: the trumpet stands beside the 1, and Bruno’s blue wall is gone', () => {
    expect(showWall('joins', LEARNER, 'blue')).toEqual(['trumpet', 'blue-1']);
    expect(showWall('joins', BRUNO, 'blue')).toEqual([]);
    expect(showStep('joins').shared.supply).toEqual(['blue-3', 'blue-3']);
  });

  test('supply: the learner wins back a purple 3', () => {
    const won = before('scoring').flatMap((event) =>
      event.type === 'scored'
        ? event.shares.flatMap(({ seat, cards }) => (seat === LEARNER ? cards : []))
        : [],
    );
    expect(won).toContain('purple-3');
  });

  test('seven: a yellow card waits in the supply', () =>
    expect(showStep('seven').own!.fed).toContain('yellow-1'));

  test('equal: Bruno’s purple wall is 3 and 1, as long as the learner’s 4', () => {
    expect(showWall('equal', BRUNO, 'purple')).toEqual(['purple-3', 'purple-1']);
    expect(measureWall('draw', LEARNER, 'purple')).toBe(4);
    expect(measureWall('draw', BRUNO, 'purple')).toBe(4);
  });

  test('draw, scoring: yellow is eight long and the longest', () => {
    expect(showWall('scoring', LEARNER, 'yellow')).toEqual(['yellow-7', 'yellow-1']);
    expect(measureWall('scoring', LEARNER, 'yellow')).toBe(8);
    for (const other of [1, 2]) expect(measureWall('scoring', other, 'yellow')).toBeLessThan(8);
  });

  test('feed: round 2, the red walls are 4 and 3 long, and the learner holds three trumpets', () => {
    const { shared, own } = showStep('feed');
    expect(shared.round).toBe(2);
    expect(shared.walls.map(({ red }) => red)).toEqual([[], ['red-4'], ['red-3']]);
    expect(own!.hand.filter((card) => card === 'trumpet')).toHaveLength(3);
  });

  test('aOne: it is the learner’s last turn, in round 3', () => {
    expect(showStep('aOne').shared.round).toBe(3);
    expect(before('over').some((event) => event.type === 'scoringDrawn')).toBe(true);
  });

  test('over: the learner has the most cards and wins alone', () => {
    const { shared } = showStep('over');
    expect(
      COLOURS.every((colour) => showWall('over', LEARNER, colour).every((card) => !card.endsWith('-1'))),
    ).toBe(true);
    const [own, ...others] = shared.won.map((cards) => cards.length);
    for (const other of others) expect(own).toBeGreaterThan(other);
    expect(jericho.winners(table.readonlyState)).toBe(singleSeat(LEARNER));
  });
});
