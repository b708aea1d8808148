/** Lookahead of a few placements over all cards that may be turned up, each with its exact chance. */
import { leftNeighbour, type Seat } from '../../../core/index.ts';
import { type Card, type Cell, colourOf, NO_CARD, pointsOf } from '../rules/data.ts';
import { countRows } from '../rules/rows.ts';
import { isNeutral, sideSeats, type Shared, sideCount, sideOf } from '../rules/state.ts';
import type { NamedEvaluatorWeights } from '../../../bots/neural/evaluator.ts';
import { exp } from '../../../bots/portableMath.ts';
import type { SearchBudget } from '../../../bots/searchBot.ts';
import { type CardGroup, groupCards } from './nextCards.ts';
import { findEvaluator } from './evaluators.ts';
import { RoundEvaluator } from './roundEvaluator.ts';
import type { Chance } from './odds.ts';
import { SearchTable } from './searchTable.ts';

/** A side's expected share of the match at these rounds won, if all later rounds are even (P16). */
function expectMatchWins(wins: readonly number[], roundsToWin: number): number[] {
  const done = wins.findIndex((won) => won >= roundsToWin);
  if (done >= 0) return wins.map((_, side) => (side === done ? 1 : 0));
  const sum = wins.map(() => 0);
  for (let winner = 0; winner < wins.length; winner++) {
    const after = expectMatchWins(withWin(wins, winner), roundsToWin);
    for (let side = 0; side < wins.length; side++) sum[side] += after[side] / wins.length;
  }
  return sum;
}
const withWin = (wins: readonly number[], winner: number): number[] =>
  wins.map((won, side) => (side === winner ? won + 1 : won));

/** The rest of a group without the cards that complete a row: their placements, best first. */
interface RemainingGroup {
  readonly middle: Card;
  readonly cards: readonly Chance[];
  readonly replies: readonly Reply[];
}

/** A placement and its consequences: the chance of each side, and of none, to win the round. */
export interface Reply {
  readonly cell: Cell;
  readonly chances: readonly number[];
  /** For the side that places the card. */
  readonly worth: number;
}

export const compareByWorth = (a: Reply, b: Reply): number => b.worth - a.worth;

/** A weighted sum of outcomes. */
class Mixture {
  readonly chances: number[];
  constructor(sides: number) {
    this.chances = Array.from({ length: sides + 1 }, () => 0);
  }
  add(chances: readonly number[], times: number): void {
    for (let i = 0; i < chances.length; i++) this.chances[i] += times * chances[i];
  }
}

const UNSEEN: Card = -1;

/** Skips outcomes that are this much less likely than the best. */
const NEGLIGIBLE = 0.02;

export interface SearchSettings {
  readonly iterations: number;
  /** The number of placements examined one placement deeper, then two deeper, and so on. */
  readonly stages: readonly number[];
  readonly beam: number;
  /** How much worse a reply must be to be e times less likely. */
  readonly doubt: number;
}

export type TableSettings = (shared: Shared) => SearchSettings;

export class PlacementLookahead {
  readonly #shared: Shared;
  readonly #isAhead: boolean;
  readonly #table: SearchTable;
  readonly #network: RoundEvaluator;
  readonly #sides: number;
  readonly #chances: readonly (readonly Chance[])[];
  readonly #groups: readonly (readonly CardGroup[])[];
  /** The value of the match for each side by the winner of the round; the last entry is for no winner. */
  readonly #stakes: readonly (readonly number[])[];
  readonly #up: Card[];
  readonly #left: number[];
  readonly #allowance: SearchBudget;
  readonly #beam: number;
  readonly #doubt: number;
  sweeps = 0;
  /** Whether the budget ran out within a step, which is useless unless finished. */
  isCutShort = false;

