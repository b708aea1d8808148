import { describe, expect, test } from 'vitest';
import { stateFromDrawing, trimDrawing } from '../test/drawings.ts';
import { viewOf } from '../../../core/index.ts';
import { jericho } from '../rules/rules.ts';
import { en } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { Paint } from '../../../terminal/terminalBoard.ts';
import { terminalBoard } from './terminalBoard.ts';

const names: Names = {
  seat: (seat) => ['Ada', 'Ben', 'Cleo', 'Seat 4 (greedy)', 'Maximiliane-Charlotte'][seat],
  seats: (seats) => seats.map((seat) => names.seat(seat)).join(' and '),
};
const plain: Paint = (_style, text) => text;

describe('the terminal board', () => {
  const position = stateFromDrawing('A  Y43T1 G7\nB  Y7533 R1\nC  -\nsupply  G4 G4 T\nout  2', {
    turn: 1,
    round: 2,
    hands: ['Y1 G3 G3 T', 'R1 R1 R1 R1', 'B1 B1 B1 B1'],
    fed: ['R3', 'G1 G1', ''],
    won: ['B1 B3', '', 'P1'],
  });
  position.shared.pile = 36;

  test('J3 J21 shows walls with their lengths, the known supply, and the chance of a scoring', () => {
    const drawing = terminalBoard.draw(viewOf(position, 0), [], en, names, plain);
    expect(trimDrawing(drawing)).toBe(
      trimDrawing(`
        Round 2 of 3 · 36 cards in the draw pile
        Scoring card next: 1 in 7 (14%)

        Ada                    > Ben                  Cleo
        yellow   10  43T1               18* 7533                ·
        red       ·                      1* 1                   ·
        green     7* 7                   ·                      ·
        blue      ·                      ·                      ·
        purple    ·                      ·                      ·
        won       2                      0                      1
        hand      4                      4                      4
        put in    1                      2                      0
        T trumpet (2), * longest wall, “put in”: unknown cards in the supply

        Supply: 6 cards · 2 trumpets out of the game
        known to all: 2 × green 4, trumpet
        put in by you: red 3
        unknown: 2 cards
        Your hand: yellow 1, green 3, green 3, trumpet`),
    );
  });
  test('describes the same in sentences', () => {
    const lines = terminalBoard.describe(viewOf(position, 0), en, names).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Round 2 of 3.',
      '36 cards in the draw pile.',
      'Scoring card next: 1 in 7 (14%).',
    ]);
    expect(lines).toContain('Ben to play.');
    expect(lines).toContain('Known to all: 2 × green 4, trumpet.');
    expect(lines).toContain('Ada, yellow wall: 4, 3, trumpet, 1; length 10.');
    expect(lines).toContain('Cleo has no walls.');
    expect(lines.every((line) => line.endsWith('.'))).toBe(true);
  });
  test('shows a spectator no hand and no face-down cards', () => {
    const drawing = terminalBoard.draw(viewOf(position, null), [], en, names, plain);
    expect(drawing).not.toContain('Your hand');
    expect(drawing).toContain('unknown: 3 cards');
  });
  test('reads what it writes, and shorter ways to type it', () => {
    for (let action = 0; action < jericho.moves.count; action++) {
      const move = jericho.moves.decode(action);
      expect(terminalBoard.parseMove(terminalBoard.formatMove(move), viewOf(position, 0))).toEqual(move);
    }
    const read = (typed: string) => terminalBoard.parseMove(typed, viewOf(position, 0));
    expect(read(' B  G3 ')).toEqual({ type: 'build', card: 'green-3' });
    expect(read('build green-3')).toEqual({ type: 'build', card: 'green-3' });
    expect(read('t p')).toEqual({ type: 'trumpet', colour: 'purple' });
    expect(read('S t')).toEqual({ type: 'supply', card: 'trumpet' });
    for (const typed of [
      '',
      'green 3',
      'build',
      'build green',
      'build green 2',
      'trumpet',
      'fly g3',
      't g 3',
      'b g3 x',
    ])
      expect(read(typed)).toBeUndefined();
    const laying = jericho.setup({ seats: 3, start: 0, options: {} }, 'x');
    expect(terminalBoard.parseMove('g3', viewOf(laying, 0))).toEqual({ type: 'lay', card: 'green-3' });
    expect(terminalBoard.parseMove('trumpet', viewOf(laying, 0))).toEqual({ type: 'lay', card: 'trumpet' });
  });
});
