import { describe, expect, test } from 'vitest';
import {
  buildMove,
  drawState,
  stateFromDrawing,
  formatLetters,
  playMove,
  type DrawnPosition,
  findRefusal,
  supplyMove,
  trimDrawing,
  trumpetMove,
} from '../test/drawings.ts';
import { type Seat, type State, viewOf } from '../../../core/index.ts';
import { type Colour, TRUMPET } from './data.ts';
import type { Event, Jericho, Own } from './state.ts';

const own = (state: State<Jericho>, seat: Seat): Own => state.own[seat];
const listTypes = (events: readonly Event[]): string[] => events.map(({ type }) => type);

const THREE: DrawnPosition = { hands: ['T Y1 G3', 'R1', 'R1'] };

describe('build and supply', () => {
  test('J11 a wall card goes into the one wall of its colour', () => {
    const state = stateFromDrawing('A  Y43 G1\nB  Y1\nC  -', THREE);
    expect(playMove(state, 0, buildMove('Y1'))[0]).toEqual({ type: 'built', seat: 0, card: 'yellow-1' });
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  Y431 G1
      B  Y1
      C  -
      supply  -
      out  0`),
    );
    const fresh = stateFromDrawing('A  -\nB  -\nC  -', THREE);
    playMove(fresh, 0, buildMove('G3'));
    expect(drawState(fresh)).toContain('A  G3');
    expect(findRefusal(stateFromDrawing('A  -\nB  -\nC  -', THREE), 0, buildMove('T'))).toEqual({
      clause: 'J11',
      reason: 'notAWall',
    });
    expect(findRefusal(stateFromDrawing('A  -\nB  -\nC  -', THREE), 0, buildMove('R1'))).toEqual({
      clause: 'J11',
      reason: 'notInHand',
    });
  });
  test('J17 any card may go to the supply; only its seat knows which', () => {
    const state = stateFromDrawing('A  -\nB  -\nC  -', THREE);
    const other = stateFromDrawing('A  -\nB  -\nC  -', THREE);
    expect(playMove(state, 0, supplyMove('T'), 0)[0]).toEqual({ type: 'supplied', seat: 0, card: 'trumpet' });
    expect(playMove(other, 0, supplyMove('G3'), 1)[0]).toEqual({ type: 'supplied', seat: 0, card: null });
    expect(viewOf(state, 1)).toEqual(viewOf(other, 1));
    expect(viewOf(state, null)).toEqual(viewOf(other, null));
    expect(own(state, 0).fed).toEqual([TRUMPET]);
    expect(state.shared.fed).toEqual([1, 0, 0]);
    expect(findRefusal(stateFromDrawing('A  -\nB  -\nC  -', THREE), 0, supplyMove('B1'))).toEqual({
      clause: 'J17',
      reason: 'notInHand',
    });
  });
});

describe('trumpets', () => {
  const blow = (before: string, colour: Colour, position: DrawnPosition = THREE): string => {
    const state = stateFromDrawing(before, position);
    playMove(state, 0, trumpetMove(colour));
    return drawState(state);
  };
  test('E1 J13 J15 a trumpet in a wall counts 2, goes as the highest card, and the played one joins', () => {
    expect(blow('A  G1\nB  GT11\nC  -', 'green')).toBe(
      trimDrawing(`
      A  GT1
      B  G11
      C  -
      supply  T
      out  0`),
    );
  });
  test('E2 J14 J16 trumpets left alone leave the game, and so does the played one without a wall', () => {
    expect(blow('A  -\nB  Y3TT\nC  -', 'yellow')).toBe(
      trimDrawing(`
      A  -
      B  -
      C  -
      supply  Y3
      out  3`),
    );
  });
  test('E3 J13 all of the highest cards go, whoever has them', () => {
    expect(blow('A  Y433T1\nB  Y4441\nC  Y33T11', 'yellow')).toBe(
      trimDrawing(`
      A  Y33TT1
      B  Y1
      C  Y33T11
      supply  Y4 Y4 Y4 Y4
      out  0`),
    );
  });
  test('E4 J13 ties go together, and one’s own highest card goes too', () => {
    expect(blow('A  R71\nB  R5\nC  R5', 'red')).toBe(
      trimDrawing(`
      A  RT1
      B  R5
      C  R5
      supply  R7
      out  0`),
    );
    expect(blow('A  R1\nB  R51\nC  R553', 'red')).toBe(
      trimDrawing(`
      A  RT1
      B  R1
      C  R3
      supply  R5 R5 R5
      out  0`),
    );
  });
  test('J12 any colour may be announced, even one without a wall', () => {
    expect(blow('A  Y1\nB  R1\nC  G1', 'purple')).toBe(
      trimDrawing(`
      A  Y1
      B  R1
      C  G1
      supply  -
      out  1`),
    );
    const state = stateFromDrawing('A  Y1\nB  R1\nC  G1', THREE);
    expect(playMove(state, 0, trumpetMove('purple'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'purple',
      removed: [],
      fallen: [],
      joins: false,
    });
    expect(
      findRefusal(stateFromDrawing('A  -\nB  -\nC  -', { hands: ['Y1', '', ''] }), 0, trumpetMove('red')),
    ).toEqual({
      clause: 'J12',
      reason: 'noTrumpet',
    });
  });
  test('J13 only walls of the announced colour change; everyone knows what goes to the supply', () => {
    const state = stateFromDrawing('A  -\nB  Y7 G7\nC  Y3', THREE);
    expect(playMove(state, 0, trumpetMove('yellow'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'yellow',
      removed: [{ seat: 1, cards: ['yellow-7'] }],
      fallen: [],
      joins: false,
    });
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  -
      B  G7
      C  Y3
      supply  Y7
      out  1`),
    );
  });
  test('J13 where 2 is the highest value, all trumpets in walls of that colour go to the supply', () => {
    expect(blow('A  GTT1\nB  GT1\nC  G11', 'green')).toBe(
      trimDrawing(`
      A  GT1
      B  G1
      C  G11
      supply  T T T
      out  0`),
    );
  });
  test('J14 a trumpet that takes several of one’s own cards and leaves only trumpets there', () => {
    const state = stateFromDrawing('A  B44TT\nB  B4T1\nC  B3T', THREE);
    expect(playMove(state, 0, trumpetMove('blue'))[0]).toEqual({
      type: 'trumpetPlayed',
      seat: 0,
      colour: 'blue',
      removed: [
        { seat: 0, cards: ['blue-4', 'blue-4'] },
        { seat: 1, cards: ['blue-4'] },
      ],
      fallen: [{ seat: 0, cards: ['trumpet', 'trumpet'] }],
      joins: false,
    });
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  -
      B  BT1
      C  B3T
      supply  B4 B4 B4
      out  3`),
    );
  });
  test('J15 the played trumpet joins what is left of one’s wall', () => {
    expect(blow('A  P53\nB  -\nC  P4', 'purple')).toBe(
      trimDrawing(`
      A  P3T
      B  -
      C  P4
      supply  P5
      out  0`),
    );
  });
  test('J16 without a wall of the colour left, the played trumpet leaves the game', () => {
    expect(blow('A  P5\nB  -\nC  P4', 'purple')).toBe(
      trimDrawing(`
      A  -
      B  -
      C  P4
      supply  P5
      out  1`),
    );
  });
});

describe('drawing', () => {
  test('J18 the turn ends with a draw that only its seat sees; others cannot see whether it is a scoring card', () => {
    const state = stateFromDrawing('A  -\nB  -\nC  -', { ...THREE, pile: 'P7 R3' });
    expect(playMove(state, 0, buildMove('Y1'), 0).at(-1)).toEqual({
      type: 'drew',
      seat: 0,
      card: 'purple-7',
    });
    expect(formatLetters(own(state, 0).hand)).toBe('G3 P7 T');
    expect(state.shared.pile).toBe(1);
    const other = stateFromDrawing('A  -\nB  -\nC  -', { ...THREE, pile: 'R1 R3' });
    expect(playMove(other, 0, buildMove('Y1'), 1).at(-1)).toEqual({ type: 'drew', seat: 0, card: null });
    expect(viewOf(other, 1)).toEqual(viewOf(state, 1));
  });
  test('J19 a scoring card is shown, replaced unseen, and the round is scored', () => {
    const state = stateFromDrawing('A  Y1\nB  -\nC  -', { ...THREE, pile: 'S P7 R3', fed: ['Y3', '', ''] });
    const events = playMove(state, 0, buildMove('G3'), 0);
    expect(events.slice(0, 3)).toEqual([
      { type: 'built', seat: 0, card: 'green-3' },
      { type: 'scoringDrawn', seat: 0, round: 1 },
      { type: 'drew', seat: 0, card: 'purple-7' },
    ]);
    expect(listTypes(events.slice(3))).toEqual(['supplyShown', 'scored', 'roundBegun']);
    expect(formatLetters(own(state, 0).hand)).toBe('Y1 P7 T');
    expect([state.shared.pile, state.shared.hands[0]]).toEqual([1, 3]);
  });
  test('J19 a scoring card as the very last card of the pile is not replaced', () => {
    const state = stateFromDrawing('A  Y1\nB  -\nC  -', { ...THREE, round: 3, pile: 'S' });
    const events = playMove(state, 0, buildMove('G3'));
    expect(events.some(({ type }) => type === 'drew')).toBe(false);
    expect(formatLetters(own(state, 0).hand)).toBe('Y1 T');
    expect(state.shared).toMatchObject({ pile: 0, hands: [2, 1, 1], phase: 'over' });
  });
});
