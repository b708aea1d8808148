import { expect, test } from 'vitest';
import { viewOf } from '../../../core/index.ts';
import { createDealtState } from '../rules/play.ts';
import { sample } from '../rules/rules.ts';
import { en } from '../messages/en.ts';
import { terminalBoard } from './terminalBoard.ts';

const names = { seat: (seat: number) => ['Ada', 'Ben'][seat] ?? '', seats: () => '' };

test('shows the cards on the table and the player’s own', () => {
  const state = createDealtState(
    [
      [4, 6, 8, 10],
      [1, 5, 7, 9],
    ],
    [2, 3],
    0,
  );
  sample.apply(state, 0, 6 - 1);
  const view = viewOf(state, 1);
  expect(terminalBoard.draw(view, sample.legal(view), en, names, (_, text) => text)).toBe(
    ['Ada: 0 points; 3 cards; the 6', 'Ben: 0 points; 4 cards', '', 'Your hand: 1 5 7 9'].join('\n'),
  );
  expect(terminalBoard.describe(view, en, names)).toContain('Your hand: the 1, the 5, the 7, the 9');
});

test('reads back every move it writes', () => {
  expect(
    terminalBoard.parseMove(
      terminalBoard.formatMove({ type: 'lay', card: 7 }),
      viewOf(createDealtState([[1], [2]], [], 0), 0),
    ),
  ).toEqual({
    type: 'lay',
    card: 7,
  });
  expect(terminalBoard.parseMove('seven', viewOf(createDealtState([[1], [2]], [], 0), 0))).toBeUndefined();
});
