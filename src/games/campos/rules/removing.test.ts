import { describe, expect, test } from 'vitest';
import { drawState, stateFromDrawing, RING, trimDrawing } from '../test/drawings.ts';
import { fastRng, type State, viewOf } from '../../../core/index.ts';
import { getArea } from './area.ts';
import {
  anchorOf,
  columnOf,
  DIRECTIONS,
  EVERY_CARD,
  FIELDS,
  isLying,
  type Laid,
  rowOf,
  turnOf,
} from './data.ts';
import { DRAWINGS } from './examples.ts';
import { listSlots, findRemovable, findObstacle } from './removing.ts';
import { campos } from './rules.ts';
import type { Campos } from './state.ts';

const area = (drawing: string): State<Campos> =>
  stateFromDrawing(drawing, { hands: ['R>B=G', 'R>B=Y'], phase: 'deconstruction' });
const findSlot = (tag: string): number => 'abcdefghijklmnopqrstuvwxyz'.indexOf(tag);
const formatTags = (slots: readonly number[]): string =>
  slots.map((slot) => 'abcdefghijklmnopqrstuvwxyz'[slot]).join('');

const removal = (state: State<Campos>, tag: string) => {
  const anchor = anchorOf(state.shared.laid[findSlot(tag)]);
  return { type: 'remove', q: columnOf(anchor), r: rowOf(anchor) } as const;
};
const refusal = (state: State<Campos>, tag: string) =>
  campos.refusal(viewOf(state, state.shared.turn), removal(state, tag));
const free = (drawing: string): string =>
  formatTags(listSlots(findRemovable(getArea(area(drawing).shared.laid))));
/** The area after legal removals. */
function without(drawing: string, tags: string): string {
  const state = area(drawing);
  for (const tag of tags) {
    expect(refusal(state, tag)).toBeUndefined();
    campos.apply(
      state,
      state.shared.turn!,
      campos.moves.encode(viewOf(state, state.shared.turn), removal(state, tag)),
    );
  }
  return drawState(state);
}

describe('C14 the rest must stay connected', () => {
  const chain = DRAWINGS.bridge;
  test('C14 the middle of a chain may not go: the area would fall apart', () => {
    expect(refusal(area(chain), 'b')).toEqual({ clause: 'C14', reason: 'split' });
    expect(free(chain)).toBe('ac');
  });
  test('C14 its ends may, one after the other', () => {
    expect(without(chain, 'a')).toBe(trimDrawing('Gb  Rb  Bc  Bc\n  Gb      Rc'));
    expect(without(chain, 'ab')).toBe(trimDrawing('Bc  Bc\n  Rc'));
    expect(without(chain, 'cb')).toBe(trimDrawing('Ra  Ra\n  Ga'));
  });
  test('C14 a piece that holds two others may not go, but they may', () => {
    const forked = `
  Gb  Gb  Ra  Ra
    Rb      Ga
          Bc  Bc
            Rc`;
    expect(refusal(area(forked), 'a')).toEqual({ clause: 'C14', reason: 'split' });
    expect(free(forked)).toBe('bc');
  });
  test('C14 a ring stays connected whichever piece goes', () => {
    expect(free(RING)).toBe('abcde');
    expect(without(RING, 'b')).toBe(
      trimDrawing(`
  Yd  Rd  Ra  Ra
    Yd  .   Ga
  Re
Be  Re  Rc  Bc
          Bc`),
    );
    const open = area(RING);
    campos.apply(open, 0, campos.moves.encode(viewOf(open, 0), removal(open, 'b')));
    expect(formatTags(listSlots(findRemovable(getArea(open.shared.laid))))).toBe('ac');
  });
  test('C14 the last piece may go, and the one before it', () => {
    expect(free('Ra  Ra\n  Ga')).toBe('a');
    expect(free('Ra  Ra  Gb  Rb\n  Ga      Gb')).toBe('ab');
  });
});

