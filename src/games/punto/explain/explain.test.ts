import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../core/index.ts';
import { explainInEnglish } from '../../../../test/explainInEnglish.ts';
import { stateFromDrawing, type DrawnPosition } from '../test/drawings.ts';
import { explainer } from './explain.ts';
import { en } from './messages/en.ts';

const saying = explainInEnglish(explainer, en);

const TWO: DrawnPosition = { seats: 2, turn: 0, up: ['R7', ''], decks: ['R1 G9', 'B9 Y1'] };

const said = (drawing: string, x: number, y: number, position: DrawnPosition = TWO): string[] =>
  saying.hint(viewOf(stateFromDrawing(drawing, position), position.turn), { type: 'place', x, y });

const TABLE = `
  B6 B4 B8 .  G6
  G1 .  R2 Y9 .
  .  R5 Y3 .  .`;

describe('a hint mentions', () => {
  test('that a card covers one of another player’s row, and leaves no open row', () => {
    expect(said(TABLE, 1, 0)).toEqual([
      'Covers the blue 4 in Bruno’s row of three blues.',
      'Leaves Bruno no open row.',
    ]);
  });
  test('that it stops a row at its end, and how it could go on', () => {
    expect(said(TABLE, 3, 0)).toContain('Stops Bruno’s three blues: only more than a 7 gets past.');
  });
  test('that it wins', () => {
    expect(said('R1 R2 R3 R4 .', 4, 0)).toEqual(['Five in a row: wins the round.']);
  });
  test('that one more wins, and where', () => {
    expect(said('.  R1 R2 R3 .', 4, 0)).toEqual(['One more red wins the round, in two places.']);
  });
  test('that a line is open both ways', () => {
    expect(said('R1 R2 .\n.  . B9', 2, 0)).toEqual(['Three reds in a line, open both ways.']);
  });
  test('that another player is still one card short of a row', () => {
    expect(said('B1 B2 B3 B4 .\n. . . . G9', 3, 1)).toContain('But Bruno is still one blue short of a row.');
  });
  test('that it covers one’s own card, and that a low card is soon covered', () => {
    expect(said('R3 B9', 0, 0)).toContain('But it covers your own red 3.');
    expect(said('R3 .', 1, 0, { ...TWO, up: ['R2', ''] })).toContain('But a 2 is soon covered again.');
  });
  test('that nothing is left to others', () => {
    expect(said('B1 .', 1, 0)).toEqual(['Safe: sets nobody up.']);
  });
});

test('only a seat’s view matters: other decks change nothing', () => {
  const of = (decks: readonly string[]): string =>
    JSON.stringify(
      explainer.listMotives(viewOf(stateFromDrawing(TABLE, { ...TWO, decks }), 0), {
        type: 'place',
        x: 3,
        y: 0,
      }),
    );
  expect(of(['R1 G9', 'B9 Y1'])).toBe(of(['G9 R1', 'Y1 B9']));
});

test('an event names its clause and its cards', () => {
  const view = viewOf(stateFromDrawing(TABLE, TWO), 0);
  const placed = { type: 'placed', seat: 1, card: 'blue-8', x: 2, y: 0 } as const;
  expect(explainer.explainEvent({ ...placed, covered: 'red-4' }, view)).toEqual({
    clause: 'P10',
    things: ['cell 2,0'],
    remarks: [{ type: 'more', card: 'blue-8', covered: 'red-4' }],
  });
  expect(explainer.explainEvent({ ...placed, covered: null }, view)).toMatchObject({ clause: 'P9' });
});

test('cards on the table explain themselves, and one’s own card says where it may go', () => {
  const view = viewOf(stateFromDrawing(TABLE, TWO), 0);
  expect(saying.about(view, 'cell 1,0')).toEqual([
    'Blue 4',
    'It counts for Bruno.',
    'It covers any card below 4; any card above 4 covers it.',
    'Your red 7 may go here.',
  ]);
  expect(saying.about(view, 'deck 1')[0]).toBe('Bruno’s deck: 2 cards face down');
  expect(explainer.describeThing(view, 'up 0')?.places).toContain('cell 1,0');
  expect(explainer.describeThing(view, 'up 0')?.places).not.toContain('cell 2,0');
  expect(explainer.describeThing(view, 'nothing')).toBeNull();
});
