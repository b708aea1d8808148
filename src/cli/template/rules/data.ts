export const SEATS = { min: 2, max: 4 };

/** X1, X2. */
const CARDS_A_SEAT = 11;
export const HAND = 10;

/** A card is its number, from 1. */
export type Card = number;

export const MOST_CARDS = CARDS_A_SEAT * SEATS.max;
export const cardsFor = (seats: number): Card[] =>
  Array.from({ length: CARDS_A_SEAT * seats }, (_, i) => i + 1);
export const ascending = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
