/** Walls: their cards, the effect of a trumpet, their length (J11, J13–J15, J21). */
import { type Card, COLOUR_COUNT, colourOf, TRUMPET, VALUES, valueOf } from './data.ts';

/**
 * The cards of one seat in one colour as one number: a count per value, five bits each, the lowest value in the lowest bits. So
 * the highest card is the topmost bit, and 0 is no wall.
 */
export type Wall = number;
const BITS = 5;
const ONE_VALUE = (1 << BITS) - 1;

/** The values in a wall, lowest first; an index here is a rank. Trumpets count 2 (J13). */
export const WALL_VALUES = [1, 2, 3, 4, 5, 7];
const TRUMPET_RANK = 1;
const RANKS = WALL_VALUES.length;
const TRUMPETS = ONE_VALUE << (BITS * TRUMPET_RANK);

/** One card of each kind, as a term to add to a wall. */
const CARD_IN_WALL: readonly number[] = Array.from(
  { length: TRUMPET + 1 },
  (_, card) => 1 << (BITS * WALL_VALUES.indexOf(valueOf(card))),
);

export const countOfRank = (wall: Wall, rank: number): number => (wall >> (BITS * rank)) & ONE_VALUE;

export const withCard = (wall: Wall, card: Card): Wall => wall + CARD_IN_WALL[card];

/** J13: the rank of the highest card in several walls joined with `|`, −1 if there is none. */
export const highestRank = (walls: number): number =>
  walls === 0 ? -1 : ((31 - Math.clz32(walls)) / BITS) | 0;
export const withoutRank = (wall: Wall, rank: number): Wall => wall & ~(ONE_VALUE << (BITS * rank));
export const cardOfRank = (colour: number, rank: number): Card =>
  rank === TRUMPET_RANK ? TRUMPET : colour * VALUES.length + (rank === 0 ? 0 : rank - 1);

/** J14, J25: a wall may never be trumpets alone. */
export const onlyTrumpets = (wall: Wall): boolean => (wall & ~TRUMPETS) === 0;
export const countTrumpets = (wall: Wall): number => countOfRank(wall, TRUMPET_RANK);
/** J25: the cards of value 1. */
export const countOnes = (wall: Wall): number => wall & ONE_VALUE;
export const withoutOnes = (wall: Wall): Wall => wall & ~ONE_VALUE;

export function wallLength(wall: Wall): number {
  let length = 0;
  for (let rank = 0; rank < RANKS; rank++) length += countOfRank(wall, rank) * WALL_VALUES[rank];
  return length;
}

export function countWallCards(wall: Wall): number {
  let count = 0;
  for (let rank = 0; rank < RANKS; rank++) count += countOfRank(wall, rank);
  return count;
}

export function wallCards(wall: Wall, colour: number): Card[] {
  const cards: Card[] = [];
  for (let rank = RANKS - 1; rank >= 0; rank--)
    for (let i = countOfRank(wall, rank); i > 0; i--) cards.push(cardOfRank(colour, rank));
  return cards;
}

/** J11: the index of a seat's wall of a colour in `shared.walls`. */
export const wallPlace = (seat: number, colour: number): number => seat * COLOUR_COUNT + colour;
export const placeOfCard = (seat: number, card: Card): number => wallPlace(seat, colourOf(card));
