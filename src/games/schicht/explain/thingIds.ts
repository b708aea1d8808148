/** Names for the things on the table of Schicht im Schacht. Cards are unique, so a card is its own name. */
import type { Seat } from '../../../core/index.ts';
import type { Thing } from '../../../explain/explain.ts';
import { type Card, cardName } from '../rules/data.ts';

export const cardThing = (card: Card): Thing => `card ${cardName(card)}`;
export const treasureThing = (seat: Seat): Thing => `treasure ${seat}`;
export const handThing = (seat: Seat): Thing => `hand ${seat}`;
export const ORDER: Thing = 'order';
