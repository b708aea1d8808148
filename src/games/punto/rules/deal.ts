/** Gathers the cards of a round and deals the next one (P2–P6, P13, P14). */
import { type Rng, type Seat, shuffle } from '../../../core/index.ts';
import { type Card, cardsOfColour, colourOf, NEUTRAL, pointsOf } from './data.ts';
import {
  sideColours,
  type Neutral,
  placedCard,
  type Portion,
  sideSeats,
  type Shared,
  sideCount,
} from './state.ts';

type Table = Pick<Shared, 'seats' | 'options' | 'removed'>;

export interface Gathered {
  readonly pools: readonly (readonly Card[])[];
  /** P14: neutral cards that stay with their seats. */
  readonly kept: readonly (readonly Card[])[];
  /** P3, P14: neutral cards to mix and deal out evenly. */
  readonly mixed: readonly Card[];
}

export function takeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = cards.slice();
  for (const card of gone) takeCard(left, card);
  return left;
}

/** P1: all cards of each colour, and of each colour and the next; index 0 is no colour. */
const ONE_COLOUR = [0, 1, 2, 3, 4].map(cardsOfColour);
const TWO_COLOURS = [0, 1, 2, 3].map((colour) => ONE_COLOUR.slice(colour, colour + 2).flat());

export function listOwnCards(table: Table, side: number): Card[] {
  const colours = sideColours(table, side);
  const cards = (colours.length === 2 ? TWO_COLOURS : ONE_COLOUR)[colours[0]].slice();
  for (const card of table.removed) takeCard(cards, card);
  return cards;
}

function listPools(table: Table): Card[][] {
  const pools: Card[][] = [];
  for (let side = 0; side < sideCount(table); side++) pools.push(listOwnCards(table, side));
  return pools;
}

export function noCards(seats: number): Card[][] {
  const decks: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) decks.push([]);
  return decks;
}

export const gatherFirst = (table: Table): Gathered => ({
  pools: listPools(table),
  kept: noCards(table.seats),
  mixed: table.seats === 3 ? cardsOfColour(NEUTRAL) : [],
});

/** P14: the cards that return after a round. A card turned up but not placed stays with its seat. */
export function gather(shared: Shared, decks: readonly (readonly Card[])[]): Gathered {
  const pools = listPools(shared);
  if (shared.neutral === null) return { pools, kept: [], mixed: [] };
  const neutral = (card: Card): boolean => colourOf(card) === NEUTRAL;
  return {
    pools,
    kept: decks.map((deck, seat) => [...deck, shared.up[seat]].filter(neutral)),
    mixed: shared.laid.map(placedCard).filter(neutral),
  };
}

/** P5: a side's cards in halves; the partner who plays earlier in the round gets the odd one. */
export function halves(
  table: Table,
  side: number,
  start: Seat,
  count: number,
): { seat: Seat; size: number }[] {
  const order = sideSeats(table, side).toSorted(
    (a, b) => ((a - start + table.seats) % table.seats) - ((b - start + table.seats) % table.seats),
  );
  return order.map((seat, i) => ({ seat, size: Math.floor((count + order.length - 1 - i) / order.length) }));
}

export function dealDecks(table: Table, gathered: Gathered, start: Seat, rng: Rng): Card[][] {
  const decks = noCards(table.seats);
  gathered.pools.forEach((pool, side) => {
    const cards = shuffle(pool.slice(), rng);
    if (!table.options.teams) {
      decks[side] = cards;
      return;
    }
    for (const { seat, size } of halves(table, side, start, cards.length))
      decks[seat] = cards.splice(0, size);
  });
  if (table.seats === 3) {
    const mixed = shuffle(gathered.mixed.slice(), rng);
    const each = Math.floor(mixed.length / 3);
    for (let seat = 0; seat < 3; seat++) {
      decks[seat].push(...gathered.kept[seat], ...mixed.splice(0, each));
      shuffle(decks[seat], rng);
    }
  }
  return decks;
}

/** P14: the gathered neutral cards that were not dealt out again. */
export const findSurplus = (gathered: Gathered, decks: readonly (readonly Card[])[]): Card[] =>
  without(
    [...gathered.kept.flat(), ...gathered.mixed],
    decks.flat().filter((card) => colourOf(card) === NEUTRAL),
  );

/** Public knowledge of the neutral cards after a deal: a portion for each seat's shown card, one for those mixed. */
export function learnDeal(
  neutral: Neutral,
  up: readonly Card[],
  mixed: readonly Card[],
  surplus: readonly Card[],
): Neutral {
  const shown = up.flatMap((card, seat): Portion[] =>
    colourOf(card) === NEUTRAL
      ? [{ points: [pointsOf(card)], counts: up.map((_, other) => (other === seat ? 1 : 0)) }]
      : [],
  );
  const dealt = without(mixed, surplus).map(pointsOf);
  const each = dealt.length / 3;
  return {
    portions: [...neutral.portions, ...shown, { points: dealt, counts: [each, each, each] }],
    sightings: neutral.sightings,
  };
}

export function learnTurnedUp(neutral: Neutral, seat: Seat, card: Card): Neutral {
  if (colourOf(card) !== NEUTRAL) return neutral;
  const sighting = { seat, points: pointsOf(card), portions: neutral.portions.length };
  return { portions: neutral.portions, sightings: [...neutral.sightings, sighting] };
}