describe('C15 a piece must come out straight without moving its neighbours', () => {
  test('C15 a piece with neighbours all around is locked in', () => {
    const enclosed = `
          Rd
Re  Be  Yd  Yd
  Re  Gf  Gf  Bc
Ra  Ra  Bf  Bc  Rc
  Ga  Gb  Gb
        Rb`;
    expect(refusal(area(enclosed), 'f')).toEqual({ clause: 'C15', reason: 'locked' });
  });
  test('C15 a piece in a notch is locked in although one of its sides is open', () => {
    const notch = DRAWINGS.locked;
    expect(refusal(area(notch), 'b')).toEqual({ clause: 'C15', reason: 'locked' });
    expect(free(notch)).toBe('acd');
    // Without the piece that narrows the notch it comes out.
    expect(without(notch, 'cb')).toBe(trimDrawing('    Ra  Ra\n      Ga\n    Yd\n  Rd  Yd'));
  });
  test('C15 a piece with only one way out, in a corner direction, may go', () => {
    const wedge = `
Ra  Ra  Gb  Rb
  Ga  Bc  Gb
    Bc  Rc`;
    expect(free(wedge)).toContain('c');
    expect(without(wedge, 'c')).toBe(trimDrawing('Ra  Ra  Gb  Rb\n  Ga      Gb'));
  });
  test('C15 a hole is no way out: a piece open only to a hole is locked in', () => {
    const inside = `
        Ra  Ra
  Gg  Bg  Ga  Bc  Rc
    Bg  Gb  .   Bc
  Gf  Gb  Rb  Rd
Gf  Bf      Yd  Yd
      Be  Re
        Re`;
    expect(refusal(area(inside), 'b')).toEqual({ clause: 'C15', reason: 'locked' });
  });
  test('C15 a piece beside a hole may go outwards', () => {
    expect(free(DRAWINGS.ring)).toBe('abc');
    expect(without(DRAWINGS.ring, 'c')).toBe(trimDrawing('Ra  Ra  Gb  Rb\n  Ga      Gb'));
  });
  test('C15 a piece far away blocks the way too', () => {
    const barred = `
                Ra  Ra
  Rd      Gb  Rb  Ga
Yd  Yd      Gb  Re
      Bc  Bc  Re  Be
        Rc`;
    expect(refusal(area(barred), 'b')).toEqual({ clause: 'C15', reason: 'locked' });
    expect(without(barred, 'db')).toBe(
      trimDrawing(`
                Ra  Ra
                  Ga
                Re
      Bc  Bc  Re  Be
        Rc`),
    );
  });
});

