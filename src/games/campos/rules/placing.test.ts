import { describe, expect, test } from 'vitest';
import {
  drawState,
  stateFromDrawing,
  parsePieces,
  type DrawnPosition,
  RING,
  trimDrawing,
} from '../test/drawings.ts';
import { fastRng, type State, viewOf } from '../../../core/index.ts';
import { getArea } from './area.ts';
import { CELLS, layPiece } from './data.ts';
import { findMisplacement, openPlaces, placeAnchor, placeTurn } from './placing.ts';
import { campos } from './rules.ts';
import type { Campos, Move } from './state.ts';

const two: DrawnPosition = {
  hands: ['R>B=G', 'R>B=Y'],
  front: [
    ['BBY', 'YYB'],
    ['YYR', 'RGB'],
  ],
  bag: 'GGY RRG BBR YYB RBY',
};
const place = (q: number, r: number, turn: number): Move => ({ type: 'place', piece: 0, q, r, turn });
const refusal = (state: State<Campos>, move: Move) => campos.refusal(viewOf(state, state.shared.turn), move);

function placed(drawing: string, move: Move): string {
  const state = stateFromDrawing(drawing, two);
  expect(refusal(state, move)).toBeUndefined();
  campos.apply(state, 0, campos.moves.encode(viewOf(state, 0), move));
  return drawState(state);
}

describe('C7', () => {
  // The same anchor next to the first piece in all six rotations, with field a (blue) on it.
  const begun = `
Ra  Ra
  Ga`;
  for (const [turn, after] of [
    'Ra  Ra  Bb  Bb\n  Ga      Yb',
    'Ra  Ra  Bb\n  Ga  Yb  Bb',
    undefined,
    undefined,
    '      Bb  Yb\nRa  Ra  Bb\n  Ga',
    '          Bb\nRa  Ra  Bb  Yb\n  Ga',
  ].entries())
    test(`C7 turn ${turn} lays b and c in directions ${turn} and ${(turn + 1) % 6} of field a`, () => {
      if (after === undefined)
        expect(refusal(stateFromDrawing(begun, two), place(2, 0, turn))).toEqual({
          clause: 'C7',
          reason: 'occupied',
        });
      else expect(placed(begun, place(2, 0, turn))).toBe(trimDrawing(after));
    });
  test('C7 every field needs a free cell', () => {
    const state = stateFromDrawing(begun, two);
    expect(refusal(state, place(0, 0, 3))).toEqual({ clause: 'C7', reason: 'occupied' });
    expect(refusal(state, place(-1, 0, 0))).toEqual({ clause: 'C7', reason: 'occupied' });
    expect(refusal(state, place(1, 2, 4))).toBeUndefined();
    expect(refusal(state, place(0, 2, 4))).toEqual({ clause: 'C7', reason: 'occupied' });
  });
  test('C7 one edge of one field is enough, none is too few', () => {
    const state = stateFromDrawing(begun, two);
    expect(refusal(state, place(3, 0, 0))).toEqual({ clause: 'C7', reason: 'apart' });
    expect(refusal(state, place(3, 0, 2))).toBeUndefined();
    expect(refusal(state, place(2, 1, 0))).toEqual({ clause: 'C7', reason: 'apart' });
    expect(refusal(state, place(30, 30, 0))).toEqual({ clause: 'C7', reason: 'apart' });
  });
  test('C7 the second piece may touch the one just placed and nothing else', () => {
    const state = stateFromDrawing(begun, two);
    campos.apply(state, 0, campos.moves.encode(viewOf(state, 0), place(2, 0, 0)));
    const next: Move = { type: 'place', piece: 1, q: 4, r: 0, turn: 0 };
    expect(refusal(state, next)).toBeUndefined();
    campos.apply(state, 0, campos.moves.encode(viewOf(state, 0), next));
    expect(drawState(state)).toBe(trimDrawing('Ra  Ra  Bb  Bb  Yc  Yc\n  Ga      Yb      Bc'));
  });
  test('C7 an enclosed hole may be filled', () => {
    expect(placed(RING, place(1, 1, 1))).toBe(
      trimDrawing(`
  Yd  Rd  Ra  Ra
    Yd  Bf  Ga  Rb
  Re  Yf  Bf  Gb  Gb
Be  Re  Rc  Bc
          Bc`),
    );
  });
  test('C7 legal placements are all open places, once for each piece of the seat', () => {
    const state = stateFromDrawing(begun, { ...two, front: [['BBY', 'BBY'], two.front![1]] });
    const moves = campos.legal(viewOf(state, 0)).map(campos.moves.decode);
    const of = (index: number): string[] =>
      moves.flatMap((move) =>
        move.type === 'place' && move.piece === index ? [`${move.q} ${move.r} ${move.turn}`] : [],
      );
    expect(of(0)).toEqual(of(1));
    expect(of(0).length + of(1).length).toBe(moves.length);
    // Each triangle of cells has three anchors, each with exactly one rotation.
    expect(of(0).length).toBe(3 * trianglesAround(state));
    expect(trianglesAround(state)).toBe(24);
  });
  test('C7 the open places found at the border are those found by checking every cell', () => {
    const rng = fastRng('open', 0);
    const state = campos.setup({ seats: 2, start: 0, options: {} }, 'open');
    while (state.shared.phase === 'construction') {
      if (state.shared.laid.length % 6 === 1) {
        const area = getArea(state.shared.laid);
        const everywhere: number[] = [];
        for (let anchor = 0; anchor < CELLS; anchor++)
          for (let turn = 0; turn < 6; turn++)
            if (findMisplacement(area, anchor, turn) === undefined) everywhere.push(anchor * 6 + turn);
        expect(openPlaces(area)).toEqual(everywhere);
      }
      campos.apply(state, state.shared.turn!, campos.draw!(viewOf(state, state.shared.turn), rng));
    }
  });
  test('C7 the map follows its list, whatever was asked before', () => {
    const one = parsePieces(begun);
    const other = parsePieces('\n\n\n\nYa  Ya  Bb  Bb\n  Ba      Rb');
    const expected = [openPlaces(getArea(one)), openPlaces(getArea(other))];
    for (let i = 0; i < 3; i++) {
      expect(openPlaces(getArea(one))).toEqual(expected[0]);
      expect(openPlaces(getArea(other))).toEqual(expected[1]);
      expect(openPlaces(getArea(other.slice(0, 1)))).not.toEqual(expected[1]);
    }
    const [place0] = expected[0];
    const more = [...one, layPiece(3, placeAnchor(place0), placeTurn(place0))];
    expect(openPlaces(getArea(more))).not.toEqual(expected[0]);
    expect(openPlaces(getArea(one))).toEqual(expected[0]);
  });
});

