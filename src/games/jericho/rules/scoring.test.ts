import { describe, expect, test } from 'vitest';
import {
  drawState,
  stateFromDrawing,
  formatLetters,
  type DrawnPosition,
  trimDrawing,
} from '../test/drawings.ts';
import { computePayoffs, type State, viewOf } from '../../../core/index.ts';
import { jericho } from './rules.ts';
import { longestWall } from './scoring.ts';
import type { Event, Jericho } from './state.ts';
import { countWallCards, wallLength } from './walls.ts';

function score(drawing: string, position: DrawnPosition = {}): { state: State<Jericho>; events: Event[] } {
  const hands = drawing
    .trim()
    .split('\n')
    .filter((line) => /^\s*[A-E] /.test(line))
    .map(() => 'P5');
  const state = stateFromDrawing(drawing, { hands, pile: 'S Y1 Y1', ...position });
  const events: Event[] = [];
  jericho.apply(
    state,
    0,
    jericho.moves.encode(viewOf(state, 0), { type: 'build', card: 'purple-5' }),
    (event) => events.push(event),
  );
  return { state, events };
}
const won = ({ shared }: State<Jericho>): string[] => shared.won.map(formatLetters);
const of = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

describe('scoring a round', () => {
  test('J20 the whole supply is revealed, and its trumpets leave the game', () => {
    const { state, events } = score('A  -\nB  Y3\nC  -\nsupply  Y1 T\nout  2', {
      fed: ['Y4 T', 'T', 'G1'],
    });
    expect(of(events, 'supplyShown')).toEqual([
      { type: 'supplyShown', cards: ['yellow-1', 'yellow-4', 'green-1'], trumpets: 3 },
    ]);
    expect(state.shared.out).toBe(5);
    expect(state.shared.fed).toEqual([0, 0, 0]);
    expect(state.own.map(({ fed }) => fed)).toEqual([[], [], []]);
  });
  test('J21 the longest wall, trumpets counting 2, takes all supply cards of its colour', () => {
    const { state, events } = score('A  Y7\nB  Y3TTT\nC  Y43\nsupply  Y1 Y3\nout  0', {
      fed: ['Y5', '', 'R1'],
    });
    expect(longestWall(state.shared, 0)).toEqual({ length: 9, seats: [1] });
    expect(won(state)).toEqual(['-', 'Y1 Y3 Y5', '-']);
    expect(of(events, 'scored')[0]).toEqual({
      type: 'scored',
      colour: 'yellow',
      length: 9,
      shares: [{ seat: 1, cards: ['yellow-1', 'yellow-3', 'yellow-5'] }],
      left: [],
    });
  });
  test('J21 a colour without cards in the supply gives nothing and emits no event', () => {
    const { state, events } = score('A  Y7\nB  -\nC  -');
    expect(of(events, 'scored')).toEqual([]);
    expect(won(state)).toEqual(['-', '-', '-']);
  });
  test('J22 tied longest walls share equally, lowest cards first in seat order; the highest stay', () => {
    const { state, events } = score('A  R7\nB  G1\nC  R43\nD  R7\nsupply  R5 R1 R3 R7 R4 R4 R1 R3', {
      fed: ['', '', '', ''],
    });
    expect(won(state)).toEqual(['R1 R3', '-', 'R1 R4', 'R3 R4']);
    expect(formatLetters(state.shared.supply)).toBe('R5 R7');
    expect(of(events, 'scored')).toEqual([
      {
        type: 'scored',
        colour: 'red',
        length: 7,
        shares: [
          { seat: 0, cards: ['red-1', 'red-3'] },
          { seat: 2, cards: ['red-1', 'red-4'] },
          { seat: 3, cards: ['red-3', 'red-4'] },
        ],
        left: ['red-5', 'red-7'],
      },
    ]);
  });
  test('J22 leftovers of a shared longest wall wait for the next scoring', () => {
    const { state } = score('A  B3\nB  B3\nC  -\nsupply  B1 B4 B5');
    expect(won(state)).toEqual(['B1', 'B4', '-']);
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  B3 P5
      B  B3
      C  -
      supply  B5
      out  0`),
    );
    // All seats feed, then seat C breaks the tie for good: B leads and takes the leftover too.
    for (const seat of [0, 1, 2]) jericho.apply(state, seat, jericho.legal(viewOf(state, seat))[0]);
    const next = stateFromDrawing('A  B3\nB  B33\nC  -\nsupply  B5', {
      round: 2,
      hands: ['P5', '', ''],
      pile: 'S Y1',
      won: won(state),
      fed: ['', 'B1', ''],
    });
    jericho.apply(next, 0, jericho.moves.encode(viewOf(next, 0), { type: 'build', card: 'purple-5' }));
    expect(won(next)).toEqual(['B1', 'B4 B1 B5', '-']);
    expect(formatLetters(next.shared.supply)).toBe('-');
  });
  test('J22 fewer cards than tied seats: no seat gets any', () => {
    const { state, events } = score('A  B3\nB  B3\nC  B3\nsupply  B7 B1');
    expect(won(state)).toEqual(['-', '-', '-']);
    expect(formatLetters(state.shared.supply)).toBe('B1 B7');
    expect(of(events, 'scored')[0]?.shares.map(({ cards }) => cards)).toEqual([[], [], []]);
  });
  test('J23 a colour without walls stays in the supply and is public from then on', () => {
    const { state, events } = score('A  Y1\nB  -\nC  -', { fed: ['', 'G3', 'G1'] });
    expect(won(state)).toEqual(['-', '-', '-']);
    expect(formatLetters(state.shared.supply)).toBe('G1 G3');
    expect(of(events, 'scored')).toEqual([
      { type: 'scored', colour: 'green', length: 0, shares: [], left: ['green-1', 'green-3'] },
    ]);
  });
  test('J24 walls stay, and the next round starts with feeding', () => {
    const { state } = score('A  Y31 R4\nB  Y1\nC  GT1\nsupply  Y4');
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  Y31 R4 P5
      B  Y1
      C  GT1
      supply  -
      out  0`),
    );
    expect([state.shared.phase, state.shared.round]).toEqual(['feed', 2]);
  });
});

