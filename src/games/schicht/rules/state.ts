import type { Seat, State } from '../../../core/index.ts';
import { type Card, type CardName, HAND } from './data.ts';
import type { Layout } from './layout.ts';
import type { How } from './placement.ts';

export type Options = {
  readonly silver: boolean;
};

/**
 * `choose`: the seats choose secretly (S6); `lay`: the revealed cards are laid in turn (S7); `close`: the seat that took a
 * corridor chooses how the gaps close (S15); `over`: all rounds are played (S17).
 */
type Phase = 'choose' | 'lay' | 'close' | 'over';

/** Every field is replaced, never changed in place, so copies may share the contents. */
export interface Shared {
  readonly seats: number;
  readonly options: Options;
  /** S2: the cards turned up for the first layout, in this order, with the silver ones that left the game. */
  readonly turnedUp: readonly Card[];
  round: number;
  phase: Phase;
  /** With gaps, which are empty piles, while the phase is `close`. */
  layout: Layout;
  /** The cards revealed this round, by seat; empty before. */
  revealed: readonly Card[];
  /** The seats in laying order (S7). */
  order: readonly Seat[];
  laid: number;
  /** The number of times the last card has taken corridors: more than once is a chain reaction (S16). */
  chain: number;
  /** The cards each seat has taken (S12). */
  treasures: readonly (readonly Card[])[];
}

export interface Own {
  /** Ascending; a chosen card stays here until it is revealed. */
  readonly hand: readonly Card[];
  /** S6: the secretly chosen card, NO_CARD before. */
  readonly choice: Card;
}

interface Hidden {
  /** S2: the cards that left the game unseen. */
  readonly unseen: readonly Card[];
}

export type Move =
  | { readonly type: 'choose'; readonly card: CardName }
  | { readonly type: 'lay'; readonly row: number; readonly at: number }
  | { readonly type: 'close'; readonly option: number };

export type Event =
  | {
      readonly type: 'revealed';
      readonly round: number;
      readonly cards: readonly { readonly seat: Seat; readonly card: CardName }[];
    }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly card: CardName;
      /** Row and pile as in the move. */
      readonly row: number;
      readonly at: number;
      readonly how: How;
      /** The card it lies next to or on, null on an empty table. */
      readonly against: CardName | null;
    }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      /** 1, or the number of the step in a chain reaction (S16). */
      readonly step: number;
      readonly corridors: readonly {
        readonly kind: 'row' | 'column' | 'pile';
        readonly cards: readonly CardName[];
      }[];
      readonly cards: readonly CardName[];
    }
  | {
      readonly type: 'closed';
      readonly seat: Seat;
      readonly step: number;
      /** The piles that moved, each by its top card and its way to the right and down. */
      readonly moves: readonly {
        readonly card: CardName;
        readonly height: number;
        readonly columns: number;
        readonly rows: number;
      }[];
    }
  | {
      readonly type: 'matchOver';
      readonly winners: readonly Seat[];
      readonly treasures: readonly number[];
      /** Silver cards in the treasures, which break ties (S17); null in the basic game. */
      readonly silver: readonly number[] | null;
    };

export type Reason =
  | 'over'
  | 'turn'
  | 'chosen'
  | 'chooseNow'
  | 'layNow'
  | 'closeNow'
  | 'hand'
  | 'empty'
  | 'ownRow'
  | 'leftEnd'
  | 'rightEnd'
  | 'nearest'
  | 'newRow'
  | 'nearestEdge'
  | 'silverNoRow'
  | 'colourlessRow'
  | 'option';

export interface Schicht {
  options: Options;
  shared: Shared;
  own: Own;
  hidden: Hidden;
  move: Move;
  event: Event;
  reason: Reason;
}

/** The seat that lays or closes; null during choices and once the match is over. */
export function findTurn({ phase, order, laid }: Shared): Seat | null {
  if (phase === 'lay') return order[laid];
  if (phase === 'close') return order[laid - 1];
  return null;
}

export const handSize = ({ phase, round }: Shared): number =>
  phase === 'choose' ? HAND + 1 - round : HAND - round;

export const cloneState = ({ shared, own, hidden }: State<Schicht>): State<Schicht> => ({
  shared: { ...shared },
  own: own.slice(),
  hidden,
});
