import type { SeedKey, Seat, State } from '../../../core/index.ts';
import type { Card, CardName, Cell } from './data.ts';

export type Options = {
  readonly teams: boolean;
  readonly reveal: 'turn' | 'ahead';
  readonly roundsToWin: number;
};

/** The options of a table, and the length of a row where research varies it. */
export type TableOptions = Options & { readonly row?: number };

/** How a finished round ended; `side` is the seat or team that won it, null if none did (P19). */
export interface RoundOutcome {
  readonly side: number | null;
  /** A completed row (P12), or the count when a seat could not play (P17–P18). */
  readonly by: 'row' | 'count';
  /** The seat that placed the winning card, or could not play. */
  readonly seat: Seat;
  /** The winning card, or the one without a place; NO_CARD for a seat that had none left. */
  readonly card: Card;
}

/** Neutral cards that were dealt together: their points, and each seat's number of them (P3, P14). */
export interface Portion {
  readonly points: readonly number[];
  readonly counts: readonly number[];
}

/** A neutral card that a seat turned up, from one of the first `portions` portions. */
export interface Sighting {
  readonly seat: Seat;
  readonly points: number;
  readonly portions: number;
}

/** Public knowledge of the neutral cards: enough to tell which decks can still hold which of them. */
export interface Neutral {
  readonly portions: readonly Portion[];
  readonly sightings: readonly Sighting[];
}

export interface Shared {
  readonly seats: number;
  readonly options: TableOptions;
  round: number;
  start: Seat;
  /** The seat that must place a card; null once the match is over. */
  turn: Seat | null;
  /** Each seat's face-up card before it is placed (P8). */
  readonly up: Card[];
  readonly decks: number[];
  /** Each cell's top card, FREE where a card may be put beside others (P9), else NO_CARD. */
  readonly cells: number[];
  filled: number;
  /** P11: the outermost columns and rows in use. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The round's placements in order, covered cards included. */
  readonly laid: number[];
  readonly wins: number[];
  // The fields below are replaced, never changed in place, so copies may share them.
  /** Cards out of the match (P13, P14, P20). */
  removed: readonly Card[];
  outcomes: readonly RoundOutcome[];
  /** P3: null unless there are three seats. */
  neutral: Neutral | null;
}

export const FREE = -1;

export const placement = (cell: Cell, card: Card): number => (cell << 7) | card;
export const placedCard = (laid: number): Card => laid & 127;
export const placedCell = (laid: number): Cell => laid >> 7;

/** No player, the owner included, knows the order of a deck; the last card is its top. */
export interface Hidden {
  readonly key: SeedKey;
  readonly decks: Card[][];
}

export interface Move {
  readonly type: 'place';
  readonly x: number;
  readonly y: number;
}

export type Event =
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: CardName;
      readonly x: number;
      readonly y: number;
      readonly covered: CardName | null;
    }
  | { readonly type: 'stuck'; readonly seat: Seat; readonly lacks: 'card' | 'place' }
  | {
      readonly type: 'roundWon';
      readonly seats: readonly Seat[];
      readonly by: 'row' | 'count';
      /** The winning rows, each as its cells' x and y. */
      readonly rows: readonly (readonly (readonly [x: number, y: number])[])[];
      readonly removed: CardName;
    }
  | { readonly type: 'roundDrawn' }
  | {
      readonly type: 'roundDealt';
      readonly round: number;
      readonly start: Seat;
      readonly surplus: readonly CardName[];
    }
  | { readonly type: 'matchOver'; readonly winners: readonly Seat[] };

export type Reason = 'over' | 'turn' | 'centre' | 'span' | 'apart' | 'points';

export interface Punto {
  options: Options;
  shared: Shared;
  own: null;
  hidden: Hidden;
  move: Move;
  event: Event;
  reason: Reason;
}

/** P5: partners sit opposite; without teams every seat is its own side. */
export const sideOf = (shared: Pick<Shared, 'options'>, seat: Seat): number =>
  shared.options.teams ? seat & 1 : seat;

/** P2, P5: two colours a side; P3, P4: one. */
const twoColours = (shared: Pick<Shared, 'seats' | 'options'>): boolean =>
  shared.seats === 2 || shared.options.teams;

export const sideCount = (shared: Pick<Shared, 'seats' | 'options'>): number =>
  shared.options.teams ? 2 : shared.seats;

export const sideColours = (shared: Pick<Shared, 'seats' | 'options'>, side: number): number[] =>
  twoColours(shared) ? [2 * side + 1, 2 * side + 2] : [side + 1];

export const sideOfColour = (shared: Pick<Shared, 'seats' | 'options'>, colour: number): number =>
  twoColours(shared) ? (colour - 1) >> 1 : colour - 1;

export const sideSeats = (shared: Pick<Shared, 'seats' | 'options'>, side: number): Seat[] =>
  shared.options.teams ? [side, side + 2] : [side];

/** P2–P5: the number of cards in a row. */
export const rowLength = (shared: Pick<Shared, 'seats' | 'options'>): number =>
  shared.options.row ?? (twoColours(shared) ? 5 : 4);

/** P3: with three seats the fourth colour is neutral. */
export const isNeutral = (shared: Pick<Shared, 'neutral'>, colour: number): boolean =>
  shared.neutral !== null && colour === 4;

/** A deep copy, spelt out in the order of a new table so that all states have one hidden class. */
export function cloneState({ shared, own, hidden }: State<Punto>): State<Punto> {
  const decks: Card[][] = [];
  for (const deck of hidden.decks) decks.push(deck.slice());
  return {
    shared: {
      seats: shared.seats,
      options: shared.options,
      round: shared.round,
      start: shared.start,
      turn: shared.turn,
      up: shared.up.slice(),
      decks: shared.decks.slice(),
      cells: shared.cells.slice(),
      filled: shared.filled,
      left: shared.left,
      right: shared.right,
      top: shared.top,
      bottom: shared.bottom,
      laid: shared.laid.slice(),
      wins: shared.wins.slice(),
      removed: shared.removed,
      outcomes: shared.outcomes,
      neutral: shared.neutral,
    },
    own: own.slice(),
    hidden: { key: hidden.key, decks },
  };
}
