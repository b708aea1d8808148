import { describe, expect, test } from 'vitest';
import { FastRng, type Seat, type State, viewOf } from '../../../core/index.ts';
import { closeGaps, listClosings, listShifts } from './closings.ts';
import { parseCard, drawLayout, normalizeDrawing, stateFromDrawing, parseLayout } from '../test/drawings.ts';
import { colourOfRow, type Layout } from './layout.ts';
import { placesFor } from './placement.ts';
import { type Event, schicht, type Schicht } from './rules.ts';

/** All layouts that S15 leaves. */
const ways = (gapped: string): string[] => {
  const layout = parseLayout(gapped);
  return listClosings(layout).map((closing) => drawLayout(closeGaps(layout, closing)));
};
const layouts = (...drawings: string[]): string[] => drawings.map(normalizeDrawing);

function layAt(layout: string, drawnCard: string, row: number, at: number) {
  const state = stateFromDrawing(layout, [drawnCard, 'y1']);
  const events: Event[] = [];
  const move = { type: 'lay', row, at } as const;
  expect(schicht.refusal({ seat: 0, shared: state.shared, own: state.own[0] }, move)).toBe(undefined);
  schicht.apply(state, 0, schicht.moves.encode(viewOf(state, 0), move), (event) => events.push(event));
  return { state, events, layout: drawLayout(state.shared.layout), taken: state.shared.treasures[0] };
}

describe('corridors', () => {
  test('S11 a row of four piles', () => {
    const { layout, taken } = layAt(
      `
        b4
        r3  r8+r9  r11`,
      'r12',
      1,
      3,
    );
    expect(layout).toBe(normalizeDrawing('b4'));
    expect(taken).toEqual(['r3', 'r8', 'r9', 'r11', 'r12'].map(parseCard));
  });
  test('S11 four rows in one column', () => {
    const { layout, taken } = layAt(
      `
        b4  b9
        r3  r9
        .   y8+y9`,
      'g10',
      3,
      0,
    );
    expect(layout).toBe(
      normalizeDrawing(`
        b4
        r3`),
    );
    expect(taken).toEqual(['b9', 'r9', 'y8', 'y9', 'g10'].map(parseCard));
  });
  test('S11 a pile of four cards', () => {
    const { layout, taken } = layAt(
      `
        b4
        r3+r8+s9`,
      'r9',
      1,
      0,
    );
    expect(layout).toBe(normalizeDrawing('b4'));
    expect(taken).toHaveLength(4);
  });
  test('S11 a row and a pile of silver cards only', () => {
    expect(layAt('s3 s8 s9', 's10', 0, 3).layout).toBe('');
    expect(layAt('s3+s8+s9 s20', 's10', 0, 0).layout).toBe('s20');
  });
  test('S21 a colourless row counts for columns, several do too', () => {
    expect(layAt('b4\ns3\nr9', 'g9', 1, 1).taken).toHaveLength(0);
    expect(layAt('. b4\n. s3\n. s9\nr5', 's12', 3, 1).taken).toEqual(
      ['b4', 's3', 's9', 's12'].map(parseCard),
    );
  });
  test('S12 all corridors are taken at once, a card of two only once', () => {
    const { taken } = layAt('. . b9 b15\nr2 r5 r7\n. . g8 g12\n. . . y10', 'r13', 1, 3);
    expect(taken).toEqual(['b15', 'r2', 'r5', 'r7', 'r13', 'g12', 'y10'].map(parseCard));
  });
  test('S20 a row that loses its last coloured card is colourless at once', () => {
    const { state } = layAt('. b9\ns2 r9\n. g9', 'y10', 3, 0);
    expect(drawLayout(state.shared.layout)).toBe('s2');
    expect(state.shared.layout.map(colourOfRow)).toEqual([-1]);
    expect(placesFor(state.shared.layout, parseCard('g1'))).toHaveLength(1);
  });
});

