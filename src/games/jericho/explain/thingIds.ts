import type { Seat } from '../../../core/index.ts';
import type { Thing } from '../../../explain/explain.ts';
import { type Card, cardName, COLOURS } from '../rules/data.ts';

export const wallThing = (seat: Seat, colour: number): Thing => `wall ${seat} ${COLOURS[colour]}`;
export const colourThing = (colour: number): Thing => `colour ${COLOURS[colour]}`;
export const cardThing = (card: Card): Thing => `card ${cardName(card)}`;
export const wonThing = (seat: Seat): Thing => `won ${seat}`;
export const handThing = (seat: Seat): Thing => `hand ${seat}`;
export const layoutThing = (seat: Seat): Thing => `layout ${seat}`;
export const SUPPLY: Thing = 'supply';
export const PILE: Thing = 'pile';
export const OUT: Thing = 'out';
