/** The feature encoder of Jericho: each colour's walls, stakes and cards from one seat's view, and the time left. */
import type { Action, Seat, View } from '../../../core/index.ts';
import {
  type Card,
  cardByName,
  COLOUR_COUNT,
  COLOURS,
  colourOf,
  COPIES_OF,
  KINDS,
  NO_CARD,
  TRUMPET,
  VALUES,
} from '../rules/data.ts';
import { type Jericho, jericho, type Own, type Shared } from '../rules/rules.ts';
import {
  countWallCards,
  countOfRank,
  highestRank,
  countOnes,
  onlyTrumpets,
  wallPlace,
  withCard,
  withoutRank,
} from '../rules/walls.ts';
import type { Features } from '../../../bots/neural/sparseNetwork.ts';
import { capped, FeatureNumbering, type FeatureEncoder } from '../../../bots/neural/featureEncoder.ts';
import { drawsAhead, quickLength } from './lookupTables.ts';

const SEATS = jericho.seats.max;
const FEWEST = jericho.seats.min;
const RANKS = 6;
const LENGTHS = 26;
const LEADS = 31;
const leadClass = (lead: number): number => Math.max(0, Math.min(LEADS - 1, lead + 15));
/** Classes of the expected number of draws before the scoring. */
const TIMES = 8;
const WONS = 25;
const wonClass = (lead: number): number => Math.max(0, Math.min(WONS - 1, lead + 12));

const numbers = new FeatureNumbering();
const RANK_COUNT = numbers.register(RANKS * 6);
const MY_LENGTH = numbers.register(LENGTHS);
const LEAD = numbers.register(LEADS * 3);
const BEST_LENGTH = numbers.register(LENGTHS);
const SECOND_LENGTH = numbers.register(LENGTHS);
const HIGHEST_MINE = numbers.register(7 * 4);
const HIGHEST_THEIRS = numbers.register(7 * 4);
const BLOWN_LEAD = numbers.register(LEADS);
const STAKE = numbers.register(10 * 3);
const MY_STAKE = numbers.register(4);
const THEIR_STAKE = numbers.register(6);
const IN_HAND = numbers.register(VALUES.length * 3);
const IN_HANDS = numbers.register(VALUES.length * 4);
const NEXT_HAND = numbers.register(4);
const BEST_SEAT = numbers.register(SEATS + 1);
const TIME = numbers.register(3 * TIMES);
const TABLE = numbers.register(3);
const ONES = numbers.register(5);
const WON = numbers.register(3 * WONS);
const WON_SECOND = numbers.register(3 * WONS);
const CLOCK = numbers.register(3 * 20);
const PHASE = numbers.register(3 * 3);
const TRUMPETS = numbers.register(6);
const THEIR_TRUMPETS = numbers.register(10);
const NEXT_TRUMPETS = numbers.register(4);
const HIDDEN = numbers.register(10);
const SCORE = numbers.register(20);
const TO_PLAY = numbers.register(SEATS);
const FACTS = numbers.next - 1;

const LAY = 0;
const FEED = 1;
const BUILD = 2;
const BLOW = 3;
const SUPPLY = 4;
const TYPES = 5;

const moveNumbers = new FeatureNumbering();
const WHAT = moveNumbers.register(TYPES * RANKS);
const WHEN = moveNumbers.register(TYPES * 3 * TIMES);
const TYPE_LEAD = moveNumbers.register(TYPES * LEADS);
const TYPE_AFTER = moveNumbers.register(TYPES * LEADS);
const TYPE_STAKE = moveNumbers.register(TYPES * 10);
const TYPE_HELD = moveNumbers.register(TYPES * 7);
const TYPE_LENGTH = moveNumbers.register(TYPES * LENGTHS);
const TYPE_BLOWN = moveNumbers.register(TYPES * LEADS);
const REMOVES = moveNumbers.register(4 * 6);
const REMOVES_RANK = moveNumbers.register(RANKS + 1);
const FROM_LEADER = moveNumbers.register(2);
const TYPE_TRUMPETS = moveNumbers.register(TYPES * 5);
const TYPE_WON = moveNumbers.register(TYPES * WONS);
const CROSSED = moveNumbers.register(TYPES * 7 * 5);
const MOVE_FACTS = moveNumbers.next - 1;

