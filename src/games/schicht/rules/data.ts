/** The cards of Schicht im Schacht, and the sizes of all other parts (S1, S2, S4, S6, S11). */

/** In the laying order of cards with equal numbers (S7, S22). */
export const COLOURS = ['yellow', 'red', 'green', 'blue', 'silver'] as const;
export type Colour = (typeof COLOURS)[number];
export const SILVER = COLOURS.indexOf('silver');
/** S20: the colour of a row of silver cards only. */
export const NO_COLOUR = -1;

export const HIGHEST = 20;
/** S2, S6: the size of a hand, and the number of rounds, because a seat plays one card in each. */
export const HAND = 12;
export const ROUNDS = 12;
/** S11: four piles, rows or cards make a corridor, so at rest there are at most three. */
export const CORRIDOR = 4;

/** 1–100, numbered so that the greater of two cards is laid first (S7). 0 is no card. */
export type Card = number;
export const NO_CARD: Card = 0;
export const CARD_COUNT = HIGHEST * COLOURS.length;
export type CardName = `${Colour}-${number}`;

export const toCard = (colour: number, number: number): Card => number * COLOURS.length - colour;

const everyCard = Array.from({ length: CARD_COUNT + 1 }, (_, card) => card);
const NUMBERS: readonly number[] = everyCard.map((card) => Math.ceil(card / COLOURS.length));
const COLOUR_INDEXES: readonly number[] = everyCard.map((card) => NUMBERS[card] * COLOURS.length - card);

export const numberOf = (card: Card): number => NUMBERS[card];
export const colourOf = (card: Card): number => COLOUR_INDEXES[card];
export const isSilver = (card: Card): boolean => COLOUR_INDEXES[card] === SILVER;
export const distance = (a: Card, b: Card): number => Math.abs(NUMBERS[a] - NUMBERS[b]);

const ADVANCED: readonly Card[] = everyCard.slice(1);
const BASIC: readonly Card[] = ADVANCED.filter((card) => !isSilver(card));

/** S1: the cards of the basic game, or with silver those of the advanced one. */
export const cardsOfGame = (silver: boolean): readonly Card[] => (silver ? ADVANCED : BASIC);

/** Sorts in place, ascending; for a hand this takes a tenth of the time of `sort`. */
export function sortCards(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
}

export const cardName = (card: Card): CardName => `${COLOURS[colourOf(card)]}-${numberOf(card)}`;
const CARDS_BY_NAME = new Map<string, Card>(cardsOfGame(true).map((card) => [cardName(card), card]));
export const cardByName = (name: string): Card | undefined => CARDS_BY_NAME.get(name);
