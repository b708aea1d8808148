/** Scoring cards: whose condition holds, and what they score (C8). */
import { largestAreas } from './area.ts';
import { type Card, CARD_COUNT, CARDS, type Cards, type Laid, NO_CARDS } from './data.ts';

/** The conditions: A larger than B, for the two cards that share it. */
const PAIRS = CARDS.filter((_, card) => card % 2 === 0);

/** C8: the cards whose condition holds now. */
export function holding(laid: readonly Laid[]): Cards {
  const sizes = largestAreas(laid);
  let cards: Cards = NO_CARDS;
  for (let pair = 0; pair < CARD_COUNT / 2; pair++) {
    const { larger, smaller } = PAIRS[pair];
    if (sizes[larger] > sizes[smaller]) cards |= 3 << (2 * pair);
  }
  return cards;
}

/** C8: what a card scores now. */
export const pointsOf = (laid: readonly Laid[], card: Card): number => largestAreas(laid)[CARDS[card].scores];
