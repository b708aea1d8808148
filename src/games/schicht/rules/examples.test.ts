/** The rules agree with the examples of the rules page. */
import { expect, test } from 'vitest';
import { cardName } from './data.ts';
import { parseCard } from './parseDrawing.ts';
import { EXAMPLES } from './examples.ts';
import type { Layout } from './layout.ts';
import { describePlace, placesFor } from './placement.ts';
import { drawLayout } from '../test/drawings.ts';

const listPlaces = (layout: Layout, drawn: string): string[] =>
  placesFor(layout, parseCard(drawn)).map((place) => {
    const { how, against } = describePlace(layout, place);
    return `${how} ${cardName(against)}`;
  });

test('S8 ends of a row, the nearest card, and a choice', () => {
  const { layout } = EXAMPLES.row();
  expect(listPlaces(layout, 'r20')).toEqual(['right red-16']);
  expect(listPlaces(layout, 'r2')).toEqual(['left red-3']);
  expect(listPlaces(layout, 'r9')).toEqual(['onto red-8']);
  expect(listPlaces(layout, 'r12')).toEqual(['onto red-8', 'onto red-16']);
});
test('S9 three cards are equally near', () => {
  expect(listPlaces(EXAMPLES.start().layout, 'g8').toSorted()).toEqual([
    'above blue-9',
    'below red-7',
    'below red-9',
  ]);
});
test('S12 a row and a column at once: seven cards', () => {
  const { taking } = EXAMPLES.two();
  expect(taking?.corridors.map(({ kind }) => kind).toSorted()).toEqual(['column', 'row']);
  expect(taking?.cards.length).toBe(7);
});
test('S14 the two cards on the left move', () => {
  const { taking, after } = EXAMPLES.closing();
  expect(taking?.cards.map(cardName).toSorted()).toEqual(['blue-12', 'green-5', 'red-9', 'yellow-5']);
  expect(after === null ? '' : drawLayout(after)).toBe('b8\nr7 r15\n. g10 g11');
});
test('S20 the row without a colour is where the red card must go', () => {
  const { layout } = EXAMPLES.silver();
  expect(listPlaces(layout, 'r16')).toEqual(['right silver-1']);
});
