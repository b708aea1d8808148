/** Playouts of Schicht im Schacht: every seat chooses the card that looks best and lays it where it takes most. */
import type { Rng, Seat } from '../../../core/index.ts';
import { type Card, HAND, NO_CARD, numberOf } from '../rules/data.ts';
import type { Place } from '../rules/placement.ts';
import { expectedLoss, type Odds } from './danger.ts';
import {
  takenCount,
  catchAt,
  findPlaces,
  layOnPacked,
  newPackedTable,
  PLACES_ROOM,
  settle,
  silverAmong,
  type PackedTable,
  type Taken,
} from '../rules/packedTable.ts';

export interface SearchWorld {
  readonly table: PackedTable;
  readonly taken: Int32Array;
  readonly silver: Int32Array;
  /** Space for a whole hand for each seat, unordered; `sizes` holds the number left. */
  readonly hands: Uint8Array;
  readonly sizes: Int32Array;
  round: number;
}

export const newWorld = (seats: number): SearchWorld => ({
  table: newPackedTable(),
  taken: new Int32Array(seats),
  silver: new Int32Array(seats),
  hands: new Uint8Array(seats * HAND),
  sizes: new Int32Array(seats),
  round: 0,
});

export function copyWorld(from: SearchWorld, to: SearchWorld): void {
  to.table.set(from.table);
  to.taken.set(from.taken);
  to.silver.set(from.silver);
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.round = from.round;
}

const places = new Int32Array(PLACES_ROOM);
const tried = newPackedTable();
const firstWay = (): number => 0;

/** The place where a card takes most, at random among equals. */
export function bestPlace(table: PackedTable, card: Card, rng: Rng): Place {
  const count = findPlaces(table, card, places);
  let best = places[0];
  let most = catchAt(table, best);
  let equal = 1;
  for (let i = 1; i < count; i++) {
    const cards = catchAt(table, places[i]);
    if (cards < most) continue;
    if (cards > most) {
      most = cards;
      equal = 0;
    }
    if (rng.below(++equal) === 0) best = places[i];
  }
  return best;
}

function tryLaying(table: PackedTable, card: Card, rng: Rng): Taken {
  const place = bestPlace(table, card, rng);
  const takes = catchAt(table, place) > 0;
  tried.set(table);
  layOnPacked(tried, card, place);
  return takes ? settle(tried, firstWay) : 0;
}

const CARE = 0.5;
/** The standard error of a seat's judgement, in cards. */
const NOISE = 0.3;
const BELOW_ONE = 1 / 2 ** 32;

function scoreCard(table: PackedTable, card: Card, odds: Odds, rng: Rng): number {
  const taken = takenCount(tryLaying(table, card, rng));
  const looks = taken * odds.undisturbed[card] - CARE * expectedLoss(tried, odds, numberOf(card) - 1);
  return looks + NOISE * BELOW_ONE * rng.u32();
}

export function removeCard({ hands, sizes }: SearchWorld, seat: Seat, card: Card): void {
  let at = seat * HAND;
  while (hands[at] !== card) at++;
  hands[at] = hands[seat * HAND + --sizes[seat]];
}

/** S6: the seat's choice, which leaves its hand. It does not depend on the others' choices in the same round. */
export function chooseCard(world: SearchWorld, seat: Seat, odds: Odds, rng: Rng): Card {
  const { table, hands, sizes } = world;
  const from = seat * HAND;
  let best = hands[from];
  let most = -Infinity;
  for (let at = from; at < from + sizes[seat] && sizes[seat] > 1; at++) {
    const looks = scoreCard(table, hands[at], odds, rng);
    if (looks <= most) continue;
    most = looks;
    best = hands[at];
  }
  removeCard(world, seat, best);
  return best;
}

export function addTaken({ taken, silver }: SearchWorld, seat: Seat, more: Taken): void {
  taken[seat] += takenCount(more);
  silver[seat] += silverAmong(more);
}

/** S7: lays the remaining chosen cards, highest first, and ends the round. */
export function finishRound(world: SearchWorld, chosen: Uint8Array, rng: Rng): void {
  for (;;) {
    let seat = 0;
    for (let other = 1; other < chosen.length; other++) if (chosen[other] > chosen[seat]) seat = other;
    if (chosen[seat] === NO_CARD) break;
    addTaken(world, seat, tryLaying(world.table, chosen[seat], rng));
    world.table.set(tried);
    chosen[seat] = NO_CARD;
  }
  world.round++;
}

/** Plays whole rounds until the given one is next. */
export function playOutRounds(
  world: SearchWorld,
  until: number,
  chosen: Uint8Array,
  odds: Odds,
  rng: Rng,
): void {
  while (world.round < until) {
    for (let seat = 0; seat < chosen.length; seat++) chosen[seat] = chooseCard(world, seat, odds, rng);
    finishRound(world, chosen, rng);
  }
}
