import { describe, expect, test } from 'vitest';
import { parseCard, drawLayout, normalizeDrawing, stateFromDrawing, parseLayout } from '../test/drawings.ts';
import { colourOfRow } from './layout.ts';
import { atOfPlace, isPlace, layCard, PLACE_COUNT, placeAt, placesFor, rowOfPlace } from './placement.ts';
import { schicht } from './rules.ts';

/** Every possible layout after laying a card, in the order of the places. */
const results = (layout: string, drawnCard: string): string[] => {
  const before = parseLayout(layout);
  return placesFor(before, parseCard(drawnCard)).map((place) =>
    drawLayout(layCard(before, parseCard(drawnCard), place)),
  );
};
const layouts = (...drawings: string[]): string[] => drawings.map(normalizeDrawing);
const moves = (layout: string, drawnCard: string): [row: number, at: number][] =>
  placesFor(parseLayout(layout), parseCard(drawnCard)).map((place) => [rowOfPlace(place), atOfPlace(place)]);

describe('into its row', () => {
  test('S8 higher than every top card: right end', () => {
    expect(results('r3 r8', 'r9')).toEqual(layouts('r3 r8 r9'));
    expect(moves('r3 r8', 'r9')).toEqual([[0, 2]]);
  });
  test('S8 lower than every top card: left end, and the columns start there', () => {
    expect(results('b9\nr3 r8', 'r2')).toEqual(layouts('.  b9\nr2 r3 r8'));
    expect(moves('b9\nr3 r8', 'r2')).toEqual([[1, -1]]);
  });
  test('S8 in between: onto the nearest', () => {
    expect(results('r3 r8 r15', 'r11')).toEqual(layouts('r3 r8+r11 r15'));
    expect(results('r3 r8 r15', 'r12')).toEqual(layouts('r3 r8 r15+r12'));
  });
  test('S8 two equally near: the seat chooses', () => {
    expect(results('r3 r8 r16', 'r12')).toEqual(layouts('r3 r8+r12 r16', 'r3 r8 r16+r12'));
    expect(moves('r3 r8 r16', 'r12')).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
  test('S5 only the top card counts', () => {
    expect(results('r8+r4 r15', 'r7')).toEqual(layouts('r8+r4+r7 r15'));
    expect(results('r8+r4 r15', 'r3')).toEqual(layouts('r3 r8+r4 r15'));
  });
  test('X2 red 15 to the right of red 8, then red 9 onto the 8', () => {
    expect(results('r8', 'r15')).toEqual(layouts('r8 r15'));
    expect(results('r8 r15', 'r9')).toEqual(layouts('r8+r9 r15'));
  });
});

describe('a new row', () => {
  test('S9 one row: above and below each of the nearest cards', () => {
    expect(results('r4 r8', 'b6')).toEqual(layouts('b6\nr4 r8', '. b6\nr4 r8', 'r4 r8\nb6', 'r4 r8\n. b6'));
    expect(moves('r4 r8', 'b6')).toEqual([
      [-1, 0],
      [-1, 1],
      [1, 0],
      [1, 1],
    ]);
  });
  test('S9 above the top row or below the bottom row, at the nearest card', () => {
    expect(results('b2 b10\nr4 r8', 'g7')).toEqual(layouts('b2 b10\nr4 r8\n. g7'));
    expect(results('b2 b10\nr4 r8', 'g11')).toEqual(layouts('. g11\nb2 b10\nr4 r8'));
  });
  test('S9 a card of a middle row has no free side', () => {
    expect(results('b2\nr8\ng15', 'y9')).toEqual(layouts('b2\nr8\ng15\ny9'));
  });
  test('S9 silver top cards count as cards to be laid against', () => {
    expect(results('b2 b5+s10\nr7', 'g9')).toEqual(layouts('. g9\nb2 b5+s10\nr7'));
  });
  test('S10 on an empty table the card simply lies there', () => {
    expect(results('', 'g9')).toEqual(layouts('g9'));
    expect(results('', 's9')).toEqual(layouts('s9'));
    expect(moves('', 'g9')).toEqual([[0, 0]]);
  });
  test('X3 blue 9 above or below the red 9; green 8 at three equally near cards', () => {
    expect(results('r7 r9', 'b9')).toEqual(
      layouts(
        `
        .   b9
        r7  r9`,
        `
        r7  r9
        .   b9`,
      ),
    );
    expect(
      results(
        `
        .   b9
        r7  r9`,
        'g8',
      ),
    ).toEqual(
      layouts(
        `
        .   g8
        .   b9
        r7  r9`,
        `
        .   b9
        r7  r9
        g8`,
        `
        .   b9
        r7  r9
        .   g8`,
      ),
    );
  });
});

describe('silver', () => {
  test('S18 into any row, nearness compared within each row', () => {
    expect(results('b9 b15\nr3', 's10')).toEqual(layouts('b9+s10 b15\nr3', 'b9 b15\nr3 s10'));
    expect(results('s4\nr9', 's5')).toEqual(layouts('s4 s5\nr9', '.  s4\ns5 r9'));
  });
  test('S18 an equal number: onto that pile, and a coloured card onto a silver one likewise', () => {
    expect(results('r4 r9', 's9')).toEqual(layouts('r4 r9+s9'));
    expect(results('r4 s9', 'r9')).toEqual(layouts('r4 s9+r9'));
    expect(results('s4 r9', 'r4')).toEqual(layouts('s4+r4 r9'));
  });
  test('S19 a silver card starts no row', () => {
    expect(moves('r9', 's20')).toEqual([[0, 1]]);
  });
  test('S20 a row of silver cards only has no colour; a covered card gives it one', () => {
    expect(parseLayout('s4+s5 s9').map(colourOfRow)).toEqual([-1]);
    expect(parseLayout('r4+s5 s9').map(colourOfRow)).toEqual([1]);
  });
  test('S20 a colour without a row goes into the colourless one', () => {
    expect(results('s4 s9\nb7', 'g5')).toEqual(layouts('s4+g5 s9\nb7'));
  });
  test('S20 several colourless rows: the seat chooses', () => {
    expect(results('s4\ns9\nb7', 'g6')).toEqual(layouts('s4 g6\ns9\nb7', '.  s4\ng6 s9\n. b7'));
  });
  test('S20 a colour with a row goes there', () => {
    expect(results('s4\nb7', 'b5')).toEqual(layouts('. s4\nb5 b7'));
  });
  test('X9 silver 15 left of the red 16, or onto the blue 15', () => {
    expect(
      results(
        `
        r16
        b15`,
        's15',
      ),
    ).toEqual(
      layouts(
        `
        s15  r16
        .    b15`,
        `
        r16
        b15+s15`,
      ),
    );
  });
  test('X10 red 16 must be laid to the right of the silver 1', () => {
    expect(results('s1', 'r16')).toEqual(layouts('s1 r16'));
    expect(
      results(
        `
        s1
        b8`,
        'r16',
      ),
    ).toEqual(
      layouts(`
        s1  r16
        b8`),
    );
  });
});

test('every place has its own number', () => {
  for (let place = 0; place < PLACE_COUNT; place++) {
    expect(isPlace(rowOfPlace(place), atOfPlace(place))).toBe(true);
    expect(placeAt(rowOfPlace(place), atOfPlace(place))).toBe(place);
  }
  expect(isPlace(-1, -1)).toBe(false);
  expect(isPlace(-1, 3)).toBe(false);
  expect(isPlace(4, 0)).toBe(false);
  expect(isPlace(0, 4)).toBe(false);
});

const refusal = (layout: string, drawnCard: string, row: number, at: number): string | undefined => {
  const { shared, own } = stateFromDrawing(layout, [drawnCard, 'y1']);
  const refused = schicht.refusal({ seat: 0, shared, own: own[0] }, { type: 'lay', row, at });
  return refused && `${refused.clause} ${refused.reason}`;
};

describe('refusals', () => {
  test('S8 ownRow', () => {
    expect(refusal('r8\nb9', 'r9', 1, 0)).toBe('S8 ownRow');
    expect(refusal('r8\nb9', 'r9', -1, 0)).toBe('S8 ownRow');
    expect(refusal('r8\nb9', 'r9', 7, 0)).toBe('S8 ownRow');
    expect(refusal('r8\nb9', 'r9', 0, 1)).toBe(undefined);
  });
  test('S8 leftEnd', () => expect(refusal('r8\nb9', 'r7', 0, 0)).toBe('S8 leftEnd'));
  test('S8 rightEnd', () => expect(refusal('r8\nb9', 'r9', 0, -1)).toBe('S8 rightEnd'));
  test('S8 nearest', () => expect(refusal('r8 r15', 'r9', 0, 1)).toBe('S8 nearest'));
  test('S9 newRow', () => expect(refusal('r8\nb9', 'g9', 1, 0)).toBe('S9 newRow'));
  test('S9 nearestEdge', () => {
    expect(refusal('r8\nb9', 'g9', -1, 0)).toBe('S9 nearestEdge');
    expect(refusal('r8\nb9', 'g9', 2, 3)).toBe('S9 nearestEdge');
    expect(refusal('r8\nb9', 'g9', 2, 0)).toBe(undefined);
  });
  test('S10 empty', () => {
    expect(refusal('', 'g9', -1, 0)).toBe('S10 empty');
    expect(refusal('', 'g9', 0, 0)).toBe(undefined);
  });
  test('S18 within a row S8 decides for silver too', () => {
    expect(refusal('r8\nb9', 's9', 0, 0)).toBe('S8 rightEnd');
    expect(refusal('r8\nb9', 's9', 1, 0)).toBe(undefined);
  });
  test('S19 silverNoRow', () => expect(refusal('r8\nb9', 's9', 2, 0)).toBe('S19 silverNoRow'));
  test('S20 colourlessRow', () => {
    expect(refusal('s8\nb9', 'g9', 1, 0)).toBe('S20 colourlessRow');
    expect(refusal('s8\nb9', 'g9', 2, 0)).toBe('S20 colourlessRow');
    expect(refusal('s8\nb9', 'g9', 0, 0)).toBe('S8 rightEnd');
    expect(refusal('s8\nb9', 'g9', 0, 1)).toBe(undefined);
  });
});
