import type { Seat, State } from '../../../core/index.ts';
import type { Card, CardName, Colour } from './data.ts';
import type { Wall } from './walls.ts';

/** There is nothing to choose. */
export type Options = { readonly [id: string]: never };

/** J4: everyone lays; J7: everyone feeds; J10: turns; J19: nobody decides in a scoring; after the third the match is over. */
type Phase = 'lay' | 'feed' | 'turns' | 'scoring' | 'over';

export interface Shared {
  readonly seats: number;
  phase: Phase;
  /** From 1 to 3 (J6). */
  round: number;
  /** Who is to play; while cards are laid or fed, who will begin (J9). */
  turn: Seat;
  /** How many cards the draw pile has left, scoring cards included. */
  pile: number;
  /** Each seat's wall in each colour, at `wallPlace`. */
  readonly walls: Wall[];
  /** The cards in the supply that everyone knows: what trumpets took from walls (J13) and what a scoring left (J23). */
  readonly supply: Card[];
  /** How many further cards each seat has put face down into the supply since the last scoring (J7, J17). */
  readonly fed: number[];
  /** How many cards have left the game; they are all trumpets (J4, J14, J16, J20, J25). */
  out: number;
  // The fields below are replaced as a whole, never changed in place, so copies may share them.
  /** The sizes of the hands. */
  hands: readonly number[];
  /** Each seat's won cards. */
  won: readonly (readonly Card[])[];
  /** How many cards in each seat's hand and face down in the supply are certain to be trumpets (J4): 0 but for a seat that laid one. */
  trumpets: readonly number[];
}

export interface Own {
  /** Ascending. */
  readonly hand: Card[];
  /** J5, J7: the card of the hand that was chosen while others still choose, else NO_CARD. */
  choice: Card;
  /** J4: the first card of the layout until it is revealed (J8), else NO_CARD. */
  layout: Card;
  /** What this seat put face down into the supply since the last scoring, as far as others do not know it. */
  readonly fed: Card[];
}

interface Hidden {
  /** The draw pile, its top card at `shared.pile - 1`; never changed, so copies share it. */
  readonly pile: readonly Card[];
}

export type Move =
  | { readonly type: 'lay' | 'feed' | 'build' | 'supply'; readonly card: CardName }
  | { readonly type: 'trumpet'; readonly colour: Colour };

/** Cards of one seat. */
export interface Share {
  readonly seat: Seat;
  readonly cards: readonly CardName[];
}

/** A card is null to those who do not see it. */
export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'fed'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly type: 'trumpetPlayed';
      readonly seat: Seat;
      readonly colour: Colour;
      /** J13: what goes to the supply, from whose walls. */
      readonly removed: readonly Share[];
      /** J14: the trumpets that leave the game, from whose walls. */
      readonly fallen: readonly Share[];
      /** J15, J16: whether the trumpet joins a wall or leaves the game. */
      readonly joins: boolean;
    }
  | { readonly type: 'supplied'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly type: 'scoringDrawn'; readonly seat: Seat; readonly round: number }
  /** J20: the wall cards of the supply, and how many trumpets in it leave the game. */
  | { readonly type: 'supplyShown'; readonly cards: readonly CardName[]; readonly trumpets: number }
  | {
      readonly type: 'scored';
      readonly colour: Colour;
      /** J21: the length of the longest wall, 0 if nobody has one. */
      readonly length: number;
      readonly shares: readonly Share[];
      /** J22, J23: what stays in the supply. */
      readonly left: readonly CardName[];
    }
  | { readonly type: 'roundBegun'; readonly round: number; readonly start: Seat }
  /** J25: the 1s of a seat's walls, and how many trumpets left alone leave the game. */
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

/** Why a move is refused. */
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
