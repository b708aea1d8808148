/** What Jericho's feature encoder reads off a table: walls, leads, stakes and cards, from one seat's view. */
import type { Seat, View } from '../../../core/index.ts';
import {
  type Card,
  COLOUR_COUNT,
  colourOf,
  COPIES_OF,
  KINDS,
  NO_CARD,
  TRUMPET,
  VALUES,
} from '../rules/data.ts';
import { type Jericho, jericho, type Own, type Shared } from '../rules/rules.ts';
import {
  countOfRank,
  countOnes,
  highestRank,
  onlyTrumpets,
  wallPlace,
  withCard,
  withoutRank,
} from '../rules/walls.ts';
import { drawsAhead, quickLength } from './lookupTables.ts';

export const SEATS = jericho.seats.max;
export const RANKS = 6;

/** Classes of the expected number of draws before the scoring. */
const TIME_LIMITS = [1.5, 3, 5, 7, 10, 14, 20];
export const TIMES = 8;

function timeClass(draws: number): number {
  let at = 0;
  while (at < TIME_LIMITS.length && draws > TIME_LIMITS[at]) at++;
  return at;
}

/** The encoder's knowledge of a table, filled from a state or a view. */
export class TableFeatures {
  seats = 0;
  seat = 0;
  shared!: Shared;
  /** By place as in `shared.walls`, with hidden layout cards as far as known. */
  readonly walls = new Int32Array(SEATS * COLOUR_COUNT);
  readonly hand = new Int32Array(KINDS);
  /** Cards in other hands, or those that might be. */
  readonly others = new Int32Array(KINDS);
  /** Cards in the hand of the next seat; empty if unknown. */
  readonly next = new Int32Array(KINDS);
  /** By colour: the cards that all know to be in the supply, my own there, and the known ones of others. */
  readonly stake = new Int32Array(COLOUR_COUNT);
  readonly myStake = new Int32Array(COLOUR_COUNT);
  readonly theirStake = new Int32Array(COLOUR_COUNT);
  time = 0;
  draws = 0;
  /** My lead in cards over the best and over the second best of the others. */
  wonLead = 0;
  wonSecond = 0;
  readonly mine = new Int32Array(COLOUR_COUNT);
  readonly best = new Int32Array(COLOUR_COUNT);
  readonly second = new Int32Array(COLOUR_COUNT);
  readonly bestSeat = new Int32Array(COLOUR_COUNT);
  readonly rank = new Int32Array(COLOUR_COUNT);
  readonly blownLead = new Int32Array(COLOUR_COUNT);
  readonly #ones = new Int32Array(SEATS);

  #start(shared: Shared, own: Own, seat: Seat): void {
    this.seats = shared.seats;
    this.seat = seat;
    this.shared = shared;
    this.walls.fill(0);
    for (let place = 0; place < shared.walls.length; place++) this.walls[place] = shared.walls[place];
    this.hand.fill(0);
    this.others.fill(0);
    this.next.fill(0);
    this.stake.fill(0);
    this.myStake.fill(0);
    this.theirStake.fill(0);
    for (const card of own.hand) this.hand[card]++;
    if (own.choice !== NO_CARD) this.hand[own.choice]--;
    for (const card of shared.supply) if (card !== TRUMPET) this.stake[colourOf(card)]++;
    for (const card of own.fed) if (card !== TRUMPET) this.myStake[colourOf(card)]++;
    this.#lay(seat, own.layout);
    this.draws = drawsAhead(shared);
    this.time = timeClass(this.draws);
  }

  #lay(seat: Seat, card: Card): void {
    if (card === NO_CARD || card === TRUMPET) return;
    const place = wallPlace(seat, colourOf(card));
    this.walls[place] = withCard(this.walls[place], card);
  }

  loadState(shared: Shared, own: readonly Own[], seat: Seat): void {
    this.#start(shared, own[seat], seat);
    const next = seat + 1 === shared.seats ? 0 : seat + 1;
    for (let other = 0; other < shared.seats; other++) {
      if (other === seat) continue;
      for (const card of own[other].hand) this.others[card]++;
      if (other === next) for (const card of own[other].hand) this.next[card]++;
      for (const card of own[other].fed) if (card !== TRUMPET) this.theirStake[colourOf(card)]++;
      this.#lay(other, own[other].layout);
    }
  }

  loadView({ shared, own, seat }: View<Jericho>): void {
    this.#start(shared, own as Own, seat as Seat);
    const unseen = this.others;
    for (let card = 0; card < KINDS; card++) unseen[card] = COPIES_OF[card] - this.hand[card];
    for (const cards of shared.won) for (const card of cards) unseen[card]--;
    for (const card of shared.supply) unseen[card]--;
    for (const card of (own as Own).fed) unseen[card]--;
    unseen[TRUMPET] -= shared.out;
    for (let seat2 = 0; seat2 < shared.seats; seat2++)
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        const wall = this.walls[wallPlace(seat2, colour)];
        if (wall === 0) continue;
        for (let rank = 0; rank < RANKS; rank++) {
          const count = countOfRank(wall, rank);
          if (count > 0)
            unseen[rank === 1 ? TRUMPET : colour * VALUES.length + (rank === 0 ? 0 : rank - 1)] -= count;
        }
      }
  }

  getWall(seat: Seat, colour: number): number {
    return this.walls[wallPlace(seat, colour)];
  }

  readWalls(): void {
    this.#ones.fill(0);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) this.#lookAt(colour);
    this.#compareWon();
  }

  #lookAt(colour: number): void {
    const { seat, seats, walls } = this;
    let together = 0;
    let best = 0;
    let second = 0;
    let bestSeat = 0;
    for (let step = 0, other = seat; step < seats; step++, other = other + 1 === seats ? 0 : other + 1) {
      const wall = walls[other * COLOUR_COUNT + colour];
      together |= wall;
      const length = quickLength(wall);
      this.#ones[other] += countOnes(wall);
      if (step === 0) this.mine[colour] = length;
      else if (length > best) {
        second = best;
        best = length;
        bestSeat = step;
      } else if (length > second) second = length;
    }
    this.best[colour] = best;
    this.second[colour] = second;
    this.bestSeat[colour] = bestSeat;
    const rank = (this.rank[colour] = highestRank(together));
    let lead = 0;
    if (rank >= 0) {
      let most = 0;
      for (let other = 0; other < seats; other++) {
        const left = withoutRank(walls[other * COLOUR_COUNT + colour], rank);
        const length = onlyTrumpets(left) ? 0 : quickLength(left);
        if (other === seat) lead += length;
        else if (length > most) most = length;
      }
      lead -= most;
    }
    this.blownLead[colour] = lead;
  }

  /** J25: 1s that stand in walls will be won. */
  #compareWon(): void {
    const { won } = this.shared;
    let best = -99;
    let second = -99;
    for (let other = 0; other < this.seats; other++) {
      if (other === this.seat) continue;
      const count = won[other].length + this.#ones[other];
      if (count > best) {
        second = best;
        best = count;
      } else if (count > second) second = count;
    }
    const mine = won[this.seat].length + this.#ones[this.seat];
    this.wonLead = mine - best;
    this.wonSecond = mine - second;
  }
}
