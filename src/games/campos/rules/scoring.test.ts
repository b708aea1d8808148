import { describe, expect, test } from 'vitest';
import { parseCard, drawState, stateFromDrawing, scoreMove, trimDrawing } from '../test/drawings.ts';
import { fastRng, type State, viewOf } from '../../../core/index.ts';
import { largestAreas } from './area.ts';
import { listCards } from './data.ts';
import { DRAWINGS } from './examples.ts';
import { campos } from './rules.ts';
import { type Campos, type Event, type Move, playedBy, playedCard, playedPoints } from './state.ts';

const refusal = (state: State<Campos>, move: Move) => campos.refusal(viewOf(state, state.shared.turn), move);
function play(state: State<Campos>, move: Move): Event | undefined {
  expect(refusal(state, move)).toBeUndefined();
  const events: Event[] = [];
  campos.apply(
    state,
    state.shared.turn!,
    campos.moves.encode(viewOf(state, state.shared.turn), move),
    (event) => events.push(event),
  );
  return events[0];
}
const cardsToPlay = (state: State<Campos>): Move[] =>
  campos
    .legal(viewOf(state, state.shared.turn))
    .map(campos.moves.decode)
    .filter(({ type }) => type === 'score');

describe('scoring', () => {
  /** The rulebook's example: largest areas red 7, green 5, blue 3, yellow 2. */
  const example = DRAWINGS.areas;
  const afterFirst = (drawing: string, hand: string): State<Campos> =>
    stateFromDrawing(drawing, {
      hands: [hand, 'R>Y=G'],
      front: [
        ['BBY', ''],
        ['YYR', 'RGB'],
      ],
      bag: 'GGY RRG',
      pile: 'Y>R=B Y>R=G Y>B=G Y>G=R Y>G=B B>R=G B>G=R B>G=Y B>Y=G G>R=Y',
      second: true,
    });

  test('C8 the worked example: red 7 is larger than blue 3, so green scores 5', () => {
    const state = afterFirst(example, 'R>B=G Y>B=R');
    expect(largestAreas(state.shared.laid)).toEqual([7, 5, 3, 2]);
    expect(drawState(state)).toBe(trimDrawing(example));
    expect(refusal(state, scoreMove('Y>B=R'))).toEqual({ clause: 'C8', reason: 'condition' });
    expect(play(state, scoreMove('R>B=G'))).toEqual({
      type: 'scored',
      seat: 0,
      card: 'red>blue=green',
      points: 5,
    });
    expect(state.shared.scores).toEqual([5, 0]);
    expect(state.shared.hands).toEqual([1, 1]);
    expect(listCards(state.own[0].hand)).toEqual([parseCard('Y>B=R')]);
    const [played] = state.shared.played;
    expect([playedBy(played), playedCard(played), playedPoints(played)]).toEqual([0, parseCard('R>B=G'), 5]);
  });
  test('C8 a card that is not in the hand cannot be played', () =>
    expect(refusal(afterFirst(example, 'Y>B=R'), scoreMove('R>B=G'))).toEqual({
      clause: 'C8',
      reason: 'card',
    }));
  test('C8 strictly larger: equal areas satisfy neither order', () => {
    const state = afterFirst('Ra  Ra  Gb  Gb\n  Ga      Yb', 'R>G=B G>R=B R>B=G Y>B=R B>R=Y');
    expect(largestAreas(state.shared.laid)).toEqual([2, 2, 0, 1]);
    expect(cardsToPlay(state)).toEqual([scoreMove('R>B=G'), scoreMove('Y>B=R')]);
  });
  test('C8 an absent colour has size 0: any field beats it, it beats nothing and scores 0', () => {
    const state = afterFirst('Ra  Ra\n  Ga', 'G>B=Y B>Y=R Y>B=R R>G=Y');
    expect(refusal(state, scoreMove('B>Y=R'))).toEqual({ clause: 'C8', reason: 'condition' });
    expect(refusal(state, scoreMove('Y>B=R'))).toEqual({ clause: 'C8', reason: 'condition' });
    expect(play(state, scoreMove('G>B=Y'))).toMatchObject({ type: 'scored', points: 0 });
  });
  test('C8 fields are connected across edges, within and between pieces', () => {
    const apart = afterFirst('Ra  Ra  Gb  Rb\n  Ga      Rb', 'R>B=G');
    expect(largestAreas(apart.shared.laid)[0]).toBe(2);
    const joined = afterFirst('Ra  Ra  Rb  Rb\n  Ga      Gb', 'R>B=G');
    expect(largestAreas(joined.shared.laid)[0]).toBe(4);
  });
  test('C8 the largest areas equal those of a flood fill at every step of whole matches', () => {
    for (const seats of [2, 3, 4]) {
      const state = campos.setup({ seats, start: 0, options: {} }, `areas ${seats}`);
      const rng = fastRng('areas', seats);
      while (state.shared.turn !== null) {
        // Called for a third of the moves only, so that an update spans several pieces.
        if (rng.below(3) === 0) expect(largestAreas(state.shared.laid)).toEqual(floodFill(drawState(state)));
        campos.apply(state, state.shared.turn, campos.draw!(viewOf(state, state.shared.turn), rng));
      }
    }
  });
  test('C8 an area read seldom, as in a replay, equals one read always', () => {
    for (let match = 0; match < 30; match++) {
      const seats = 2 + (match % 3);
      const state = campos.setup({ seats, start: 0, options: {} }, `seldom ${match}`);
      const replay = campos.clone(state);
      const rng = fastRng('seldom', match);
      while (state.shared.turn !== null) {
        const seat = state.shared.turn;
        const action = campos.draw!(viewOf(state, seat), rng);
        campos.apply(state, seat, action);
        campos.apply(replay, seat, action);
        if (rng.below(8) > 0) continue;
        expect(largestAreas(replay.shared.laid)).toEqual(largestAreas(state.shared.laid));
      }
      expect(replay.shared.scores).toEqual(state.shared.scores);
    }
  });
});

function floodFill(drawing: string): number[] {
  const colours = new Map<string, string>();
  for (const [r, line] of drawing.split('\n').entries())
    for (const { 0: token, index } of line.matchAll(/\S+/g)) colours.set(`${index} ${r}`, token[0]);
  return ['R', 'G', 'B', 'Y'].map((letter) => {
    const left = new Set([...colours].flatMap(([at, colour]) => (colour === letter ? [at] : [])));
    let largest = 0;
    for (const start of left) {
      const area = [start];
      left.delete(start);
      for (const at of area) {
        const [x, r] = at.split(' ').map(Number);
        for (const [dx, dr] of [
          [4, 0],
          [2, 1],
          [-2, 1],
          [-4, 0],
          [-2, -1],
          [2, -1],
        ])
          if (left.delete(`${x + dx} ${r + dr}`)) area.push(`${x + dx} ${r + dr}`);
      }
      largest = Math.max(largest, area.length);
    }
    return largest;
  });
}
