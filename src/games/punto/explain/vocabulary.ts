/** What explanations speak about: the data of their sentences, and names of the things on the table. */
import type { Seat } from '../../../core/index.ts';
import { type CardName, type Colour, type Cell, columnOf, rowOf } from '../rules/data.ts';
import type { PuntoMotive } from './motives.ts';
import type { Thing } from '../../../explain/explain.ts';

type Fact =
  | { readonly type: 'card'; readonly card: CardName }
  | { readonly type: 'free' }
  /** The owners of a card's colour; `mine`: the viewing seat's. */
  | { readonly type: 'owner'; readonly seats: readonly Seat[]; readonly mine: boolean }
  | { readonly type: 'nobodys' }
  | { readonly type: 'strength'; readonly points: number }
  | { readonly type: 'under'; readonly cards: readonly CardName[] }
  | { readonly type: 'mayComeHere'; readonly card: CardName }
  | { readonly type: 'mayGo'; readonly card: CardName; readonly beside: number; readonly onto: number }
  | { readonly type: 'deck'; readonly seat: Seat; readonly mine: boolean; readonly count: number }
  | { readonly type: 'deckOrder' }
  | {
      readonly type: 'colours';
      readonly seat: Seat;
      readonly mine: boolean;
      readonly colours: readonly Colour[];
    }
  | { readonly type: 'needs'; readonly length: number; readonly two: boolean }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly mine: boolean;
      readonly won: number;
      readonly of: number;
    }
  | { readonly type: 'frame' }
  | { readonly type: 'frameLeft'; readonly columns: number; readonly rows: number }
  | { readonly type: 'out'; readonly cards: readonly CardName[] }
  /** Reasons: the card has more points than the one it covers; it touches these cards. */
  | { readonly type: 'more'; readonly card: CardName; readonly covered: CardName }
  | { readonly type: 'touches'; readonly card: CardName; readonly others: readonly CardName[] }
  | { readonly type: 'rowLength'; readonly length: number }
  | { readonly type: 'highest'; readonly card: CardName }
  | { readonly type: 'shortRows' }
  | { readonly type: 'toCome'; readonly seats: readonly Seat[]; readonly mine: boolean }
  | { readonly type: 'neutralToCome' };

export type PuntoRemark = PuntoMotive | Fact;

export const cellThing = (cell: Cell): Thing => `cell ${columnOf(cell)},${rowOf(cell)}`;
export const upThing = (seat: Seat): Thing => `up ${seat}`;
export const deckThing = (seat: Seat): Thing => `deck ${seat}`;
export const coloursThing = (seat: Seat): Thing => `colours ${seat}`;
export const winsThing = (seat: Seat): Thing => `wins ${seat}`;
export const FRAME: Thing = 'frame';
export const OUT: Thing = 'out';