describe('closing', () => {
  test('S13 piles and rows close up in order', () => {
    expect(ways('r3 . r9')).toEqual(layouts('r3 r9'));
    expect(
      ways(`
        r3
        .
        b5`),
    ).toEqual(
      layouts(`
        r3
        b5`),
    );
    expect(
      ways(`
        r3  .
        .   .
        .   b5`),
    ).toEqual(
      layouts(`
        r3
        b5`),
    );
    expect(ways('.')).toEqual(['']);
  });
  test('S14 nothing moves where S4 holds', () => {
    const layout = parseLayout('b3 b5\n. r3\n. g3 g4');
    expect(listClosings(layout).map((closing) => listShifts(layout, closing))).toEqual([[]]);
  });
  test('S14 the fewest cards move, covered ones count', () => {
    expect(ways('b3 .\nr3 . r9\ng2 g4 g6')).toEqual(layouts('b3\nr3 r9\ng2 g4 g6'));
    expect(ways('. . b3\nr3 . r9+r8\ng2 g4 g6')).toEqual(layouts('. . b3\n. r3 r9+r8\ng2 g4 g6'));
  });
  test('S14 of these, the shortest way', () => {
    expect(ways('b3\n. . r9 r10')).toEqual(layouts('b3\nr9 r10'));
    expect(ways('b3 b4 b5\n. . . . r9')).toEqual(layouts('b3 b4 b5\n. . r9'));
  });
  test('S15 of several layouts the seat chooses, in the order of their keys', () => {
    expect(
      ways(`
        b3  b4
        r3  .   r9
        .   g4  g6`),
    ).toEqual(
      layouts(
        `
        b3  b4
        r3  r9
        .   g4  g6`,
        `
        b3  b4
        .   r3  r9
        .   g4  g6`,
      ),
    );
  });
  test('S15 layouts that differ by a shift are one', () => {
    expect(ways('r3 . r9')).toHaveLength(1);
    expect(
      ways(`
        r3
        .
        g9`),
    ).toHaveLength(1);
  });
  test('S15 at most seven layouts', () => {
    expect(
      ways(`
        .   .  .
        r1  .  r9
        g2  .  g8
        b3  .  b7`),
    ).toHaveLength(7);
  });
  test('S13–S15 trying every start finds the same ways', () => {
    const rng = new FastRng(1, 2, 3, 4);
    let choices = 0;
    for (let i = 0; i < 400; i++) {
      const gapped = randomGaps(rng);
      const found = listClosings(gapped).map((closing) => drawLayout(closeGaps(gapped, closing)));
      if (found.length > 1) choices++;
      expect(found.toSorted()).toEqual(byTrying(gapped).toSorted());
    }
    expect(choices).toBeGreaterThan(10);
  });
});

function randomGaps(rng: FastRng): Layout {
  const rows: { start: number; piles: number[][] }[] = [];
  const count = 2 + rng.below(3);
  for (let row = 0; row < count; row++) {
    const piles = Array.from({ length: 1 + rng.below(3) }, () => [1, 2].slice(rng.below(4) > 0 ? 1 : 0));
    rows.push({ start: rng.below(4), piles: piles.map((pile) => (rng.below(3) === 0 ? [] : pile)) });
  }
  return rows;
}

/** S13–S15 by brute force: all starts and lines from far left to far right, weighed pile by pile. */
function byTrying(gapped: Layout): string[] {
  const rows = gapped
    .map(({ start, piles }, line) => ({
      line,
      piles: piles.map((pile, at) => ({ pile, column: start + at })).filter(({ pile }) => pile.length > 0),
    }))
    .filter(({ piles }) => piles.length > 0);
  let best = [Infinity, Infinity];
  let found = new Set<string>();
  const weigh = (top: number, starts: readonly number[]): void => {
    let moved = 0;
    let way = 0;
    rows.forEach(({ line, piles }, k) =>
      piles.forEach(({ pile, column }, j) => {
        const steps = Math.abs(starts[k] + j - column) + Math.abs(top + k - line);
        if (steps > 0) moved += pile.length;
        way += pile.length * steps;
      }),
    );
    if (moved > best[0] || (moved === best[0] && way > best[1])) return;
    if (moved < best[0] || way < best[1]) found = new Set();
    best = [moved, way];
    const left = Math.min(...starts);
    found.add(
      drawLayout(
        rows.map(({ piles }, k) => ({ start: starts[k] - left, piles: piles.map(({ pile }) => pile) })),
      ),
    );
  };
  const tryStarts = (top: number, starts: readonly number[]): void => {
    const k = starts.length;
    if (k === rows.length) {
      weigh(top, starts);
      return;
    }
    for (let start = -3; start <= 7; start++) {
      const columns = rows[k].piles.map((_, j) => start + j);
      const above = rows[k - 1]?.piles.map((_, j) => starts[k - 1] + j);
      if (above === undefined || above.some((column) => columns.includes(column)))
        tryStarts(top, [...starts, start]);
    }
  };
  for (let top = -1; top <= 4; top++) tryStarts(top, []);
  return [...found];
}

