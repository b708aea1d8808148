import type { Seat } from '../../../core/index.ts';
import type { CardName, Colour } from '../rules/data.ts';
import type { JerichoMotive } from './motives.ts';

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