  /** `chances` are the cards each seat may turn up. */
  constructor(
    shared: Shared,
    chances: readonly (readonly Chance[])[],
    allowance: SearchBudget,
    evaluators: NamedEvaluatorWeights,
    { beam, doubt }: Pick<SearchSettings, 'beam' | 'doubt'>,
  ) {
    this.#shared = shared;
    this.#beam = beam;
    this.#doubt = doubt;
    this.#isAhead = shared.options.reveal === 'ahead';
    this.#table = new SearchTable(shared);
    this.#sides = sideCount(shared);
    this.#chances = chances;
    this.#groups = this.#chances.map(groupCards);
    this.#network = new RoundEvaluator(shared, this.#chances, findEvaluator(evaluators[this.#sides]));
    this.#stakes = Array.from({ length: this.#sides + 1 }, (_, winner) =>
      expectMatchWins(withWin(shared.wins, winner), shared.options.roundsToWin),
    );
    this.#up = shared.up.slice();
    this.#left = shared.decks.slice();
    this.#allowance = allowance;
  }

  worth(chances: readonly number[], side: number): number {
    let sum = 0;
    for (let winner = 0; winner < chances.length; winner++)
      sum += chances[winner] * this.#stakes[winner][side];
    return sum;
  }

  /** The value for each seat; partners share. */
  shares(chances: readonly number[]): number[] {
    const shared = this.#shared;
    return shared.up.map((_, seat) => {
      const side = sideOf(shared, seat);
      return this.worth(chances, side) / sideSeats(shared, side).length;
    });
  }

  #reply(cell: Cell, chances: readonly number[], side: number): Reply {
    return { cell, chances, worth: this.worth(chances, side) };
  }

  #certain(winner: number): number[] {
    return this.#stakes.map((_, side) => (side === winner ? 1 : 0));
  }

  /** P17: the round ends by the count. */
  #counted(): number[] {
    const winner = countRows({ ...this.#shared, ...this.#table.grid });
    return this.#certain(winner?.side ?? this.#sides);
  }

  /** P17: a seat without a card on its turn ends the round. */
  #hasCard(seat: Seat): boolean {
    return this.#isAhead ? this.#up[seat] !== NO_CARD : this.#left[seat] > 0;
  }

  /**
   * All placements of a card, best first; one alone if it wins, none if there is no place. Unless exact, a placement at the edge
   * counts as leaving as much room as before.
   */
  replies(seat: Seat, card: Card, isExact: boolean): Reply[] {
    this.sweeps++;
    const table = this.#table;
    const network = this.#network;
    const side = sideOf(this.#shared, seat);
    const open = table.open(card);
    if (!isNeutral(this.#shared, colourOf(card)))
      for (const cell of open)
        if (table.wins(cell, card)) return [this.#reply(cell, this.#certain(side), side)];
    const next = leftNeighbour(this.#shared, seat);
    const isLast = !this.#hasCard(next);
    const shown = this.#isAhead ? this.#up[next] : NO_CARD;
    const found: Reply[] = [];
    const later: Cell[] = [];
    if (!isLast) network.setPosition(table, next, shown);
    for (const cell of open) {
      if (isLast || (isExact && table.narrows(cell))) later.push(cell);
      else found.push(this.#reply(cell, network.after(cell, card), side));
    }
    for (const cell of later) {
      table.put(cell, card);
      if (!isLast) network.setPosition(table, next, shown);
      found.push(this.#reply(cell, isLast ? this.#counted() : network.now(), side));
      table.takeBack();
    }
    return found.sort(compareByWorth);
  }

  /** The placement after examining replies `depth` placements deep. Unless exact, cards of nearly the same points are grouped. */
  deepened(reply: Reply, seat: Seat, card: Card, depth: number, isExact: boolean): Reply {
    const next = leftNeighbour(this.#shared, seat);
    if (!this.#hasCard(next)) return reply;
    this.#table.put(reply.cell, card);
    const chances = this.#isAhead
      ? this.#turnUpAhead(seat, next, depth)
      : isExact || this.#left[leftNeighbour(this.#shared, next)] === 0
        ? this.#turnUp(next, depth)
        : this.#turnUpRoughly(next, depth);
    this.#table.takeBack();
    return this.#reply(reply.cell, chances, sideOf(this.#shared, seat));
  }

  /** The sweeps for examining `width` placements `depth` deep. The search starts no step that it cannot finish. */
  cost(seat: Seat, width: number, depth: number): number {
    const path: Seat[] = [];
    for (let next = seat; path.length < depth;) path.push((next = leftNeighbour(this.#shared, next)));
    const each = path.reduceRight(
      (deeper, next, i) => this.#cardsBefore(next, i) * (1 + this.#beam * deeper),
      0,
    );
    return width * each;
  }

  /** The number of cards to distinguish before a seat places one, with this many placements between it and the searcher's. */
  #cardsBefore(seat: Seat, between: number): number {
    if (!this.#isAhead) return this.#groups[seat].length;
    // A seat that has not placed since still shows its known card.
    const isSeen = between < this.#shared.seats - 2;
    return isSeen ? 1 : this.#chances[leftNeighbour(this.#shared, seat)].length;
  }

  /** P8: a seat turns a card up and places it. */
  #turnUp(seat: Seat, depth: number): number[] {
    const mixture = new Mixture(this.#sides);
    this.#left[seat]--;
    for (const { card, chance } of this.#chances[seat]) mixture.add(this.#best(seat, card, depth), chance);
    this.#left[seat]++;
    return mixture.chances;
  }

  /** The same where another seat follows, a group of cards at a time. */
  #turnUpRoughly(seat: Seat, depth: number): number[] {
    const mixture = new Mixture(this.#sides);
    this.isCutShort ||= this.#allowance.isOver(this.sweeps + this.#groups[seat].length - 1);
    if (this.isCutShort) return mixture.chances;
    const side = sideOf(this.#shared, seat);
    this.#network.setPosition(this.#table, leftNeighbour(this.#shared, seat), NO_CARD);
    // All evaluations on this table come before any deeper placement.
    const rests: RemainingGroup[] = [];
    for (const group of this.#groups[seat]) {
      this.sweeps++;
      const open = this.#table.open(group.highest);
      const toWin = this.#lowestWinning(open, group.highest);
      const cards = group.cards.filter(({ card }) => pointsOf(card) <= toWin);
      for (const { card, chance } of group.cards) if (pointsOf(card) > toWin) mixture.chances[side] += chance;
      if (cards.length === 0) continue;
      const replies = open.map((cell) => this.#reply(cell, this.#network.after(cell, group.middle), side));
      rests.push({ middle: group.middle, cards, replies: replies.sort(compareByWorth) });
    }
    this.#left[seat]--;
    for (const rest of rests) {
      if (depth === 1) this.#addBest(rest, mixture);
      else this.#addDeepened(rest, seat, depth, mixture);
    }
    this.#left[seat]++;
    return mixture.chances;
  }

  #addBest({ cards, replies }: RemainingGroup, mixture: Mixture): void {
    const { tops } = this.#table;
    for (const { card, chance } of cards) {
      const open = replies.filter(({ cell }) => pointsOf(tops[cell]) < pointsOf(card));
      mixture.add(open.length === 0 ? this.#counted() : this.#likely(open), chance);
    }
  }

  /** The mixed consequences of placements, best first: no player always finds the very best. */
  #likely(replies: readonly Reply[]): readonly number[] {
    const doubt = this.#doubt;
    const [best] = replies;
    if (doubt === 0 || replies.length === 1) return best.chances;
    const mixture = new Mixture(this.#sides);
    let all = 0;
    for (const { worth, chances } of replies) {
      const weight = exp((worth - best.worth) / doubt);
      if (weight < NEGLIGIBLE) break;
      mixture.add(chances, weight);
      all += weight;
    }
    for (let i = 0; i < mixture.chances.length; i++) mixture.chances[i] /= all;
    return mixture.chances;
  }

  /** Adds, for all cards of a group, the consequences of the middle card's placements. */
  #addDeepened(
    { middle, cards, replies }: RemainingGroup,
    seat: Seat,
    depth: number,
    mixture: Mixture,
  ): void {
    const { tops } = this.#table;
    const points = pointsOf(cards[cards.length >> 1].card);
    let best: Reply | undefined;
    let looks = 0;
    for (const reply of replies) {
      if (pointsOf(tops[reply.cell]) >= points) continue;
      const deeper = this.deepened(reply, seat, middle, depth - 1, false);
      if (best === undefined || deeper.worth > best.worth) best = deeper;
      if (++looks === this.#beam) break;
    }
    const chances = best?.chances ?? this.#counted();
    for (const { chance } of cards) mixture.add(chances, chance);
  }

  /** The fewest points on a cell where a card completes a row; above all points if there is none. */
  #lowestWinning(open: readonly Cell[], card: Card): number {
    let lowest = Infinity;
    if (isNeutral(this.#shared, colourOf(card))) return lowest;
    for (const cell of open) {
      const top = pointsOf(this.#table.tops[cell]);
      if (top < lowest && this.#table.wins(cell, card)) lowest = top;
    }
    return lowest;
  }

  /** P8, the other reading: a seat turns up its next card while the next seat already shows the one it places. */
  #turnUpAhead(seat: Seat, next: Seat, depth: number): readonly number[] {
    const placed = this.#up[seat];
    this.#up[seat] = this.#left[seat] === 0 ? NO_CARD : UNSEEN;
    const chances = this.#answerAhead(next, depth);
    this.#up[seat] = placed;
    return chances;
  }

  /** A turned-up card makes no difference until the seat right before it answers. */
  #answerAhead(seat: Seat, depth: number): readonly number[] {
    const after = leftNeighbour(this.#shared, seat);
    if (this.#up[after] !== UNSEEN) return this.#best(seat, this.#up[seat], depth);
    const mixture = new Mixture(this.#sides);
    this.#left[after]--;
    for (const { card, chance } of this.#chances[after]) {
      this.#up[after] = card;
      mixture.add(this.#best(seat, this.#up[seat], depth), chance);
    }
    this.#left[after]++;
    this.#up[after] = UNSEEN;
    return mixture.chances;
  }

  #best(seat: Seat, card: Card, depth: number): readonly number[] {
    if (this.isCutShort || this.#allowance.isOver(this.sweeps)) {
      this.isCutShort = true;
      return this.#certain(this.#sides);
    }
    const replies = this.replies(seat, card, false);
    if (replies.length === 0) return this.#counted();
    if (depth === 1 || replies.length === 1) return this.#likely(replies);
    let best = this.deepened(replies[0], seat, card, depth - 1, false);
    for (let i = 1; i < this.#beam && i < replies.length; i++) {
      const reply = this.deepened(replies[i], seat, card, depth - 1, false);
      if (reply.worth > best.worth) best = reply;
    }
    return best.chances;
  }
}
