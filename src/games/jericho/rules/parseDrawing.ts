/** Walls and cards drawn as text, for examples and tests: `GT11` is a green wall of a trumpet and two 1s, `Y4` a yellow 4. */
import type { Seat } from '../../../core/index.ts';
import { type Card, SCORING, TRUMPET } from './data.ts';
import { type Wall, wallPlace, withCard } from './walls.ts';

export const LETTERS = 'YRGBP';
const VALUE_PLACES = '13457';

/** "G3", "T" for a trumpet, "S" for a scoring card. */
export function parseCard(text: string): Card {
  if (text === 'T') return TRUMPET;
  if (text === 'S') return SCORING;
  return LETTERS.indexOf(text.charAt(0)) * VALUE_PLACES.length + VALUE_PLACES.indexOf(text.charAt(1));
}

export const parseCards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && word !== '-')
    .map(parseCard);

export function placeWalls(walls: Wall[], seat: Seat, drawn: readonly string[]): void {
  for (const [letter = '', ...values] of drawn) {
    if (letter === '-') continue;
    const place = wallPlace(seat, LETTERS.indexOf(letter));
    for (const value of values)
      walls[place] = withCard(walls[place] ?? 0, parseCard(value === 'T' ? 'T' : letter + value));
  }
}
