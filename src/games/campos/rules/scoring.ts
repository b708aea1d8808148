/** Scoring cards: whether their conditions hold, and their scores (C8). */
import type { Area } from './area.ts';
import { type Card, CARD_COUNT, CARDS, type Cards, NO_CARDS } from './data.ts';

export const LARGER = Uint8Array.from(CARDS, ({ larger }) => larger);
export const SMALLER = Uint8Array.from(CARDS, ({ smaller }) => smaller);
export const SCORES = Uint8Array.from(CARDS, ({ scores }) => scores);

export const conditionHolds = ({ sizes }: Area, card: Card): boolean =>
  sizes[LARGER[card]] > sizes[SMALLER[card]];

/** C8: the cards whose condition holds now; two neighbours share one. */
export function cardsThatHold(area: Area): Cards {
  let cards: Cards = NO_CARDS;
  for (let card = 0; card < CARD_COUNT; card += 2) if (conditionHolds(area, card)) cards |= 3 << card;
  return cards;
}

export const cardPoints = ({ sizes }: Area, card: Card): number => sizes[SCORES[card]];