describe('worked examples', () => {
  test('X4 a gap in rows: the two left cards move right', () => {
    const { layout, taken, events } = layAt(
      `
        b8  b12
        r7  r9   r15
        .   g5   g10  g11`,
      'y5',
      3,
      0,
    );
    expect(taken).toEqual(['b12', 'r9', 'g5', 'y5'].map(parseCard));
    expect(layout).toBe(
      normalizeDrawing(`
        b8
        r7  r15
        .   g10  g11`),
    );
    expect(events.at(-1)).toEqual({
      type: 'closed',
      seat: 0,
      step: 1,
      moves: [
        { card: 'blue-8', height: 1, columns: 1, rows: 0 },
        { card: 'red-7', height: 1, columns: 1, rows: 0 },
      ],
    });
  });
  test('X5 isolated: blue moves down', () => {
    const { layout, events } = layAt(
      `
        .   b9
        r3  r8  r11
        .   g8  g12`,
      'r16',
      1,
      3,
    );
    expect(layout).toBe(
      normalizeDrawing(`
        b9
        g8  g12`),
    );
    expect(events.at(-1)).toMatchObject({ moves: [{ card: 'blue-9', columns: 0, rows: 1 }] });
  });
  test('X6 a pile: the seat chooses where red 12 goes, onto the 11 it takes four', () => {
    const layout = 'r8+r9+r11 r13';
    expect(placesFor(parseLayout(layout), parseCard('r12'))).toHaveLength(2);
    expect(layAt(layout, 'r12', 0, 1).layout).toBe(normalizeDrawing('r8+r9+r11 r13+r12'));
    const onto = layAt(layout, 'r12', 0, 0);
    expect(onto.layout).toBe(normalizeDrawing('r13'));
    expect(onto.taken).toEqual(['r8', 'r9', 'r11', 'r12'].map(parseCard));
    expect(onto.events.map(({ type }) => type)).toEqual(['laid', 'taken']);
  });
  test('X7 two corridors at once', () => {
    const { layout, taken } = layAt(
      `
        .   .   b9  b15
        r2  r5  r7
        .   .   g8  g12
        .   .   .   y10`,
      'r13',
      1,
      3,
    );
    expect(taken).toHaveLength(7);
    expect(layout).toBe(
      normalizeDrawing(`
        b9
        g8`),
    );
  });
  test('S16 X8 a chain reaction', () => {
    const { layout, taken, events } = layAt(
      `
        .   b9  b15
        r5  r7  r9
        .   .   g8   g12
        .   .   .    y11`,
      'y10',
      3,
      -1,
    );
    expect(taken).toHaveLength(8);
    expect(layout).toBe('r5');
    expect(events.filter(({ type }) => type === 'taken')).toMatchObject([
      { step: 1, corridors: [{ kind: 'column', cards: ['blue-15', 'red-9', 'green-8', 'yellow-10'] }] },
      { step: 2, corridors: [{ kind: 'column', cards: ['blue-9', 'red-7', 'green-12', 'yellow-11'] }] },
    ]);
  });
});

describe('the choice of S15 as a move', () => {
  /** A column is taken, and two rows can each close from either side; both from the same side is one layout. */
  const threeWays = (): State<Schicht> =>
    layAt(
      `
        b3  b4  b5
        r3  r5  r9
        .   g4`,
      'y4',
      3,
      0,
    ).state;
  const act = (state: State<Schicht>, seat: Seat, option: number): void =>
    schicht.apply(state, seat, schicht.moves.encode(viewOf(state, seat), { type: 'close', option }));

  test('S15 only the seat that took the corridor decides, before the next card is laid', () => {
    const state = threeWays();
    expect(state.shared.phase).toBe('close');
    expect(schicht.toAct(state)).toBe(0b01);
    expect(schicht.legal(viewOf(state, 0)).map(schicht.moves.decode)).toEqual([
      { type: 'close', option: 0 },
      { type: 'close', option: 1 },
      { type: 'close', option: 2 },
    ]);
    expect(schicht.legal(viewOf(state, 1))).toEqual([]);
    expect(drawLayout(state.shared.layout)).toBe('b3 . b5\nr3 . r9\n. .\n. .');
  });
  test('S15 each option gives its layout, then the next card is laid', () => {
    const state = threeWays();
    const options = ways(drawLayout(state.shared.layout));
    expect(options).toEqual(
      layouts(
        `
        b3  b5
        r3  r9`,
        `
        b3  b5
        .   r3  r9`,
        `
        .   b3  b5
        r3  r9`,
      ),
    );
    options.forEach((layout, option) => {
      const copy = schicht.clone(state);
      act(copy, 0, option);
      expect(drawLayout(copy.shared.layout)).toBe(layout);
      expect(copy.shared.phase).toBe('lay');
      expect(schicht.toAct(copy)).toBe(0b10);
    });
  });
  test('S15 refusals: turn, closeNow, option', () => {
    const { shared, own } = threeWays();
    const why = (seat: Seat, move: Schicht['move']) =>
      schicht.refusal({ seat, shared, own: own[seat] }, move)?.reason;
    expect(why(1, { type: 'close', option: 0 })).toBe('turn');
    expect(why(0, { type: 'lay', row: 0, at: 0 })).toBe('closeNow');
    expect(why(0, { type: 'close', option: 3 })).toBe('option');
    expect(why(0, { type: 'close', option: -1 })).toBe('option');
    expect(why(0, { type: 'close', option: 1 })).toBe(undefined);
  });
});
