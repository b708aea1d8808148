/** What the rows of a table say. Every estimate is clustered by deal: matches of one deal are not independent. */
import { type ConfidenceInterval, estimate, estimateShare, type Sums } from './stats.ts';
import type { LabTable } from './plan.ts';

/** Rows as columns, in the order in which they were played. */
export interface RowColumns {
  readonly length: number;
  readonly deal: ArrayLike<number>;
  readonly rotation: ArrayLike<number>;
  readonly start: ArrayLike<number>;
  readonly plies: ArrayLike<number>;
  readonly winners: ArrayLike<number>;
  readonly leadChanges: ArrayLike<number>;
  readonly decided: ArrayLike<number>;
  readonly scores: readonly ArrayLike<number>[];
  readonly branching: ArrayLike<number | null>;
  readonly swapSeat: ArrayLike<number | null>;
  readonly card: ArrayLike<string | null>;
  readonly other: ArrayLike<string | null>;
}

/** Sums of clusters, added in place: reports read millions of rows. */
export class ClusterSums implements Sums {
  groups = 0;
  count = 0;
  sum = 0;
  squared = 0;
  crossed = 0;
  sizes = 0;

  add(sum: number, size: number): void {
    if (size === 0) return;
    this.groups++;
    this.count += size;
    this.sum += sum;
    this.squared += sum * sum;
    this.crossed += size * sum;
    this.sizes += size * size;
  }
}

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** What is summed in each deal. */
const PER_DEAL = ['starting', 'first', 'length', 'ties', 'margin', 'leads', 'decided', 'branching'] as const;
export type PerDeal = (typeof PER_DEAL)[number];

export interface CardValue {
  readonly card: string;
  readonly value: ConfidenceInterval;
  readonly deals: number;
}

export interface TableSummary {
  readonly table: LabTable;
  readonly matches: number;
  readonly deals: number;
  /** The share of victories of the seat that begins; null where all choose at once. */
  readonly starting: ConfidenceInterval | null;
  readonly seats: readonly ConfidenceInterval[];
  /** The share of the plan's first bot. */
  readonly first: ConfidenceInterval;
  readonly length: ConfidenceInterval;
  readonly lengths: ReadonlyMap<number, number>;
  readonly ties: ConfidenceInterval;
  readonly margin: ConfidenceInterval;
  readonly margins: ReadonlyMap<number, number>;
  readonly leads: ConfidenceInterval;
  /** The part of a match after which the winner led until the end. */
  readonly decided: ConfidenceInterval;
  readonly branching: ConfidenceInterval | null;
  /** The part of the spread of results that the deal explains; null unless all bots are equal. */
  readonly luck: ConfidenceInterval | null;
  readonly cards: readonly CardValue[];
}

/** A share in seat-matches, whose interval never leaves 0 to 1. */
const shareOrNull = (sums: Sums): ConfidenceInterval | null =>
  sums.count === 0 ? null : estimateShare(sums);

const meanOrNull = (sums: Sums): ConfidenceInterval | null => (sums.count === 0 ? null : estimate(sums));

/** Reads the rows of one table chunk by chunk, in order. */
export class Summary {
  readonly #table: LabTable;
  readonly #seats: ClusterSums[];
  readonly #sums: { readonly [name in PerDeal]: ClusterSums };
  readonly #luck = new ClusterSums();
  readonly #lengths = new Map<number, number>();
  readonly #margins = new Map<number, number>();
  readonly #cards = new Map<string, ClusterSums>();
  /** Of each deal, the means that a comparison pairs. */
  readonly deals: { readonly [name in PerDeal]: number[] };
  #matches = 0;

  constructor(table: LabTable) {
    this.#table = table;
    this.#seats = table.bots.map(() => new ClusterSums());
    const each = <T>(make: () => T) =>
      Object.fromEntries(PER_DEAL.map((name) => [name, make()])) as { [name in PerDeal]: T };
    this.#sums = each(() => new ClusterSums());
    this.deals = each(() => []);
  }

  add(rows: RowColumns): void {
    for (let from = 0; from < rows.length;) {
      let to = from + 1;
      while (to < rows.length && rows.deal[to] === rows.deal[from]) to++;
      this.#addDeal(rows, from, to);
      from = to;
    }
    this.#matches += rows.length;
  }

