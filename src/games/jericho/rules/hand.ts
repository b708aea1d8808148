/** Hands: ascending lists, so that equal cards are neighbours and trumpets come last. */
import { type Card, TRUMPET } from './data.ts';

export const hasTrumpet = (hand: readonly Card[]): boolean => hand[hand.length - 1] === TRUMPET;

/** J4: trumpets come last, so a hand that begins with one has nothing else. */
export const hasWallCard = (hand: readonly Card[]): boolean => hand.length > 0 && hand[0] !== TRUMPET;

export function takeCard(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}

export function exchangeCard(hand: Card[], card: Card, drawn: Card): void {
  let at = hand.indexOf(card);
  while (at + 1 < hand.length && hand[at + 1] < drawn) hand[at] = hand[++at];
  while (at > 0 && hand[at - 1] > drawn) hand[at] = hand[--at];
  hand[at] = drawn;
}

/** Writes each kind in a hand once into `found`, ascending, and returns their number. */
export function findKinds(hand: readonly Card[], found: Int32Array): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) found[count++] = hand[i];
  return count;
}
