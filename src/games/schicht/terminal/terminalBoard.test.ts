import { describe, expect, test } from 'vitest';
import { stateFromDrawing } from '../test/drawings.ts';
import { viewOf } from '../../../core/index.ts';
import { schicht } from '../rules/rules.ts';
import { en } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { Paint } from '../../../terminal/terminalBoard.ts';
import { terminalBoard } from './terminalBoard.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Seat 4 (greedy)', 'Eve', 'Maximiliane-Charlotte'];
const names: Names = {
  seat: (seat) => people[seat],
  seats: (seats) => seats.map((seat) => names.seat(seat)).join(' and '),
};
const plain: Paint = (_style, text) => text;
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

describe('the terminal board', () => {
  const position = stateFromDrawing('. b9\nr7+r8 r15\ns3', ['r11', 's12', 'y2'], true);

  test('shows rows and columns with the heights of piles, the laying order and the places', () => {
    const drawing = `
      Round 12 of 12; 0 cards in each hand
      Ada: 0 cards taken, 0 of them silver
      > Ben: 0 cards taken, 0 of them silver
      Cleo: 0 cards taken, 0 of them silver

      1        B9
      2  R8/2  R15
      3  S3

      Laid in this order:
      Ben S12
      Ada R11
      Cleo Y2
      1.2  to the right of blue 9
      2.2  onto red 15
      3.2  to the right of silver 3
      Y yellow, R red, G green, B blue, S silver
      R9/3 is a pile of three cards with red 9 on top`;
    expect(lines(terminalBoard.draw(viewOf(position, 1), [], en, names, plain))).toEqual(lines(drawing));
  });
  test('describes the same in sentences', () => {
    const sentences = terminalBoard.describe(viewOf(position, 1), en, names).split('\n');
    expect(sentences).toContain('Row 2, red: column 1: red 8 on red 7; column 2: red 15.');
    expect(sentences).toContain('Row 3, without a colour: column 1: silver 3.');
    expect(sentences).toContain('Laid in this order: Ben silver 12, Ada red 11, Cleo yellow 2.');
    expect(sentences).toContain('2.2: onto red 15.');
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
  });
  test('S15 shows the ways to close', () => {
    const state = stateFromDrawing('b3 b4 b5\nr3 r5 r9\n. g4', ['y4', 'y1']);
    schicht.apply(state, 0, schicht.moves.encode(viewOf(state, 0), { type: 'lay', row: 3, at: 0 }));
    const drawing = lines(terminalBoard.draw(viewOf(state, 0), [], en, names, plain));
    expect(drawing).toContain('1  B3    ·     B5');
    expect(drawing.filter((line) => /^[a-c]  /.test(line))).toHaveLength(3);
  });
  test('shows no hand to a spectator', () => {
    const state = schicht.setup({ seats: 2, start: null, options: { silver: false } }, 'spectator');
    expect(terminalBoard.draw(viewOf(state, 0), [], en, names, plain)).toContain('Your hand');
    expect(terminalBoard.draw(viewOf(state, null), [], en, names, plain)).not.toContain('Your hand');
  });
  test('reads what it writes, and other ways to type it', () => {
    const read = (typed: string) => terminalBoard.parseMove(typed, viewOf(position, 0));
    for (let action = 0; action < schicht.moves.count; action++) {
      const move = schicht.moves.decode(action);
      expect(read(terminalBoard.formatMove(move))).toEqual(move);
    }
    for (const typed of ['R9', ' red 9 ', 'red-9', 'rot 9', '9 rouge', 'Rosso9'])
      expect(read(typed)).toEqual({ type: 'choose', card: 'red-9' });
    for (const typed of ['2.1', '2 1', '2, 1']) expect(read(typed)).toEqual({ type: 'lay', row: 1, at: 0 });
    for (const typed of ['', 'red', '21', 'red 21', 'red 0', 'pink 3', '2.1.1', 'aa', '-1.2'])
      expect(read(typed)).toBeUndefined();
  });
});
