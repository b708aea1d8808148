/** Jericho's views as outside programs and people read them. */
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
  /** How many seats. */
  readonly seats: number;
  /** What is being done: everyone lays, everyone feeds the supply, turns, a scoring, or nothing any more. */
  readonly phase: 'lay' | 'feed' | 'turns' | 'scoring' | 'over';
  /** The number of the round, from 1 to 3. */
  readonly round: number;
  /** The seat that is to play; while cards are laid or fed, the one that will begin. */
  readonly turn: Seat;
  /** How many cards the draw pile has, scoring cards included. */
  readonly pile: number;
  /** By seat, its wall in each colour, highest card first; a trumpet in a wall counts 2. */
  readonly walls: readonly ShownWalls[];
  /** The cards in the supply that everyone knows. */
  readonly supply: readonly CardName[];
  /** By seat, how many further cards it has put face down into the supply since the last scoring. */
  readonly fed: readonly number[];
  /** How many cards have left the game, all of them trumpets. */
  readonly out: number;
  /** By seat, how many cards it has in hand. */
  readonly hands: readonly number[];
  /** By seat, the cards it has won. */
  readonly won: readonly (readonly CardName[])[];
  /** By seat, how many cards in its hand and face down in the supply are certain to be trumpets. */
  readonly trumpets: readonly number[];
}

/** What one seat alone sees. */
export interface ShownOwn {
  /** Its hand. */
  readonly hand: readonly CardName[];
  /** The card of the hand that it has chosen while others still choose; null if there is none. */
  readonly choice: CardName | null;
  /** The first card it has laid, until that is revealed; null if there is none. */
  readonly layout: CardName | null;
  /** What it has put face down into the supply since the last scoring, as far as others do not know it. */
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
