/** Schicht's views for other programs and for readers. */
import type { Seat, View } from '../../../core/index.ts';
import { type Card, type CardName, cardName, NO_CARD } from './data.ts';
import type { Options, Schicht } from './state.ts';

/** A row's piles lie side by side from column `start` on, each with its bottom card first. */
interface ShownRow {
  readonly start: number;
  readonly piles: readonly (readonly CardName[])[];
}

/** What everyone sees. */
export interface ShownShared {
  /** The number of seats. */
  readonly seats: number;
  /** The table's options. */
  readonly options: Options;
  /** The cards turned up for the first layout, in this order, with those that left the game. */
  readonly turnedUp: readonly CardName[];
  /** The number of the round, from 1 to 12. */
  readonly round: number;
  /** The phase: all seats choose, revealed cards are laid, gaps are closed, or the match is over. */
  readonly phase: 'choose' | 'lay' | 'close' | 'over';
  /** The rows of the mine, from top to bottom; while gaps are closed, an empty pile is a gap. */
  readonly layout: readonly ShownRow[];
  /** By seat, the card revealed in this round; empty before. */
  readonly revealed: readonly CardName[];
  /** The seats in the order in which they lay. */
  readonly order: readonly Seat[];
  /** The number of revealed cards already laid. */
  readonly laid: number;
  /** The number of times the last card has taken corridors: more than once is a chain reaction. */
  readonly chain: number;
  /** By seat, the cards it has taken. */
  readonly treasures: readonly (readonly CardName[])[];
}

/** What one seat alone sees. */
export interface ShownOwn {
  /** Its hand; a chosen card stays in it until it is revealed. */
  readonly hand: readonly CardName[];
  /** The card it has chosen secretly; null before. */
  readonly choice: CardName | null;
}

const showCards = (cards: readonly Card[]): CardName[] => cards.map(cardName);

export function show({ seat, shared, own }: View<Schicht>): {
  readonly seat: Seat | null;
  readonly shared: ShownShared;
  readonly own: ShownOwn | null;
} {
  const { seats, options, turnedUp, round, phase, layout, revealed, order, laid, chain, treasures } = shared;
  return {
    seat,
    shared: {
      seats,
      options,
      turnedUp: showCards(turnedUp),
      round,
      phase,
      layout: layout.map(({ start, piles }) => ({ start, piles: piles.map(showCards) })),
      revealed: showCards(revealed),
      order,
      laid,
      chain,
      treasures: treasures.map(showCards),
    },
    own:
      own === null
        ? null
        : { hand: showCards(own.hand), choice: own.choice === NO_CARD ? null : cardName(own.choice) },
  };
}
