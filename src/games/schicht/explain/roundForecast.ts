/** What the round would bring with each card of the hand: in hands that may be, where everyone takes the most at once. */
import { FastRng, type Rng, type Seat, type View } from '../../../core/index.ts';
import type { Card } from '../rules/data.ts';
import { sampleWorld } from '../rules/determinize.ts';
import {
  findPlaces,
  layOnPacked,
  newPackedTable,
  type PackedTable,
  PLACES_ROOM,
  readLayout,
  settle,
  takenCount,
} from '../rules/packedTable.ts';
import type { Schicht } from '../rules/state.ts';

export interface RoundForecast {
  /** Cards that the seat takes, and that all others take, on average. */
  readonly mine: number;
  readonly others: number;
}

const WORLDS = 64;
const found = new Int32Array(PLACES_ROOM);

function layBest(table: PackedTable, card: Card): { readonly after: PackedTable; readonly taken: number } {
  const places = found.slice(0, findPlaces(table, card, found));
  let best = { after: table, taken: -1 };
  for (const place of places) {
    const after = table.slice();
    layOnPacked(after, card, place);
    const taken = takenCount(settle(after, () => 0));
    if (taken > best.taken) best = { after, taken };
  }
  return best;
}

/** One of the cards that take the most now. */
function chooseNow(hand: readonly Card[], takes: (card: Card) => number, rng: Rng): Card {
  const most = Math.max(...hand.map(takes));
  const best = hand.filter((card) => takes(card) === most);
  return best[rng.below(best.length)];
}

/** Lays all cards in order, the greatest first. */
function layAll(table: PackedTable, cards: readonly Card[], mine: Card): RoundForecast {
  const forecast = { mine: 0, others: 0 };
  let now = table;
  for (const card of cards.toSorted((a, b) => b - a)) {
    const { after, taken } = layBest(now, card);
    forecast[card === mine ? 'mine' : 'others'] += taken;
    now = after;
  }
  return forecast;
}

const known = new WeakMap<View<Schicht>, ReadonlyMap<Card, RoundForecast>>();

/** A function of the view; the same hands for each card. */
export function forecastRound(view: View<Schicht>): ReadonlyMap<Card, RoundForecast> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const { shared, own } = view;
  const me = view.seat as Seat;
  const hand = own?.hand ?? [];
  const table = newPackedTable();
  readLayout(shared.layout, table);
  const now = new Map<Card, number>();
  const takes = (card: Card): number => {
    const seen = now.get(card) ?? layBest(table, card).taken;
    now.set(card, seen);
    return seen;
  };
  const sums = new Map(hand.map((card) => [card, { mine: 0, others: 0 }]));
  const rng = new FastRng(1, 2, 3, 4);
  for (let i = 0; i < WORLDS; i++) {
    const theirs = sampleWorld(view, rng)
      .own.filter((_, seat) => seat !== me)
      .map((other) => chooseNow(other.hand, takes, rng));
    for (const [card, sum] of sums) {
      const { mine, others } = layAll(table, [...theirs, card], card);
      sum.mine += mine / WORLDS;
      sum.others += others / WORLDS;
    }
  }
  known.set(view, sums);
  return sums;
}
