import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../core/index.ts';
import { explainInEnglish } from '../../../../test/explainInEnglish.ts';
import type { Move } from '../rules/state.ts';
import { stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { explainer } from './explain.ts';
import { en } from './messages/en.ts';

const saying = explainInEnglish(explainer, en);
const said = (drawing: string, move: Move, position: DrawnPosition = {}): string[] =>
  saying.hint(viewOf(stateFromDrawing(drawing, position), 0), move);

const TABLE = `
  A  R4 G1
  B  R53 GT11
  C  B7
  supply  R3 R1
  out  0`;

describe('a hint mentions', () => {
  test('that a wall becomes the longest, and the cards it would win', () => {
    expect(said(TABLE, { type: 'build', card: 'red-5' })).toEqual([
      'Your red wall would be the longest, at 9.',
      'You know of 2 cards in red in the supply.',
    ]);
  });
  test('that it draws level, or is still behind', () => {
    expect(said(TABLE, { type: 'build', card: 'red-4' })[0]).toBe(
      'You would draw level with Bruno in red, at 8.',
    );
    expect(said(TABLE, { type: 'build', card: 'red-3' })).toEqual(['In red Bruno would still be 1 ahead.']);
  });
  test('that a 1 is won at the end', () => {
    expect(said(TABLE, { type: 'build', card: 'green-1' })).toContain(
      'At the end you win every 1 in your walls.',
    );
  });
  test('that the highest card is the first to fall', () => {
    expect(said(TABLE, { type: 'build', card: 'green-4' })).toContain(
      'But green 4 would be the highest: a trumpet takes it first.',
    );
  });
  test('what a trumpet brings down, who leads then, and that it joins', () => {
    expect(said(TABLE, { type: 'trumpet', colour: 'red' })).toEqual([
      'Your red wall would be the longest, at 6.',
      'Brings down Bruno’s red 5.',
    ]);
  });
  test('that a trumpet is lost without an own wall left', () => {
    expect(said(TABLE, { type: 'trumpet', colour: 'blue' })).toEqual([
      'Brings down Chiara’s blue 7.',
      'Chiara would no longer lead in blue.',
      'But the trumpet would leave the game.',
    ]);
    expect(said(TABLE, { type: 'trumpet', colour: 'yellow' })[0]).toBe(
      'Nobody has a yellow wall: nothing falls.',
    );
  });
  test('who would win a card of the supply', () => {
    expect(said(TABLE, { type: 'supply', card: 'red-3' })).toContain(
      'But Bruno leads in red and would win it.',
    );
    expect(said('A G5\nB -\nC -', { type: 'supply', card: 'green-3' })).toEqual([
      'You lead in green: at the scoring it would be yours.',
    ]);
  });
});

test('supply, nugget and pile explain themselves from the seat’s knowledge', () => {
  const view = viewOf(stateFromDrawing(TABLE, { fed: ['R7', 'B5 B5', ''], hands: ['R1 T', '', ''] }), 0);
  expect(saying.about(view, 'supply')).toEqual([
    'The supply: 5 cards face down',
    'Everyone knows red 3, red 1. You have put in red 7. 2 cards in it are unknown to you.',
    'At a scoring the longest wall of each colour wins the cards of that colour.',
  ]);
  expect(saying.about(view, 'card red-1')).toContain(
    'The gold nugget: at the end, players win every 1 in their walls.',
  );
  expect(saying.about(view, 'pile')[1]).toMatch(/scoring card/);
  expect(explainer.describeThing(view, 'card trumpet')?.places).toContain('colour blue');
});

test('hidden cards of others never change a word', () => {
  const of = (bruno: string, fed: string): string => {
    const view = viewOf(stateFromDrawing(TABLE, { hands: ['R5 T', bruno, ''], fed: ['', fed, ''] }), 0);
    return JSON.stringify([
      explainer.listMotives(view, { type: 'trumpet', colour: 'red' }),
      explainer.listMotives(view, { type: 'build', card: 'red-5' }),
      explainer.describeThing(view, 'supply'),
      explainer.countUnseen(view),
    ]);
  };
  expect(of('B1 B3', 'Y7')).toBe(of('P4 T', 'G3'));
});

test('a trumpet’s fall names the walls concerned', () => {
  const view = viewOf(stateFromDrawing(TABLE), 0);
  const event = {
    type: 'trumpetPlayed',
    seat: 0,
    colour: 'yellow',
    removed: [{ seat: 1, cards: ['yellow-3'] }],
    fallen: [{ seat: 1, cards: ['trumpet', 'trumpet'] }],
    joins: false,
  } as const;
  const { clause, things, remarks } = explainer.explainEvent(event, view);
  expect(clause).toBe('J13');
  expect(things).toEqual(['wall 0 yellow', 'wall 1 yellow', 'supply']);
  expect(saying.remarks(remarks)).toEqual([
    'Yellow 3 was the highest in that colour, so all of them go.',
    'Trumpets left alone in a wall leave the game.',
    'No yellow wall was left to join, so the trumpet left the game.',
  ]);
});
