/** What explanations speak about: the data of their sentences, and names of the things on the table. Cards are unique, so a card is its own name. */
import type { Seat } from '../../../core/index.ts';
import { type CardName, type Card, cardName } from '../rules/data.ts';
import type { How } from '../rules/placement.ts';
import type { SchichtMotive } from './motives.ts';
import type { Thing } from '../../../explain/explain.ts';

type Fact =
  /** S8: why a card goes there. `row`: the colour of the row, null if it has none. */
  | { readonly type: 'higher'; readonly card: CardName; readonly than: CardName }
  | { readonly type: 'lower'; readonly card: CardName; readonly than: CardName }
  | { readonly type: 'onlyPile'; readonly card: CardName; readonly near: CardName }
  | { readonly type: 'nearer'; readonly card: CardName; readonly near: CardName; readonly far: CardName }
  | { readonly type: 'asNear'; readonly card: CardName; readonly near: readonly CardName[] }
  /** S9: its colour has no row, and which card at the edge is nearest. */
  | { readonly type: 'startsRow'; readonly card: CardName; readonly near: CardName }
  | { readonly type: 'colourless'; readonly card: CardName }
  | { readonly type: 'empty' }
  | { readonly type: 'card'; readonly card: CardName }
  | { readonly type: 'rank'; readonly number: number; readonly silver: boolean }
  | { readonly type: 'pile'; readonly under: readonly CardName[] }
  | {
      readonly type: 'wouldGo';
      readonly ways: readonly { readonly how: How; readonly against: CardName | null }[];
    }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly mine: boolean; readonly place: number }
  | { readonly type: 'treasure'; readonly seat: Seat; readonly mine: boolean; readonly count: number }
  | { readonly type: 'mostWin' }
  | { readonly type: 'hand'; readonly seat: Seat; readonly mine: boolean; readonly count: number }
  | { readonly type: 'order' }
  | { readonly type: 'four'; readonly kinds: readonly ('row' | 'column' | 'pile')[]; readonly chain: boolean }
  | { readonly type: 'fewest'; readonly cards: number }
  | { readonly type: 'hidden' };

export type SchichtRemark = SchichtMotive | Fact;

export const cardThing = (card: Card): Thing => `card ${cardName(card)}`;
export const treasureThing = (seat: Seat): Thing => `treasure ${seat}`;
export const handThing = (seat: Seat): Thing => `hand ${seat}`;
export const ORDER: Thing = 'order';