describe('C16 where no piece may go, being locked in is waived', () => {
  // A chain with both ends curled up: all pieces but j and k hold it together, and these two are locked in.
  const curled = `
    Rb  Rb  Rc  Rc
      Gb      Gc
Ra  Ra          Rd
  Ga  Bj      Gd  Gd  Be
    Bj  Yj          Be  Ye
                  Rf  Rf
        Yk  Yk      Bf
          Gk      Gg
    Bi  Bi      Gg  Yg
      Ri  Yh  Yh
            Rh`;
  test('C16 only C14 counts then', () => {
    const state = area(curled);
    expect(formatTags(listSlots(findRemovable(getArea(state.shared.laid))))).toBe('jk');
    expect(refusal(state, 'j')).toBeUndefined();
    expect(refusal(state, 'b')).toEqual({ clause: 'C14', reason: 'split' });
    expect(literal(state.shared.laid)).toEqual({ connected: 'jk', out: '' });
  });
  test('C16 each removal is judged separately', () => {
    const state = area(curled);
    campos.apply(state, 0, campos.moves.encode(viewOf(state, 0), removal(state, 'k')));
    expect(literal(state.shared.laid)).toEqual({ connected: 'ij', out: 'i' });
    expect(formatTags(listSlots(findRemovable(getArea(state.shared.laid))))).toBe('i');
    expect(refusal(state, 'j')).toEqual({ clause: 'C15', reason: 'locked' });
  });
  test('C16 a random draw follows it too', () => {
    const state = area(curled);
    const seen = new Set<number>();
    const rng = fastRng('curled', 0);
    for (let i = 0; i < 100; i++) seen.add(campos.draw!(viewOf(state, 0), rng));
    expect([...seen].toSorted((a, b) => a - b)).toEqual(campos.legal(viewOf(state, 0)));
  });
  test('C16 a random draw gives a card no better chance than a piece', () => {
    const state = area(curled);
    state.shared.second = true;
    state.own[0].hand = EVERY_CARD;
    const actions = campos.legal(viewOf(state, 0));
    expect(actions.length).toBe(8);
    const counts = new Map(actions.map((action) => [action, 0]));
    const rng = fastRng('fair', 0);
    for (let i = 0; i < 500 * actions.length; i++) {
      const action = campos.draw!(viewOf(state, 0), rng);
      counts.set(action, counts.get(action)! + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(90);
  });
});

type Vector = readonly [number, number];
const plus = ([a, b]: Vector, [c, d]: Vector, times = 1): Vector => [a + c * times, b + d * times];

/** C14 and C15 literally, with sets of cells: the pieces that leave the rest connected, and those of them that come out. */
function literal(laid: readonly Laid[]): { connected: string; out: string } {
  const cells = laid.map((piece) =>
    isLying(piece)
      ? FIELDS[turnOf(piece)].map((field) => plus([columnOf(anchorOf(piece)), rowOf(anchorOf(piece))], field))
      : [],
  );
  const lying = cells.flatMap((fields, slot) => (fields.length > 0 ? [slot] : []));
  const areConnected = (slots: readonly number[]): boolean => {
    const left = new Set(slots.slice(1));
    const reached = slots.slice(0, 1);
    for (const slot of reached)
      for (const other of left)
        if (
          cells[slot].some((cell) =>
            DIRECTIONS.some((way) => cells[other].some((c) => c.join() === plus(cell, way).join())),
          )
        ) {
          left.delete(other);
          reached.push(other);
        }
    return left.size === 0;
  };
  const comesOut = (slot: number): boolean => {
    const others = new Set(lying.flatMap((other) => (other === slot ? [] : cells[other].map(String))));
    const at = (i: number): Vector => DIRECTIONS[(i + 6) % 6];
    const ways = DIRECTIONS.flatMap((way, i) => {
      const corner = plus(way, at(i + 1));
      return [
        { way, over: [at(i - 1), way, at(i + 1)] },
        { way: corner, over: [way, at(i + 1), corner] },
      ];
    });
    return ways.some(({ way, over }) =>
      cells[slot].every((cell) =>
        over.every((offset) => {
          for (let k = 0; k < 70; k++) if (others.has(String(plus(plus(cell, offset), way, k)))) return false;
          return true;
        }),
      ),
    );
  };
  const connected = lying.filter((slot) => areConnected(lying.filter((other) => other !== slot)));
  return { connected: formatTags(connected), out: formatTags(connected.filter(comesOut)) };
}

test('C14–C16 removable pieces are those of the literal clauses, in whole matches', () => {
  for (const seats of [2, 4]) {
    const state = campos.setup({ seats, start: 0, options: {} }, `literal ${seats}`);
    const rng = fastRng('literal', seats);
    while (state.shared.turn !== null) {
      const { laid, phase, turn } = state.shared;
      if (phase === 'deconstruction' && laid.length <= 26) {
        const { connected, out } = literal(laid);
        expect(formatTags(listSlots(findRemovable(getArea(laid))))).toBe(out === '' ? connected : out);
        for (const [slot, piece] of laid.entries())
          if (isLying(piece))
            expect(findObstacle(getArea(laid), slot)).toBe(
              !connected.includes(formatTags([slot]))
                ? 'split'
                : !out.includes(formatTags([slot]))
                  ? 'locked'
                  : undefined,
            );
      }
      campos.apply(state, turn, campos.draw!(viewOf(state, turn), rng));
    }
  }
});
