/** The vocabulary of Jericho: colours, cards and the number of copies (J1). */

export const COLOURS = ['yellow', 'red', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_COUNT = COLOURS.length;

/** J1: the values of wall cards, and the copies of each per colour. */
export const VALUES = [1, 3, 4, 5, 7] as const;
const COPIES = [4, 5, 4, 3, 1];
export type CardName = `${Colour}-${(typeof VALUES)[number]}` | 'trumpet';

/** A kind of card: wall cards by colour, then by value. The trumpet comes last, so a sorted hand ends with its trumpets. */
export type Card = number;
export const TRUMPET: Card = COLOUR_COUNT * VALUES.length;
export const KINDS = COLOUR_COUNT * VALUES.length + 1;
/** Only in the draw pile. */
export const SCORING: Card = TRUMPET + 1;
export const NO_CARD: Card = -1;

/** J1: the number of copies of each kind. */
export const COPIES_OF: readonly number[] = [...COLOURS.flatMap(() => COPIES), 22];
export const ALL_CARDS: readonly Card[] = COPIES_OF.flatMap((count, card) =>
  Array.from({ length: count }, () => card),
);

/** J2: the size of a hand. */
export const HAND = 7;
/** J4, J7: a hand feeds four cards, so research deals at least five. */
export const SMALLEST_HAND = 5;
export const LARGEST_HAND = 9;

const COLOUR_OF: readonly number[] = COPIES_OF.map((_, card) => Math.floor(card / VALUES.length));
export const colourOf = (card: Card): number => COLOUR_OF[card];
export const valueOf = (card: Card): number => (card === TRUMPET ? 2 : VALUES[card % VALUES.length]);

export const CARD_NAMES = COPIES_OF.map(
  (_, card) => (card === TRUMPET ? 'trumpet' : `${COLOURS[COLOUR_OF[card]]}-${valueOf(card)}`) as CardName,
);
export const cardName = (card: Card): CardName => CARD_NAMES[card];
const CARDS_BY_NAME = new Map<string, Card>(CARD_NAMES.map((name, card) => [name, card]));
export const cardByName = (name: string): Card | undefined => CARDS_BY_NAME.get(name);
