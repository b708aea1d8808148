import { describe, expect, test } from 'vitest';
import { stateFromDrawing } from '../test/drawings.ts';
import { FastRng, type State, viewOf } from '../../../core/index.ts';
import { layPiece, cellAt } from '../rules/data.ts';
import { campos, type Campos } from '../rules/rules.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { it } from '../messages/it.ts';
import type { Names } from '../../../messages/messages.ts';
import type { Paint } from '../../../terminal/terminalBoard.ts';
import { terminalBoard } from './terminalBoard.ts';

const people = ['Ada', 'Ben', 'Seat 3 (greedy)', 'Maximiliane-Charlotte'];
const names: Names = {
  seat: (seat) => people[seat],
  seats: (seats) => seats.map((seat) => names.seat(seat)).join(' and '),
};
const plain: Paint = (_style, text) => text;
const lines = (text: string): string[] =>
  text
    .replace(/^\n/, '')
    .split('\n')
    .map((line) => line.trimEnd());
const shown = (state: State<Campos>, seat: number | null): string =>
  terminalBoard.draw(
    viewOf(state, seat),
    seat === null ? [] : campos.legal(viewOf(state, seat)),
    en,
    names,
    plain,
  );

describe('the terminal board', () => {
  const building = stateFromDrawing('Ra  Ra  Gb  Rb\n  Ga      Gb', {
    hands: ['R>B=G', 'G>B=R B>R=G'],
    turn: 1,
    front: [
      ['BBY', 'RGB'],
      ['YYR', 'RBY'],
    ],
    bag: 'GGY',
    pile: 'Y>B=R Y>B=G',
  });

  test('shows the area with the cells beside it, the pieces in six rotations and the scores of the cards', () => {
    expect(lines(shown(building, 1))).toEqual(
      lines(`
Construction; 1 piece in the bag; 2 cards in the draw pile
  Ada: 0 points; 1 card; pieces 0 BBY, 1 RGB
> Ben: 0 points; 2 cards; pieces 0 YYR, 1 RBY
Largest areas: R red 2, G green 2, B blue 0, Y yellow 0

 -2    0   1   2   3   4
 -1  -1  ·   ·   ·   ·   ·
  0    ·   R - R   G - R   ·
            \\ /     \\ /
  1      ·   G   ·   G   ·
  2        ·   ·   ·   ·

A column runs down to the right from its number.
  turn           0       1       2       3       4       5
  0  YYR        Y y      Y      r Y      r      y r      y
                 r      r y      y      y Y      Y      Y r
  1  RBY        R b      R      y R      y      b y      b
                 y      y b      b      b R      R      R y
  The capital letter is the anchor, which goes to the column and row you name.
  Type 1 3,-2 4 for piece 1 at column 3, row -2, turn 4.
Your scoring cards, played by their numbers:
  1  green > blue = red       scores now: 2 points
  2  blue > red = green       can’t score now`),
    );
  });
  test('shows pieces that must stay in lower case', () => {
    const leaving = stateFromDrawing('Ra  Ra  Gb  Rb  Bc  Bc\n  Ga      Gb      Rc', {
      hands: ['R>B=G', ''],
      phase: 'deconstruction',
    });
    expect(lines(shown(leaving, 0))).toContain('  0    R - R   g - r   B - B');
    expect(lines(shown(leaving, null))).toContain('  0    R - R   G - R   B - B');
  });
  test('describes the same in sentences', () => {
    const sentences = terminalBoard.describe(viewOf(building, 1), en, names).split('\n');
    expect(sentences).toContain('Piece at column 2, row 1: green at 2, 1; green at 2, 0; red at 3, 0.');
    expect(sentences).toContain('Ben: 0 points; 2 cards; pieces 0 yellow-yellow-red, 1 red-blue-yellow.');
    expect(sentences).toContain('1: green > blue = red, scores now: 2 points.');
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
  });
  test('shows no cards to a spectator', () => {
    expect(shown(building, 1)).toContain('Your scoring cards');
    expect(shown(building, null)).not.toContain('Your scoring cards');
    expect(terminalBoard.describe(viewOf(building, null), en, names)).not.toContain('holds now');
  });
  test('draws an area wider than the terminal in strips', () => {
    const wide = stateFromDrawing('Ra  Ra\n  Ga', { hands: ['', ''] });
    for (let q = 2; q < 58; q += 2) wide.shared.laid.push(layPiece(3, cellAt(q, 0), 0));
    const drawing = lines(shown(wide, null));
    for (const line of drawing) expect(line.length).toBeLessThanOrEqual(80);
    expect(drawing.join('').match(/G - G/g)!.length).toBeGreaterThan(20);
    expect(drawing.filter((line) => line.startsWith('  0  ')).length).toBe(4);
  });
  test('says that the area is empty at the end', () => {
    const state = campos.setup({ seats: 2, start: null, options: {} }, 'board 2');
    const rng = new FastRng(1, 2, 3, 4);
    while (state.shared.turn !== null)
      campos.apply(state, state.shared.turn, campos.draw!(viewOf(state, state.shared.turn), rng));
    for (const words of [en, de, fr, it]) {
      expect(terminalBoard.draw(viewOf(state, null), [], words, names, plain)).toContain(words.empty);
      expect(terminalBoard.describe(viewOf(state, 0), words, names)).toContain(words.empty);
    }
  });
  test('reads what it writes, and other ways to type it', () => {
    const read = (typed: string) => terminalBoard.parseMove(typed, viewOf(building, 1));
    for (let action = 0; action < campos.moves.count; action += action < 24 ? 1 : 997) {
      const move = campos.moves.decode(action);
      expect(read(terminalBoard.formatMove(move))).toEqual(move);
    }
    const placement = { type: 'place', piece: 1, q: 3, r: -2, turn: 4 };
    for (const typed of ['1 3,-2 4', '1 3 −2 4', ' place 1 (3, -2) turn 4 ', '1,3,-2,4'])
      expect(read(typed)).toEqual(placement);
    for (const typed of ['3,-2', 'Remove 3 -2', '(3, –2)'])
      expect(read(typed)).toEqual({ type: 'remove', q: 3, r: -2 });
    for (const typed of [
      'g>b=r',
      'Green > Blue = Red',
      'score grün>blau=rot',
      'vert > bleu = rouge',
      '1',
      'score 1',
    ])
      expect(read(typed)).toEqual({ type: 'score', card: 'green>blue=red' });
    for (const typed of [
      '',
      'x',
      '9',
      'g>g=r',
      'g>b',
      '2 3,-2 4',
      '1 3,-2 6',
      '1 3,-2',
      '1 2 3 4 5',
      'remove 1',
      'place 1 2',
    ])
      expect(read(typed)).toBeUndefined();
    expect(terminalBoard.parseMove('1', viewOf(building, null))).toBeUndefined();
  });
});
