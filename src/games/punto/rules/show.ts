/** Punto's views for other programs and for readers. */
import type { Seat, View } from '../../../core/index.ts';
import { type Card, type CardName, cardName, columnOf, NO_CARD, rowOf } from './data.ts';
import { type Options, placedCard, placedCell, type Punto } from './state.ts';

/** The first card of a round lies at x 0, y 0; x grows to the right, y downwards. */
interface ShownCard {
  readonly x: number;
  readonly y: number;
  readonly card: CardName;
}

interface ShownOutcome {
  readonly side: number | null;
  readonly by: 'row' | 'count';
  readonly seat: Seat;
  readonly card: CardName | null;
}

interface ShownPortion {
  readonly points: readonly number[];
  readonly counts: readonly number[];
}

interface ShownSighting {
  readonly seat: Seat;
  readonly points: number;
  readonly portions: number;
}

interface ShownNeutral {
  readonly portions: readonly ShownPortion[];
  readonly sightings: readonly ShownSighting[];
}

/** What everyone sees. */
export interface ShownShared {
  /** The number of seats. */
  readonly seats: number;
  /** The table's options. */
  readonly options: Options;
  /** The number of the round, from 1. */
  readonly round: number;
  /** The seat that started the round. */
  readonly start: Seat;
  /** The seat that must place a card; null once the match is over. */
  readonly turn: Seat | null;
  /** By seat, its face-up card; null if there is none. */
  readonly up: readonly (CardName | null)[];
  /** By seat, the number of cards in its face-down deck. */
  readonly decks: readonly number[];
  /** The top cards, from left to right and from top to bottom. */
  readonly table: readonly ShownCard[];
  /** Every card placed in this round, in order, covered ones included. */
  readonly laid: readonly ShownCard[];
  /** By side (a seat, or a team), the rounds it has won. */
  readonly wins: readonly number[];
  /** Cards that are out of the match. */
  readonly removed: readonly CardName[];
  /**
   * How each finished round ended: the side that won it (null for none), by a row or by the count, through which seat and card.
   */
  readonly outcomes: readonly ShownOutcome[];
  /**
   * With three seats, which yellow cards were dealt together and how many each seat got of them, and those that were turned up,
   * each from one of the first portions; else null.
   */
  readonly neutral: ShownNeutral | null;
}

const showCard = (card: Card): CardName | null => (card === NO_CARD ? null : cardName(card));

export function show({ seat, shared }: View<Punto>): {
  readonly seat: Seat | null;
  readonly shared: ShownShared;
  readonly own: null;
} {
  const { seats, options, round, start, turn, up, decks, cells, laid, wins, removed, outcomes, neutral } =
    shared;
  return {
    seat,
    shared: {
      seats,
      options,
      round,
      start,
      turn,
      up: up.map(showCard),
      decks,
      table: cells.flatMap((card, cell) =>
        card > NO_CARD ? [{ x: columnOf(cell), y: rowOf(cell), card: cardName(card) }] : [],
      ),
      laid: laid.map((placed) => {
        const cell = placedCell(placed);
        return { x: columnOf(cell), y: rowOf(cell), card: cardName(placedCard(placed)) };
      }),
      wins,
      removed: removed.map(cardName),
      outcomes: outcomes.map((outcome) => ({ ...outcome, card: showCard(outcome.card) })),
      neutral,
    },
    own: null,
  };
}