/** The encoder's knowledge of a table, filled from a state or a view. */
class TableFeatures {
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

const TIME_LIMITS = [1.5, 3, 5, 7, 10, 14, 20];
function timeClass(draws: number): number {
  let at = 0;
  while (at < TIME_LIMITS.length && draws > TIME_LIMITS[at]) at++;
  return at;
}

function addColour(p: TableFeatures, colour: number, facts: Features): void {
  const round = p.shared.round - 1;
  const wall = p.getWall(p.seat, colour);
  let theirsHighest = 0;
  let ones = 0;
  for (let step = 1; step < p.seats; step++) {
    const other = p.getWall((p.seat + step) % p.seats, colour);
    if (other === 0) continue;
    ones += countOnes(other);
    if (p.rank[colour] >= 0) theirsHighest += countOfRank(other, p.rank[colour]);
  }
  if (wall !== 0)
    for (let rank = 0; rank < RANKS; rank++) {
      const count = countOfRank(wall, rank);
      if (count > 0) facts.add(RANK_COUNT + rank * 6 + capped(count - 1, 5));
    }
  facts.add(MY_LENGTH + capped(p.mine[colour], LENGTHS - 1));
  facts.add(LEAD + round * LEADS + leadClass(p.mine[colour] - p.best[colour]));
  facts.add(BEST_LENGTH + capped(p.best[colour], LENGTHS - 1));
  facts.add(SECOND_LENGTH + capped(p.second[colour], LENGTHS - 1));
  facts.add(BEST_SEAT + p.bestSeat[colour]);
  facts.add(
    HIGHEST_MINE +
      (p.rank[colour] + 1) * 4 +
      (p.rank[colour] < 0 ? 0 : capped(countOfRank(wall, p.rank[colour]), 3)),
  );
  facts.add(HIGHEST_THEIRS + (p.rank[colour] + 1) * 4 + capped(theirsHighest, 3));
  facts.add(BLOWN_LEAD + leadClass(p.blownLead[colour]));
  facts.add(STAKE + round * 10 + capped(p.stake[colour], 9));
  if (p.myStake[colour] > 0) facts.add(MY_STAKE + capped(p.myStake[colour] - 1, 3));
  if (p.theirStake[colour] > 0) facts.add(THEIR_STAKE + capped(p.theirStake[colour] - 1, 5));
  let next = 0;
  for (let value = 0; value < VALUES.length; value++) {
    const card = colour * VALUES.length + value;
    if (p.hand[card] > 0) facts.add(IN_HAND + value * 3 + capped(p.hand[card] - 1, 2));
    if (p.others[card] > 0) facts.add(IN_HANDS + value * 4 + capped(p.others[card] - 1, 3));
    next += p.next[card];
  }
  if (next > 0) facts.add(NEXT_HAND + capped(next - 1, 3));
  facts.add(TIME + round * TIMES + p.time);
  facts.add(TABLE + p.seats - FEWEST);
  if (ones > 0) facts.add(ONES + capped(ones - 1, 4));
}

const PHASES = { lay: 0, feed: 1, turns: 2, scoring: 2, over: 2 };

function addWhole(p: TableFeatures, facts: Features): void {
  const { shared } = p;
  const round = shared.round - 1;
  const table = p.seats - FEWEST;
  facts.add(WON + round * WONS + wonClass(p.wonLead));
  facts.add(WON_SECOND + round * WONS + wonClass(p.wonSecond));
  facts.add(CLOCK + round * 20 + capped(Math.floor(p.draws), 19));
  facts.add(PHASE + PHASES[shared.phase] * 3 + table);
  facts.add(TRUMPETS + capped(p.hand[TRUMPET], 5));
  facts.add(THEIR_TRUMPETS + capped(p.others[TRUMPET], 9));
  facts.add(NEXT_TRUMPETS + capped(p.next[TRUMPET], 3));
  let hidden = 0;
  for (let other = 0; other < p.seats; other++) if (other !== p.seat) hidden += shared.fed[other];
  facts.add(HIDDEN + capped(hidden, 9));
  let count = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) count += countWallCards(p.getWall(p.seat, colour));
  facts.add(SCORE + capped(count, 19));
  facts.add(TO_PLAY + ((shared.turn - p.seat + p.seats) % p.seats));
}

const picture = new TableFeatures();

function addAll(facts: Features): void {
  picture.readWalls();
  facts.clear();
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    addColour(picture, colour, facts);
    facts.endGroup();
  }
  addWhole(picture, facts);
  facts.endGroup();
}

