/** The expected catch of other seats from a table of Schicht im Schacht, from the unseen cards. */
import type { View } from '../../../core/index.ts';
import {
  type Card,
  CARD_COUNT,
  COLOURS,
  colourOf,
  CORRIDOR,
  HIGHEST,
  NO_COLOUR,
  numberOf,
  SILVER,
} from '../rules/data.ts';
import { placeAt } from '../rules/placement.ts';
import type { Schicht } from '../rules/rules.ts';
import { handSize, type Shared } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import {
  catchAt,
  heightAt,
  numberAt,
  pileCount,
  rowColour,
  rowCount,
  type PackedTable,
} from '../rules/packedTable.ts';

/** Space for the numbers of a colour, 0 included. */
const NUMBERS = HIGHEST + 1;

export interface Odds {
  readonly unseen: readonly Card[];
  readonly upTo: Int32Array;
  /** For each number, the colours in which it is unseen, one bit each; silver has none. */
  readonly colours: Uint8Array;
  readonly undisturbed: Float64Array;
  /** The chance that none of n unseen cards is in another hand. */
  readonly missed: Float64Array;
}

const computeOdds = (view: View<Schicht>): Odds =>
  oddsAmong(unseenCards(view), view.shared.seats - 1, handSize(view.shared));

/** From public knowledge: no seat plays as if it knew another's hand, or fears a card less because it holds it. */
export const publicOdds = (shared: Shared): Odds => computeOdds({ seat: null, shared, own: null });

/** The same from the unseen cards, ascending, of which each rival holds a hand of this size. */
export function oddsAmong(unseen: readonly Card[], rivals: number, hand: number): Odds {
  const upTo = new Int32Array(COLOURS.length * NUMBERS);
  const colours = new Uint8Array(NUMBERS);
  for (const card of unseen) {
    upTo[colourOf(card) * NUMBERS + numberOf(card)] = 1;
    if (colourOf(card) !== SILVER) colours[numberOf(card)] |= 1 << colourOf(card);
  }
  for (let i = 1; i < upTo.length; i++) if (i % NUMBERS !== 0) upTo[i] += upTo[i - 1];
  const held = unseen.length === 0 ? 0 : (rivals * hand) / unseen.length;
  const undisturbed = new Float64Array(CARD_COUNT + 1);
  const missed = new Float64Array(CARD_COUNT + 1);
  for (let card = 0, lower = 0; card <= CARD_COUNT; card++) {
    while (lower < unseen.length && unseen[lower] < card) lower++;
    undisturbed[card] = unseen.length === 0 ? 1 : (lower / unseen.length) ** (rivals / 2);
    missed[card] = (1 - held) ** card;
  }
  return { unseen, upTo, colours, undisturbed, missed };
}

/** The possible catches, and the number of unseen cards for each, greatest catch first. */
const catches = new Int32Array(64);
const counts = new Int32Array(64);
let noted = 0;

function note(cards: number, count: number): void {
  if (cards === 0 || count === 0) return;
  let i = noted++;
  for (; i > 0 && catches[i - 1] < cards; i--) {
    catches[i] = catches[i - 1];
    counts[i] = counts[i - 1];
  }
  catches[i] = cards;
  counts[i] = count;
}

let rowless = 0;
let anyColourless = false;
const BITS = Uint8Array.from(
  { length: 1 << SILVER },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);

function findRowless(table: PackedTable): void {
  rowless = (1 << SILVER) - 1;
  anyColourless = false;
  for (let row = 0; row < rowCount(table); row++) {
    const colour = rowColour(table, row);
    if (colour === NO_COLOUR) anyColourless = true;
    else rowless &= ~(1 << colour);
  }
}

const between = (upTo: Int32Array, colour: number, from: number, to: number): number =>
  to < from ? 0 : upTo[colour * NUMBERS + to] - upTo[colour * NUMBERS + from - 1];

function rowlessBetween(upTo: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let colour = 0; colour < SILVER; colour++)
    if ((rowless & (1 << colour)) !== 0) count += between(upTo, colour, from, to);
  return count;
}

/** S8, S18, S20: the number of unseen cards of these numbers that fit a row of that colour. */
const fitting = (upTo: Int32Array, colour: number, from: number, to: number): number =>
  between(upTo, SILVER, from, to) +
  (colour === NO_COLOUR ? rowlessBetween(upTo, from, to) : between(upTo, colour, from, to));

function noteRow(table: PackedTable, row: number, upTo: Int32Array, limit: number): void {
  const colour = rowColour(table, row);
  const piles = pileCount(table, row);
  const left = catchAt(table, placeAt(row, -1));
  if (left > 0) note(left, fitting(upTo, colour, 1, Math.min(limit, numberAt(table, row, 0) - 1)));
  const right = catchAt(table, placeAt(row, piles));
  if (right > 0) note(right, fitting(upTo, colour, numberAt(table, row, piles - 1) + 1, limit));
  for (let at = 0; at < piles; at++) {
    if (heightAt(table, row, at) !== CORRIDOR - 1) continue;
    const number = numberAt(table, row, at);
    const from = at === 0 ? number : (numberAt(table, row, at - 1) + number + 1) >> 1;
    const to = at === piles - 1 ? number : (number + numberAt(table, row, at + 1)) >> 1;
    note(CORRIDOR, fitting(upTo, colour, from, Math.min(limit, to)));
  }
}

/** S9: the cards beside which a new row may begin, and its catch there. */
const edgeNumbers = new Int32Array(2 * CORRIDOR);
const edgeCatches = new Int32Array(2 * CORRIDOR);
let edges = 0;

function findEdges(table: PackedTable): boolean {
  const bottom = rowCount(table) - 1;
  let isAny = false;
  edges = 0;
  for (let side = 0; side < 2; side++) {
    const row = side * bottom;
    const beyond = side === 0 ? -1 : bottom + 1;
    for (let at = 0; at < pileCount(table, row); at++, edges++) {
      edgeNumbers[edges] = numberAt(table, row, at);
      edgeCatches[edges] = catchAt(table, placeAt(beyond, at));
      isAny ||= edgeCatches[edges] > 0;
    }
  }
  return isAny;
}

function catchOfNewRow(number: number): number {
  let nearest = Infinity;
  let most = 0;
  for (let edge = 0; edge < edges; edge++) {
    const away = Math.abs(number - edgeNumbers[edge]);
    if (away > nearest) continue;
    most = away < nearest ? edgeCatches[edge] : Math.max(most, edgeCatches[edge]);
    nearest = away;
  }
  return most;
}

/** The cards that others may be expected to take with numbers up to a limit: the best catch they are likely to hold. */
export function expectedLoss(table: PackedTable, { upTo, colours, missed }: Odds, limit: number): number {
  const rows = rowCount(table);
  if (rows === 0 || limit === 0) return 0;
  noted = 0;
  findRowless(table);
  for (let row = 0; row < rows; row++) noteRow(table, row, upTo, limit);
  if (rows === CORRIDOR - 1 && !anyColourless && findEdges(table))
    for (let number = 1; number <= limit; number++) {
      const count = BITS[colours[number] & rowless];
      if (count > 0) note(catchOfNewRow(number), count);
    }
  let expected = 0;
  let nobody = 1;
  for (let i = 0; i < noted; i++) {
    const miss = missed[counts[i]];
    expected += nobody * (1 - miss) * catches[i];
    nobody *= miss;
  }
  return expected;
}
