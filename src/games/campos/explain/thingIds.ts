/** Names for the things on Campos' table. A piece of the area is named after the cell of its first field. */
import type { Seat } from '../../../core/index.ts';
import type { Thing } from '../../../explain/explain.ts';
import { type Area, largestPatches, slotAt } from '../rules/area.ts';
import { anchorOf, type Card, cardName, columnOf, COLOURS, type Laid, rowOf } from '../rules/data.ts';

export const pieceThing = (laid: Laid): Thing => `piece ${columnOf(anchorOf(laid))},${rowOf(anchorOf(laid))}`;
export const frontThing = (seat: Seat, index: number): Thing => `front ${seat} ${index}`;
export const cardThing = (card: Card): Thing => `card ${cardName(card)}`;
export const sizeThing = (colour: number): Thing => `size ${COLOURS[colour]}`;
export const scoreThing = (seat: Seat): Thing => `score ${seat}`;
export const handThing = (seat: Seat): Thing => `hand ${seat}`;
export const BAG: Thing = 'bag';
export const PILE: Thing = 'pile';
export const PLAYED: Thing = 'played';

export function areaThings(area: Area, colour: number): Thing[] {
  const slots = new Set((largestPatches(area, colour)[0] ?? []).map((cell) => slotAt(area, cell)));
  return [sizeThing(colour), ...[...slots].map((slot) => pieceThing(area.laid[slot]))];
}