interface DecodedMove {
  readonly type: number;
  readonly card: number;
}
const TYPE_OF = { lay: LAY, feed: FEED, build: BUILD, trumpet: BLOW, supply: SUPPLY };
const DECODED_MOVES = Array.from({ length: jericho.moves.count }, (_, action): DecodedMove => {
  const move = jericho.moves.decode(action);
  const card = move.type === 'trumpet' ? COLOURS.indexOf(move.colour) : (cardByName(move.card) ?? NO_CARD);
  return { type: TYPE_OF[move.type], card };
});

const rankIndex = (card: Card): number => {
  if (card === TRUMPET) return 1;
  const value = card % VALUES.length;
  return value === 0 ? 0 : value + 1;
};
const LENGTH_OF = [1, 2, 3, 4, 5, 7];
const coarse = (lead: number): number => (lead < -4 ? 0 : lead < 0 ? 1 : lead === 0 ? 2 : lead <= 4 ? 3 : 4);

function encodeMove(p: TableFeatures, action: Action, facts: Features): void {
  const { type, card } = DECODED_MOVES[action];
  const round = p.shared.round - 1;
  const colour = type === BLOW ? card : card === TRUMPET ? -1 : colourOf(card);
  facts.add(WHAT + type * RANKS + (type === BLOW ? 0 : rankIndex(card)));
  facts.add(WHEN + (type * 3 + round) * TIMES + p.time);
  facts.add(TYPE_TRUMPETS + type * 5 + capped(p.hand[TRUMPET], 4));
  facts.add(TYPE_WON + type * WONS + wonClass(p.wonLead));
  if (colour < 0) return;
  const lead = p.mine[colour] - p.best[colour];
  let stake = p.stake[colour] + p.myStake[colour];
  let afterLead = lead;
  if (type === BUILD || type === LAY) afterLead += LENGTH_OF[rankIndex(card)];
  if (type === FEED || type === SUPPLY) stake++;
  if (type === BLOW) {
    const wall = p.getWall(p.seat, colour);
    let mine = 0;
    let theirs = 0;
    if (p.rank[colour] >= 0) {
      mine = countOfRank(wall, p.rank[colour]);
      for (let step = 1; step < p.seats; step++)
        theirs += countOfRank(p.getWall((p.seat + step) % p.seats, colour), p.rank[colour]);
    }
    const left = p.rank[colour] < 0 ? 0 : withoutRank(wall, p.rank[colour]);
    afterLead = p.blownLead[colour] + (left !== 0 && !onlyTrumpets(left) ? 2 : 0);
    stake += p.rank[colour] === 1 ? 0 : mine + theirs;
    facts.add(REMOVES + capped(mine, 3) * 6 + capped(theirs, 5));
    facts.add(REMOVES_RANK + p.rank[colour] + 1);
    facts.add(
      FROM_LEADER +
        (p.rank[colour] >= 0 &&
        p.bestSeat[colour] > 0 &&
        countOfRank(p.getWall((p.seat + p.bestSeat[colour]) % p.seats, colour), p.rank[colour]) > 0
          ? 1
          : 0),
    );
  }
  let held = 0;
  for (let value = 0; value < VALUES.length; value++) held += p.hand[colour * VALUES.length + value];
  facts.add(TYPE_LEAD + type * LEADS + leadClass(lead));
  facts.add(TYPE_AFTER + type * LEADS + leadClass(afterLead));
  facts.add(TYPE_STAKE + type * 10 + capped(stake, 9));
  facts.add(TYPE_HELD + type * 7 + capped(held, 6));
  facts.add(TYPE_LENGTH + type * LENGTHS + capped(p.mine[colour], LENGTHS - 1));
  facts.add(TYPE_BLOWN + type * LEADS + leadClass(p.blownLead[colour]));
  facts.add(CROSSED + (type * 7 + capped(stake, 6)) * 5 + coarse(afterLead));
}

const room = { facts: FACTS, groups: COLOUR_COUNT, inGroup: 32, inWhole: 12 };

export const jerichoEncoder: FeatureEncoder<Jericho> = {
  game: jericho,
  countSeats: ({ shared }) => shared.seats,
  isWorthJudging: () => true,
  ended: () => undefined,
  state: room,
  view: room,
  moves: { facts: MOVE_FACTS, most: 20, inMove: 16, recorded: 15 },

  encodeState({ shared, own }, seat, facts) {
    picture.loadState(shared, own, seat);
    addAll(facts);
  },
  encodeView(view, facts) {
    picture.loadView(view);
    addAll(facts);
  },
  encodeMoves(_, actions, facts) {
    facts.clear();
    for (const action of actions) {
      encodeMove(picture, action, facts);
      facts.endGroup();
    }
  },
};