  #addDeal(rows: RowColumns, from: number, to: number): void {
    const { bots, kind } = this.#table;
    const seats = bots.length;
    const shares = this.#table.bots.map(() => 0);
    let squares = 0;
    const sums = { starting: 0, first: 0, length: 0, ties: 0, margin: 0, leads: 0, decided: 0, branching: 0 };
    let counted = 0;
    // A swapped deal is not one of the game's deals: it only tells what the card was worth.
    const last = kind === 'cards' ? from + 1 : to;
    const size = last - from;
    const begins = rows.start[from] >= 0;
    for (let row = from; row < last; row++) {
      const winners = rows.winners[row];
      const count = bitCount(winners);
      const share = 1 / count;
      for (let seat = 0; seat < seats; seat++) {
        if ((winners & (1 << seat)) === 0) continue;
        shares[seat] += share;
        squares += share * share;
      }
      const first = (seats - rows.rotation[row]) % seats;
      if ((winners & (1 << first)) !== 0) sums.first += share;
      if (begins && (winners & (1 << rows.start[row])) !== 0) sums.starting += share;
      const margin = marginOf(rows, row, seats, winners);
      sums.length += rows.plies[row];
      sums.margin += margin;
      sums.leads += rows.leadChanges[row];
      sums.decided += rows.decided[row] / rows.plies[row];
      if (count > this.#victors()) sums.ties++;
      const branching = rows.branching[row];
      if (branching !== null) {
        sums.branching += branching;
        counted++;
      }
      tally(this.#lengths, rows.plies[row]);
      tally(this.#margins, margin);
    }
    for (let seat = 0; seat < seats; seat++) this.#seats[seat].add(shares[seat], size);
    for (const name of PER_DEAL) {
      const of = name === 'branching' ? counted : name === 'starting' && !begins ? 0 : size;
      this.#sums[name].add(sums[name], of);
      this.deals[name].push(of === 0 ? NaN : sums[name] / of);
    }
    if (kind === 'cards') this.#addSwap(rows, from, to);
    else this.#addLuck(shares, squares, size);
  }

  /** In a game of teams, more than one seat always wins. */
  #victors(): number {
    return this.#table.config.options.teams === true ? this.#table.bots.length / 2 : 1;
  }

  /** Of two matches of a deal, how alike are the results? A covariance and a variance, summed over seats. */
  #addLuck(shares: readonly number[], squares: number, size: number): void {
    if (size < 2) return;
    const seats = shares.length;
    const mean = 1 / seats;
    let paired = -squares;
    for (const share of shares) paired += share * share;
    const alike = paired / (size * (size - 1)) - seats * mean * mean;
    const spread = squares / size - seats * mean * mean;
    // The estimate is the ratio of both sums; its interval is that of a mean with the spread as size.
    this.#luck.add(alike, spread);
  }

  #addSwap(rows: RowColumns, from: number, to: number): void {
    const seat = rows.swapSeat[from];
    const [card, other] = [rows.card[from], rows.other[from]];
    if (to - from !== 2 || seat === null || card === null || other === null) return;
    const share = (row: number): number =>
      (rows.winners[row] & (1 << seat)) === 0 ? 0 : 1 / bitCount(rows.winners[row]);
    const gain = share(from) - share(from + 1);
    this.#card(card).add(gain, 1);
    this.#card(other).add(-gain, 1);
  }

  #card(name: string): ClusterSums {
    let sums = this.#cards.get(name);
    if (sums === undefined) this.#cards.set(name, (sums = new ClusterSums()));
    return sums;
  }

  /** The interval by which a plan's precision decides. */
  precision(): ConfidenceInterval {
    const { starting, first } = this.#sums;
    const alike = new Set(this.#table.bots).size === 1;
    return estimateShare(alike && starting.count > 0 ? starting : first);
  }

  get summary(): TableSummary {
    const sums = this.#sums;
    const alike = new Set(this.#table.bots).size === 1;
    return {
      table: this.#table,
      matches: this.#matches,
      deals: sums.length.groups,
      starting: shareOrNull(sums.starting),
      seats: this.#seats.map(estimateShare),
      first: estimateShare(sums.first),
      length: estimate(sums.length),
      lengths: this.#lengths,
      ties: estimateShare(sums.ties),
      margin: estimate(sums.margin),
      margins: this.#margins,
      leads: estimate(sums.leads),
      decided: estimateShare(sums.decided),
      branching: meanOrNull(sums.branching),
      luck: alike ? meanOrNull(this.#luck) : null,
      cards: [...this.#cards]
        .map(([card, of]) => ({ card, value: estimate(of), deals: of.groups }))
        .toSorted((a, b) => b.value.mean - a.value.mean || (a.card < b.card ? -1 : 1)),
    };
  }
}

function tally(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** How far the winner is ahead of the best other seat; 0 if all win. */
function marginOf(rows: RowColumns, row: number, seats: number, winners: number): number {
  let won = -Infinity;
  let lost = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    const score = rows.scores[seat][row];
    if ((winners & (1 << seat)) !== 0) won = Math.max(won, score);
    else lost = Math.max(lost, score);
  }
  return lost === -Infinity ? 0 : won - lost;
}