describe('the end', () => {
  test('J25 after the third scoring, in which 1s still count, every 1 is won; trumpets left alone go', () => {
    const { state, events } = score('A  Y11TT R1\nB  Y5 G11T3\nC  B5\nsupply  Y7', { round: 3 });
    expect(won(state)).toEqual(['Y7 Y1 Y1 R1', 'G1 G1', '-']);
    expect(drawState(state)).toBe(
      trimDrawing(`
      A  P5
      B  Y5 G3T
      C  B5
      supply  -
      out  2`),
    );
    expect(of(events, 'onesTaken')).toEqual([
      { type: 'onesTaken', seat: 0, cards: ['yellow-1', 'yellow-1', 'red-1'], fallen: 2 },
      { type: 'onesTaken', seat: 1, cards: ['green-1', 'green-1'], fallen: 0 },
    ]);
    expect(of(events, 'matchOver')).toEqual([
      { type: 'matchOver', winners: [0], scores: [4, 2, 0], walls: [1, 3, 1] },
    ]);
  });
  test('J25 hands, other wall cards and the supply count nothing', () => {
    const { state } = score('A  Y7\nB  B1\nC  -\nsupply  R7 R5 R5', {
      round: 3,
      hands: ['P5 Y1 Y1', 'Y1', 'Y1'],
    });
    expect(jericho.transcript.result(state)).toEqual({ winners: [1], scores: [0, 1, 0], walls: [2, 0, 0] });
  });
  test('J26 most won cards win', () => {
    const { state } = score('A  -\nB  -\nC  -', { round: 3, won: ['Y1', 'Y1 Y3', 'R3'] });
    expect(computePayoffs(jericho, state)).toEqual([0, 1, 0]);
  });
  test('J26 ties go to the most cards left in walls, trumpets included', () => {
    const { state } = score('A  Y3\nB  G3TT\nC  R33333', { round: 3, won: ['Y1', 'Y1', ''] });
    expect(jericho.transcript.result(state)).toEqual({ winners: [1], scores: [1, 1, 0], walls: [2, 3, 5] });
  });
  test('J26 the 1s and trumpets of J25 no longer count as cards in walls', () => {
    const { state } = score('A  -\nB  Y1TTT\nC  G5 R5', { round: 3, won: ['', '', 'Y1'] });
    expect(jericho.transcript.result(state)).toEqual({ winners: [2], scores: [0, 1, 1], walls: [1, 0, 2] });
  });
  test('J26 still tied, the victory is shared', () => {
    const { state } = score('A  Y3\nB  G3T\nC  R33\nD  R3', { round: 3, won: ['Y1', 'Y1', 'Y1', 'Y1'] });
    expect(computePayoffs(jericho, state)).toEqual([1 / 3, 1 / 3, 1 / 3, 0]);
    expect(jericho.transcript.result(state)).toMatchObject({ winners: [0, 1, 2] });
  });
  test('J26 payoffs are zeros until then', () => {
    expect(computePayoffs(jericho, stateFromDrawing('A  Y1\nB  -\nC  -', { won: ['Y1', '', ''] }))).toEqual([
      0, 0, 0,
    ]);
  });
  test('J21 J26 a wall of all cards of a colour and every trumpet has the right length', () => {
    const { shared } = stateFromDrawing(`A  Y755544443333311${'1'.repeat(2)}${'T'.repeat(22)}\nB  -\nC  -`);
    expect(wallLength(shared.walls[0])).toBe(7 + 15 + 16 + 15 + 4 + 44);
    expect(countWallCards(shared.walls[0])).toBe(39);
  });
});
