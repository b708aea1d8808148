/** The feature encoder of Jericho: each colour's walls, stakes and cards from one seat's view, and the time left. */
import type { Action } from '../../../core/index.ts';
import {
  type Card,
  cardByName,
  COLOUR_COUNT,
  COLOURS,
  colourOf,
  NO_CARD,
  TRUMPET,
  VALUES,
} from '../rules/data.ts';
import { type Jericho, jericho } from '../rules/rules.ts';
import { countWallCards, countOfRank, countOnes, onlyTrumpets, withoutRank } from '../rules/walls.ts';
import type { Features } from '../../../bots/neural/sparseNetwork.ts';
import { capped, FeatureNumbering, type FeatureEncoder } from '../../../bots/neural/featureEncoder.ts';
import { RANKS, SEATS, TableFeatures, TIMES } from './tableFeatures.ts';

const FEWEST = jericho.seats.min;
const LENGTHS = 26;
const LEADS = 31;
const leadClass = (lead: number): number => Math.max(0, Math.min(LEADS - 1, lead + 15));
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
