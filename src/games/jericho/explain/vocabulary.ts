/** What explanations speak about: the data of their sentences, and names of the things on the table. */
import type { Seat } from '../../../core/index.ts';
import { type CardName, type Colour, type Card, cardName, COLOURS } from '../rules/data.ts';
import type { JerichoMotive } from './motives.ts';
import type { Thing } from '../../../explain/explain.ts';

type Fact =
  | { readonly type: 'card'; readonly card: CardName }
  /** J1: a stone of a wall: its length, and the number of its copies. */
  | { readonly type: 'stone'; readonly value: number; readonly copies: number; readonly colour: Colour }
  | { readonly type: 'nugget' }
  | { readonly type: 'horn' }
  | { readonly type: 'mayBuild'; readonly length: number }
  | { readonly type: 'maySound' }
  | {
      readonly type: 'wall';
      readonly seat: Seat;
      readonly mine: boolean;
      readonly colour: Colour;
      readonly length: number;
    }
  | { readonly type: 'wallCards'; readonly cards: readonly CardName[] }
  | {
      readonly type: 'longest';
      readonly colour: Colour;
      readonly length: number;
      readonly seats: readonly Seat[];
    }
  | { readonly type: 'noWall'; readonly colour: Colour }
  | { readonly type: 'wouldFall'; readonly card: CardName; readonly count: number }
  | { readonly type: 'supply'; readonly count: number }
  | {
      readonly type: 'supplyHolds';
      readonly all: readonly CardName[];
      readonly mine: readonly CardName[];
      readonly unknown: number;
    }
  | { readonly type: 'supplyGoes' }
  | { readonly type: 'pile'; readonly count: number }
  | { readonly type: 'safe'; readonly draws: number; readonly among: number }
  | { readonly type: 'odds'; readonly among: number; readonly percent: number }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly mine: boolean;
      readonly count: number;
      readonly ones: number;
    }
  | { readonly type: 'hand'; readonly seat: Seat; readonly mine: boolean; readonly count: number }
  | { readonly type: 'layout' }
  | { readonly type: 'out'; readonly count: number }
  | { readonly type: 'highest'; readonly card: CardName }
  | { readonly type: 'fellAlone' }
  | { readonly type: 'stood'; readonly joins: boolean; readonly colour: Colour }
  | {
      readonly type: 'shared';
      readonly seats: readonly Seat[];
      readonly length: number;
      readonly left: number;
    }
  | { readonly type: 'tookAll'; readonly seat: Seat; readonly length: number }
  | { readonly type: 'nobody'; readonly colour: Colour }
  | { readonly type: 'unseen' };

export type JerichoRemark = JerichoMotive | Fact;

export const wallThing = (seat: Seat, colour: number): Thing => `wall ${seat} ${COLOURS[colour]}`;
export const colourThing = (colour: number): Thing => `colour ${COLOURS[colour]}`;
export const cardThing = (card: Card): Thing => `card ${cardName(card)}`;
export const wonThing = (seat: Seat): Thing => `won ${seat}`;
export const handThing = (seat: Seat): Thing => `hand ${seat}`;
export const layoutThing = (seat: Seat): Thing => `layout ${seat}`;
export const SUPPLY: Thing = 'supply';
export const PILE: Thing = 'pile';
export const OUT: Thing = 'out';
