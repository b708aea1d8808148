import type { Seat } from '../../../core/index.ts';
import type { CardName, Colour, PieceName } from '../rules/data.ts';
import type { CamposMotive } from './motives.ts';

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
