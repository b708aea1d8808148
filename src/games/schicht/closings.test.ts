import { describe, expect, test } from 'vitest';
import { FastRng, type Seat, type State } from '../../core/index.ts';
import { closed, closings, shifts } from './closings.ts';
import { card, draw, drawn, lastRound, layoutOf } from './drawing.ts';
import { colourOfRow, type Layout } from './layout.ts';
import { placesFor } from './places.ts';
import { type Event, schicht, type Schicht } from './rules.ts';

/** All layouts that S15 leaves. */
const ways = (gapped: string): string[] => {
  const layout = layoutOf(gapped);
  return closings(layout).map((closing) => draw(closed(layout, closing)));
};
const layouts = (...drawings: string[]): string[] => drawings.map(drawn);

/** Seat 0 lays its card at a row and a pile; seat 1 has a lower one. */
function layAt(layout: string, drawnCard: string, row: number, at: number) {
  const state = lastRound(layout, [drawnCard, 'y1']);
  const events: Event[] = [];
  const move = { type: 'lay', row, at } as const;
  expect(schicht.refusal({ seat: 0, shared: state.shared, own: state.own[0] }, move)).toBe(undefined);
  schicht.apply(state, 0, schicht.encode(move), (event) => events.push(event));
  return { state, events, layout: draw(state.shared.layout), taken: state.shared.treasures[0] };
}

describe('corridors', () => {
  test('S11 a row of four piles', () => {
    const { layout, taken } = layAt('b4\nr3 r8+r9 r11', 'r12', 1, 3);
    expect(layout).toBe(drawn('b4'));
    expect(taken).toEqual(['r3', 'r8', 'r9', 'r11', 'r12'].map(card));
  });
  test('S11 four rows in one column', () => {
    const { layout, taken } = layAt('b4 b9\nr3 r9\n. y8+y9', 'g10', 3, 0);
    expect(layout).toBe(drawn('b4\nr3'));
    expect(taken).toEqual(['b9', 'r9', 'y8', 'y9', 'g10'].map(card));
  });
  test('S11 a pile of four cards', () => {
    const { layout, taken } = layAt('b4\nr3+r8+r9', 'r9', 1, 0);
    expect(layout).toBe(drawn('b4'));
    expect(taken).toHaveLength(4);
  });
  test('S11 a row and a pile of silver cards only', () => {
    expect(layAt('s3 s8 s9', 's10', 0, 3).layout).toBe('');
    expect(layAt('s3+s8+s9', 's9', 0, 0).layout).toBe('');
  });
  test('S21 a colourless row counts for columns, several do too', () => {
    expect(layAt('b4\ns3\nr9', 'g9', 1, 1).taken).toHaveLength(0);
    expect(layAt('. b4\n. s3\n. s9\nr5', 's12', 3, 1).taken).toEqual(['b4', 's3', 's9', 's12'].map(card));
  });
  test('S12 all corridors at once, a card of two is taken once', () => {
    const { taken } = layAt('. . b9 b15\nr2 r5 r7\n. . g8 g12\n. . . y10', 'r13', 1, 3);
    expect(taken).toEqual(['b15', 'r2', 'r5', 'r7', 'r13', 'g12', 'y10'].map(card));
  });
  test('S20 a row that loses its last coloured card is colourless at once', () => {
    const { state } = layAt('. b9\ns2 r9\n. g9', 'y10', 3, 0);
    expect(draw(state.shared.layout)).toBe('b3 . b5\nr3 . r9\n. .\n. .');
  });
  test('S15 each option gives its layout, then the next card is laid', () => {
    const state = threeWays();
    const options = ways(draw(state.shared.layout));
    expect(options).toEqual(layouts('b3 b5\nr3 r9', 'b3 b5\n. r3 r9', '. b3 b5\nr3 r9'));
    options.forEach((layout, option) => {
      const copy = schicht.clone(state);
      act(copy, 0, option);
      expect(draw(copy.shared.layout)).toBe(layout);
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
