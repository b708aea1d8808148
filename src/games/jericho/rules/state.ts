import type { Seat, State } from '../../../core/index.ts';
import type { Card, CardName, Colour } from './data.ts';
import type { Wall } from './walls.ts';

export type Options = { readonly [id: string]: never };

/** J4: layout; J7: feeding; J10: turns; J19: no seat decides in a scoring; after the third the match is over. */
type Phase = 'lay' | 'feed' | 'turns' | 'scoring' | 'over';

export interface Shared {
  readonly seats: number;
  phase: Phase;
  /** From 1 to 3 (J6). */
  round: number;
  /** The seat to act; during layout or feeding, the seat that will begin (J9). */
  turn: Seat;
  pile: number;
  readonly walls: Wall[];
  /** The public cards in the supply: taken by trumpets (J13) and left by a scoring (J23). */
  readonly supply: Card[];
  /** The number of further cards each seat has put face down into the supply since the last scoring (J7, J17). */
  readonly fed: number[];
  /** The number of cards that have left the game, all of them trumpets (J4, J14, J16, J20, J25). */
  out: number;
  // The fields below are replaced, never changed in place, so copies may share them.
  hands: readonly number[];
  won: readonly (readonly Card[])[];
  /** The number of certain trumpets among each seat's hand and face-down cards (J4): 0 except for a seat that laid one. */
  trumpets: readonly number[];
  /** The size of a dealt hand where research varies it. */
  readonly dealt?: number;
}

export interface Own {
  /** Ascending. */
  readonly hand: Card[];
  /** J5, J7: the chosen card of the hand while others still choose, else NO_CARD. */
  choice: Card;
  /** J4: the layout card until it is revealed (J8), else NO_CARD. */
  layout: Card;
  /** This seat's face-down cards in the supply since the last scoring, as far as others do not know them. */
  readonly fed: Card[];
}

interface Hidden {
  /** The draw pile, its top card at `shared.pile - 1`. It never changes, so copies share it. */
  readonly pile: readonly Card[];
}

export type Move =
  | { readonly type: 'lay' | 'feed' | 'build' | 'supply'; readonly card: CardName }
  | { readonly type: 'trumpet'; readonly colour: Colour };

export interface Share {
  readonly seat: Seat;
  readonly cards: readonly CardName[];
}

/** A card is null for seats that do not see it. */
export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'fed'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly type: 'trumpetPlayed';
      readonly seat: Seat;
      readonly colour: Colour;
      /** J13: the cards that go to the supply, by seat. */
      readonly removed: readonly Share[];
      /** J14: the trumpets that leave the game, by seat. */
      readonly fallen: readonly Share[];
      /** J15, J16: whether the trumpet joins a wall or leaves the game. */
      readonly joins: boolean;
    }
  | { readonly type: 'supplied'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'scoringDrawn'; readonly seat: Seat; readonly round: number }
  /** J20: the wall cards of the supply, and the number of its trumpets, which leave the game. */
  | { readonly type: 'supplyShown'; readonly cards: readonly CardName[]; readonly trumpets: number }
  | {
      readonly type: 'scored';
      readonly colour: Colour;
      /** J21: the length of the longest wall, 0 if there is none. */
      readonly length: number;
      readonly shares: readonly Share[];
      /** J22, J23: the cards that stay in the supply. */
      readonly left: readonly CardName[];
    }
  | { readonly type: 'roundBegun'; readonly round: number; readonly start: Seat }
  /** J25: the 1s of a seat's walls, and the number of its lone trumpets that leave the game. */
  | {
      readonly type: 'onesTaken';
      readonly seat: Seat;
      readonly cards: readonly CardName[];
      readonly fallen: number;
    }
  | {
      readonly type: 'matchOver';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      /** J26: the cards left in each seat's walls. */
      readonly walls: readonly number[];
    };

export type Reason =
  | 'over'
  | 'turn'
  | 'chosen'
  | 'layNow'
  | 'feedNow'
  | 'laidBefore'
  | 'fedBefore'
  | 'notInHand'
  | 'wallFirst'
  | 'notAWall'
  | 'noTrumpet';

export interface Jericho {
  options: Options;
  shared: Shared;
  own: Own;
  hidden: Hidden;
  move: Move;
  event: Event;
  reason: Reason;
}

export const cloneOwn = ({ hand, choice, layout, fed }: Own): Own => ({
  hand: hand.slice(),
  choice,
  layout,
  fed: fed.slice(),
});

export const cloneShared = (shared: Shared): Shared => ({
  ...shared,
  walls: shared.walls.slice(),
  supply: shared.supply.slice(),
  fed: shared.fed.slice(),
});

export const cloneState = ({ shared, own, hidden }: State<Jericho>): State<Jericho> => ({
  shared: cloneShared(shared),
  own: own.map(cloneOwn),
  hidden,
});
