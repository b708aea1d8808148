/** Jericho's views for other programs and for readers. */
import type { Seat, View } from '../../../core/index.ts';
import { type Card, type CardName, cardName, COLOURS, NO_CARD } from './data.ts';
import type { Jericho } from './state.ts';
import { wallCards, wallPlace } from './walls.ts';

interface ShownWalls {
  readonly yellow: readonly CardName[];
  readonly red: readonly CardName[];
  readonly green: readonly CardName[];
  readonly blue: readonly CardName[];
  readonly purple: readonly CardName[];
}

/** What everyone sees. */
export interface ShownShared {
  /** The number of seats. */
  readonly seats: number;
  /** The phase: the layout, feeding the supply, turns, a scoring, or the end. */
  readonly phase: 'lay' | 'feed' | 'turns' | 'scoring' | 'over';
  /** The number of the round, from 1 to 3. */
  readonly round: number;
  /** The seat to act; during layout or feeding, the seat that will begin. */
  readonly turn: Seat;
  /** The number of cards in the draw pile, scoring cards included. */
  readonly pile: number;
  /** By seat, its wall in each colour, highest card first; a trumpet in a wall counts 2. */
  readonly walls: readonly ShownWalls[];
  /** The cards in the supply that everyone knows. */
  readonly supply: readonly CardName[];
  /** By seat, the number of further cards it has put face down into the supply since the last scoring. */
  readonly fed: readonly number[];
  /** The number of cards that have left the game, all of them trumpets. */
  readonly out: number;
  /** By seat, the number of cards in hand. */
  readonly hands: readonly number[];
  /** By seat, the cards it has won. */
  readonly won: readonly (readonly CardName[])[];
  /** By seat, the number of certain trumpets among its hand and its face-down cards in the supply. */
  readonly trumpets: readonly number[];
}

/** What one seat alone sees. */
export interface ShownOwn {
  /** Its hand. */
  readonly hand: readonly CardName[];
  /** The chosen card of the hand while others still choose; null if there is none. */
  readonly choice: CardName | null;
  /** Its layout card, until revealed; null if there is none. */
  readonly layout: CardName | null;
  /** Its face-down cards in the supply since the last scoring, as far as others do not know them. */
  readonly fed: readonly CardName[];
}

const showCard = (card: Card): CardName | null => (card === NO_CARD ? null : cardName(card));

export function show({ seat, shared, own }: View<Jericho>): {
  readonly seat: Seat | null;
  readonly shared: ShownShared;
  readonly own: ShownOwn | null;
} {
  const { seats, phase, round, turn, pile, walls, supply, fed, out, hands, won, trumpets } = shared;
  const showWalls = (of: Seat): ShownWalls => {
    const [yellow, red, green, blue, purple] = COLOURS.map((_, colour) =>
      wallCards(walls[wallPlace(of, colour)], colour).map(cardName),
    );
    return { yellow, red, green, blue, purple };
  };
  return {
    seat,
    shared: {
      seats,
      phase,
      round,
      turn,
      pile,
      walls: Array.from({ length: seats }, (_, of) => showWalls(of)),
      supply: supply.map(cardName),
      fed,
      out,
      hands,
      won: won.map((cards) => cards.map(cardName)),
      trumpets,
    },
    own:
      own === null
        ? null
        : {
            hand: own.hand.map(cardName),
            choice: showCard(own.choice),
            layout: showCard(own.layout),
            fed: own.fed.map(cardName),
          },
  };
}