function trianglesAround({ shared }: State<Campos>): number {
  const places = openPlaces(getArea(shared.laid));
  const triangles = new Set(
    places.map((open) => {
      const anchor = placeAnchor(open);
      const turn = placeTurn(open);
      const steps = [1, 128, 127, -1, -128, -127];
      return [anchor, anchor + steps[turn], anchor + steps[(turn + 1) % 6]].toSorted((a, b) => a - b).join();
    }),
  );
  return triangles.size;
}

/** The deviation of many draws from uniform, in standard deviations of the chi-square distribution. */
function unevenness(state: State<Campos>, draws: number, seed: string): number {
  const seat = state.shared.turn!;
  const counts = new Map(campos.legal(viewOf(state, seat)).map((action) => [action, 0]));
  const rng = fastRng(seed, 0);
  for (let i = 0; i < draws; i++) {
    const action = campos.draw!(viewOf(state, seat), rng);
    const count = counts.get(action);
    if (count === undefined) throw new Error(`${action} is not legal`);
    counts.set(action, count + 1);
  }
  const expected = draws / counts.size;
  let sum = 0;
  for (const count of counts.values()) sum += (count - expected) ** 2 / expected;
  const freedom = counts.size - 1;
  return freedom === 0 ? 0 : (sum - freedom) / Math.sqrt(2 * freedom);
}

describe('a random draw', () => {
  test('gives every legal move the same chance, in every part of a match', () => {
    const rng = fastRng('even', 0);
    for (const seats of [2, 4]) {
      const state = campos.setup({ seats, start: 0, options: {} }, `even ${seats}`);
      for (let ply = 0; state.shared.turn !== null; ply++) {
        if (ply % 7 < 2) {
          const draws = 40 * campos.legal(viewOf(state, state.shared.turn)).length;
          expect(Math.abs(unevenness(state, draws, `even ${ply}`))).toBeLessThan(4.5);
        }
        campos.apply(state, state.shared.turn, campos.draw!(viewOf(state, state.shared.turn), rng));
      }
    }
  });
  test('depends on the state and the generator alone', () => {
    const state = stateFromDrawing('Ra  Ra\n  Ga', two);
    const other = stateFromDrawing('Ra  Ra  Bb  Bb\n  Ga      Yb', two);
    const draws = (between: () => void): number[] => {
      const rng = fastRng('alone', 0);
      return Array.from({ length: 20 }, () => {
        between();
        return campos.draw!(viewOf(state, 0), rng);
      });
    };
    expect(draws(() => campos.legal(viewOf(other, 0)))).toEqual(draws(() => undefined));
  });
});
