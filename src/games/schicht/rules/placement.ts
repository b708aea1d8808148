/** Where a card may be laid (S8–S10, S18–S20), and laying it there. */
import { type Card, colourOf, CORRIDOR, distance, isSilver, NO_COLOUR, numberOf } from './data.ts';
import { colourOfRow, fromColumnZero, type Layout, type Pile, type Row, topOf } from './layout.ts';

/**
 * A place as one number with the same meaning in every layout. Row −1 is a new row above, and `at` the pile of the top row that it
 * touches. In the other rows `at` runs from −1, the left end, to one past the last pile, the right end.
 */
export type Place = number;
const ABOVE = -1;
const LEFT_END = -1;
/** A new row touches one of at most three piles. */
const TOUCHED = CORRIDOR - 1;
/** The left end, three piles and the right end. */
const IN_ROW = CORRIDOR + 1;
export const PLACE_COUNT = TOUCHED + CORRIDOR * IN_ROW;

export const placeAt = (row: number, at: number): Place =>
  row === ABOVE ? at : TOUCHED + row * IN_ROW + at - LEFT_END;
export const rowOfPlace = (place: Place): number =>
  place < TOUCHED ? ABOVE : Math.floor((place - TOUCHED) / IN_ROW);
export const atOfPlace = (place: Place): number =>
  place < TOUCHED ? place : ((place - TOUCHED) % IN_ROW) + LEFT_END;

export const isPlace = (row: number, at: number): boolean =>
  row === ABOVE ? at >= 0 && at < TOUCHED : row >= 0 && row < CORRIDOR && at >= LEFT_END && at < CORRIDOR;

export const rowOfColour = (layout: Layout, colour: number): number => {
  for (let row = 0; row < layout.length; row++) if (colourOfRow(layout[row]) === colour) return row;
  return -1;
};

/** A buffer for places; a writer returns their new number. */
interface Found {
  [index: number]: Place;
}

/** S8, S18: the places for a card within a row: an end, or the pile nearest in number, or two equally near. */
function findInRow({ piles }: Row, row: number, card: Card, found: Found, count: number): number {
  const number = numberOf(card);
  if (number < numberOf(topOf(piles[0]))) {
    found[count] = placeAt(row, LEFT_END);
    return count + 1;
  }
  if (number > numberOf(topOf(piles[piles.length - 1]))) {
    found[count] = placeAt(row, piles.length);
    return count + 1;
  }
  let nearest = Infinity;
  let end = count;
  for (let at = 0; at < piles.length; at++) {
    const away = distance(card, topOf(piles[at]));
    if (away < nearest) {
      nearest = away;
      end = count;
    }
    if (away === nearest) found[end++] = placeAt(row, at);
  }
  return end;
}

const nearestTop = ({ piles }: Row, card: Card): number => {
  let nearest = Infinity;
  for (const pile of piles) nearest = Math.min(nearest, distance(card, topOf(pile)));
  return nearest;
};

/** S9: a new row, above the top row or below the bottom row, touching the nearest card of the two. */
function findNewRow(layout: Layout, card: Card, found: Found): number {
  const top = layout[0];
  const bottom = layout[layout.length - 1];
  const nearest = Math.min(nearestTop(top, card), nearestTop(bottom, card));
  let count = 0;
  for (let at = 0; at < top.piles.length; at++)
    if (distance(card, topOf(top.piles[at])) === nearest) found[count++] = placeAt(ABOVE, at);
  for (let at = 0; at < bottom.piles.length; at++)
    if (distance(card, topOf(bottom.piles[at])) === nearest) found[count++] = placeAt(layout.length, at);
  return count;
}

/** Writes the places where a card may be laid into `found`, ascending, and returns their number. */
export function findPlaces(layout: Layout, card: Card, found: Found): number {
  if (layout.length === 0) {
    found[0] = placeAt(0, 0); // S10
    return 1;
  }
  let count = 0;
  if (isSilver(card)) {
    // S18, S19: into any row, but it starts none.
    for (let row = 0; row < layout.length; row++) count = findInRow(layout[row], row, card, found, count);
    return count;
  }
  const own = rowOfColour(layout, colourOf(card));
  if (own >= 0) return findInRow(layout[own], own, card, found, 0);
  for (let row = 0; row < layout.length; row++)
    if (colourOfRow(layout[row]) === NO_COLOUR) count = findInRow(layout[row], row, card, found, count); // S20
  return count > 0 ? count : findNewRow(layout, card, found);
}

export function placesFor(layout: Layout, card: Card): Place[] {
  const places: Place[] = [];
  findPlaces(layout, card, places);
  return places;
}

export type How = 'first' | 'above' | 'below' | 'left' | 'right' | 'onto';

export function describePlace(layout: Layout, place: Place): { readonly how: How; readonly against: Card } {
  const row = rowOfPlace(place);
  const at = atOfPlace(place);
  const top = (r: number, p: number): Card => topOf(layout[r].piles[p]);
  if (layout.length === 0) return { how: 'first', against: 0 };
  if (row === ABOVE) return { how: 'above', against: top(0, at) };
  if (row === layout.length) return { how: 'below', against: top(row - 1, at) };
  if (at === LEFT_END) return { how: 'left', against: top(row, 0) };
  if (at === layout[row].piles.length) return { how: 'right', against: top(row, at - 1) };
  return { how: 'onto', against: top(row, at) };
}

export const landingRow = (place: Place): number => Math.max(0, rowOfPlace(place));

export function layCard(layout: Layout, card: Card, place: Place): Layout {
  const row = rowOfPlace(place);
  const at = atOfPlace(place);
  const pile: Pile = [card];
  if (layout.length === 0) return [{ start: 0, piles: [pile] }];
  if (row === ABOVE) return [{ start: layout[0].start + at, piles: [pile] }, ...layout];
  if (row === layout.length) return [...layout, { start: layout[row - 1].start + at, piles: [pile] }];
  const rows = layout.slice();
  const { start, piles } = layout[row];
  if (at === LEFT_END) {
    rows[row] = { start: start - 1, piles: [pile, ...piles] };
    return start === 0 ? fromColumnZero(rows) : rows;
  }
  const grown = piles.slice();
  if (at === piles.length) grown.push(pile);
  else grown[at] = [...piles[at], card];
  rows[row] = { start, piles: grown };
  return rows;
}
