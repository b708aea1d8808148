import type { Seat } from '../../../core/index.ts';
import type { Thing } from '../../../explain/explain.ts';
import { type Cell, columnOf, rowOf } from '../rules/data.ts';

export const cellThing = (cell: Cell): Thing => `cell ${columnOf(cell)},${rowOf(cell)}`;
export const upThing = (seat: Seat): Thing => `up ${seat}`;
export const deckThing = (seat: Seat): Thing => `deck ${seat}`;
export const coloursThing = (seat: Seat): Thing => `colours ${seat}`;
export const winsThing = (seat: Seat): Thing => `wins ${seat}`;
export const FRAME: Thing = 'frame';
export const OUT: Thing = 'out';
