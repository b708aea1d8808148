import { describe, expect, test } from 'vitest';
import { placeMove, removeMove, scoreMove } from '../test/drawings.ts';
import { fastRng, type Json, viewOf } from '../../../core/index.ts';
import { moves } from './moves.ts';
import type { CardName } from './data.ts';
import { campos } from './rules.ts';
import type { Move } from './state.ts';

describe('moves', () => {
  const read = (json: Json): Move | undefined => moves.parse(json);
  test('are read from JSON exactly', () => {
    for (const move of [placeMove(0, -3, 5, 2), scoreMove('R>B=G'), removeMove(4, -4)])
      expect(read(move)).toEqual(move);
    for (const json of [
      null,
      [],
      'place',
      {},
      { type: 'pass' },
      { type: 'place', piece: 2, q: 0, r: 0, turn: 0 },
      { type: 'place', piece: 0, q: 0, r: 0, turn: 6 },
      { type: 'place', piece: 0, q: 0, r: 0, turn: -1 },
      { type: 'place', piece: 0, q: 0.5, r: 0, turn: 0 },
      { type: 'place', piece: 0, q: 0, r: '0', turn: 0 },
      { type: 'place', piece: true, q: 0, r: 0, turn: 0 },
      { type: 'place', piece: 0, q: 0, r: 0 },
      { type: 'place', piece: 0, q: 0, r: 0, turn: 0, card: 'red>blue=green' },
      { type: 'score', card: 'red>red=green' },
      { type: 'score', card: 7 },
      { type: 'score', card: 'red>blue=green', q: 0 },
      { type: 'remove', q: 0 },
      { type: 'remove', q: 0, r: 0, turn: 0 },
    ])
      expect(read(json)).toBeUndefined();
    expect(JSON.stringify(read(JSON.parse('{"type":"remove","q":-0,"r":0}')))).toBe(
      '{"type":"remove","q":0,"r":0}',
    );
    expect(Object.is((read(JSON.parse('{"type":"remove","q":-0,"r":0}')) as { q: number }).q, 0)).toBe(true);
  });
  test('are named by their numbers and name them', () => {
    const rng = fastRng('numbers', 0);
    const some = [0, 23, 24, campos.moves.count - 1];
    for (let i = 0; i < 500; i++) some.push(rng.below(campos.moves.count));
    for (const action of some) expect(moves.encode(null, moves.decode(action))).toBe(action);
  });
  test('have no number beyond the reach of 32 pieces', () => {
    expect(moves.encode(null, placeMove(0, 64, 0, 0))).toBe(-1);
    expect(moves.encode(null, placeMove(0, 0, -65, 0))).toBe(-1);
    expect(moves.encode(null, removeMove(1e300, 0))).toBe(-1);
    expect(moves.encode(null, { type: 'score', card: 'red>red=red' as CardName })).toBe(-1);
    const view = viewOf(campos.setup({ seats: 2, start: 0, options: {} }, 'edge'), 0);
    expect(campos.refusal(view, placeMove(0, 64, 0, 0))).toEqual({ clause: 'C7', reason: 'apart' });
    for (const q of [63, -64])
      for (const r of [63, -64])
        for (let turn = 0; turn < 6; turn++)
          expect(campos.refusal(view, placeMove(0, q, r, turn))).toEqual({ clause: 'C7', reason: 'apart' });
  });
});
