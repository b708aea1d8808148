/** Scoring cards: whose condition holds, and what they score (C8). */
import type { Area } from './area.ts';
import { type Card, CARD_COUNT, CARDS, type Cards, NO_CARDS } from './data.ts';

/** C2: the three colours of each card. */
export const LARGER = Uint8Array.from(CARDS, ({ larger }) => larger);
export const SMALLER = Uint8Array.from(CARDS, ({ smaller }) => smaller);
export const SCORES = Uint8Array.from(CARDS, ({ scores }) => scores);

/** C8: whether the condition of a card holds now. */
export const conditionHolds = ({ sizes }: Area, card: Card): boolean =>
  sizes[LARGER[card]] > sizes[SMALLER[card]];

/** C8: the cards whose condition holds now; two neighbours share it. */
export function cardsThatHold(area: Area): Cards {
  let cards: Cards = NO_CARDS;
  for (let card = 0; card < CARD_COUNT; card += 2) if (conditionHolds(area, card)) cards |= 3 << card;
  return cards;
}

/** C8: what a card scores now. */
export const cardPoints = ({ sizes }: Area, card: Card): number => sizes[SCORES[card]];
