/** What explanations speak about: the data of their sentences, and names of the things on the table. A piece of the area is named after the cell of its first field. */
import type { Seat } from '../../../core/index.ts';
import {
  type CardName,
  type Colour,
  type PieceName,
  anchorOf,
  type Card,
  cardName,
  columnOf,
  COLOURS,
  type Laid,
  rowOf,
} from '../rules/data.ts';
import type { CamposMotive } from './motives.ts';
import type { Thing } from '../../../explain/explain.ts';
import { type Area, largestPatches, slotAt } from '../rules/area.ts';

type Fact =
  | { readonly type: 'piece'; readonly piece: PieceName }
  /** C1: the number of copies of this piece, and of those unseen. */
  | { readonly type: 'copies'; readonly of: number; readonly left: number }
  | { readonly type: 'mayTurn' }
  | { readonly type: 'mayGo' }
  | { readonly type: 'removable' }
  /** C14, C15: why it must stay. */
  | { readonly type: 'stays'; readonly why: 'split' | 'locked' }
  | { readonly type: 'card'; readonly card: CardName }
  | { readonly type: 'reads'; readonly larger: Colour; readonly smaller: Colour; readonly scores: Colour }
  | { readonly type: 'stands'; readonly larger: number; readonly smaller: number; readonly points: number }
  | { readonly type: 'size'; readonly colour: Colour; readonly size: number }
  | { readonly type: 'connected' }
  | { readonly type: 'bag'; readonly count: number }
  | { readonly type: 'bagEnds' }
  | { readonly type: 'pile'; readonly count: number }
  | { readonly type: 'played'; readonly count: number }
  | { readonly type: 'score'; readonly seat: Seat; readonly mine: boolean; readonly points: number }
  | { readonly type: 'hand'; readonly seat: Seat; readonly mine: boolean; readonly count: number }
  | { readonly type: 'inFront'; readonly seat: Seat; readonly mine: boolean }
  | { readonly type: 'ahead'; readonly larger: Colour; readonly smaller: Colour }
  | { readonly type: 'pointEach'; readonly colour: Colour; readonly points: number }
  | { readonly type: 'inBag' }
  | { readonly type: 'unplayed' };

export type CamposRemark = CamposMotive | Fact;

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
